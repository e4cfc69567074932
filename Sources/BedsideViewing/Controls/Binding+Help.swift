public import BedsideCore

extension Binding {
  /// The lines of the help: the first key of each binding of a topic, in the order of topics.
  public static func help(_ phrases: Phrases) -> [(topic: Topic, keys: String)] {
    let shift = phrases(.shiftKey) + " "
    return Topic.allCases.compactMap { topic in
      let keys = all.filter { $0.topic == topic }.compactMap { $0.keys.first?.label(phrases) }
      guard let first = keys.first else { return nil }
      // "Shift ← →" instead of "Shift ←  Shift →".
      guard keys.count > 1, keys.allSatisfy({ $0.hasPrefix(shift) }) else {
        return (topic, keys.joined(separator: "  "))
      }
      let others = keys.dropFirst().map { String($0.dropFirst(shift.count)) }
      return (topic, ([first] + others).joined(separator: " "))
    }
  }

  /// What the mouse does: the movement and its effect.
  static let mouse: [(movement: Phrase, effect: Phrase)] = [
    (Phrase("viewer.mouse.drag", "Drag"), turnHelp),
    (Phrase("viewer.mouse.otherDrag", "Right or Shift drag"), moveHelp),
    (
      Phrase("viewer.mouse.wheel", "Wheel or Ctrl drag"),
      Phrase("viewer.mouse.zoom", "Zoom where the pointer is")
    ),
    (
      Phrase("viewer.mouse.click", "Click"),
      Phrase("viewer.mouse.select", "Select a part; again, or beside it: deselect")
    ),
    (
      Phrase("viewer.mouse.doubleClick", "Double click"),
      Phrase("viewer.mouse.fit", "Fill the picture with a part")
    ),
  ]

  private static let turnHelp = Phrase("viewer.help.turn", "Turn the model")
  private static let moveHelp = Phrase("viewer.help.move", "Move the model")
}

extension Binding.Topic {
  /// What a line of the help says.
  public var help: Phrase {
    switch self {
    case .tour: Phrase("viewer.help.tour", "Next and previous stop of the tour")
    case .goOn: Phrase("viewer.help.goOn", "Go on, without the rest of the tour")
    case .turn: Phrase("viewer.help.turn", "Turn the model")
    case .move: Phrase("viewer.help.move", "Move the model")
    case .zoom: Phrase("viewer.help.zoom", "Closer and farther")
    case .sides: Phrase("viewer.help.sides", "Front, back, left, right, top, bottom")
    case .corner: Phrase("viewer.help.corner", "View from a corner")
    case .fit: Phrase("viewer.help.fit", "Fill the picture with the part or all")
    case .reset: Phrase("viewer.help.reset", "Reset the view")
    case .bend: Phrase("viewer.help.bend", "Bend and straighten the joint")
    case .bendFinely: Phrase("viewer.help.bendFinely", "The same by one degree")
    case .pickPart: Phrase("viewer.help.pickPart", "Next and previous part")
    case .select: Phrase("viewer.help.select", "Select the part")
    case .hide: Phrase("viewer.help.hide", "Hide or show the part")
    case .isolate: Phrase("viewer.help.isolate", "Show the part alone")
    case .ghost: Phrase("viewer.help.ghost", "Make the part see-through")
    case .ghostOthers: Phrase("viewer.help.ghostOthers", "Make all other parts see-through")
    case .showAll: Phrase("viewer.help.showAll", "Show all parts")
    case .search: Phrase("viewer.help.search", "Find a part by its name")
    case .region: Phrase("viewer.help.region", "Fold or hide the part's group")
    case .labels: Phrase("viewer.help.labels", "Names beside the marked parts, all, none")
    case .measure: Phrase("viewer.help.measure", "Measure between two points")
    case .motion: Phrase("viewer.help.motion", "What moves by itself")
    case .section: Phrase("viewer.help.section", "Cut it open: left, top, front, not at all")
    case .moveSection: Phrase("viewer.help.moveSection", "Move the cut")
    case .flipSection: Phrase("viewer.help.flipSection", "Cut the other side away")
    case .keepWhole: Phrase("viewer.help.keepWhole", "Leave the part whole, or cut it")
    case .partList: Phrase("viewer.help.partList", "List of parts")
    case .text: Phrase("viewer.help.text", "Titles and captions")
    case .backdrop: Phrase("viewer.help.backdrop", "Light, dark, black or high-contrast background")
    case .help: Phrase("viewer.help.help", "This help")
    case .close: Phrase("viewer.help.close", "Close")
    }
  }
}
