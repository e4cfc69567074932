internal import BedsideCore

/// The viewer's own words: everything it shows that comes from neither a model nor a step.
extension Phrase {
  static let parts = Phrase("viewer.parts", "Parts")
  static let otherParts = Phrase("viewer.otherParts", "Other")
  static let keysAndMouse = Phrase("viewer.keysAndMouse", "Keys and mouse")
  static let moreOfHelp = Phrase("viewer.moreOfHelp", "↑ ↓ for more")
  static let helpHint = Phrase("viewer.helpHint", "?  Help")
  static let beginTour = Phrase("viewer.beginTour", "Start the tour")
  static let nextStop = Phrase("viewer.nextStop", "Next")
  static let stopBefore = Phrase("viewer.stopBefore", "Back")
  static let goOn = Phrase("viewer.goOn", "Continue")
  static let endTour = Phrase("viewer.endTour", "End the tour")
  static let selected = Phrase("viewer.selected", "Selected")
  static let hidden = Phrase("viewer.hidden", "Hidden")
  static let ghosted = Phrase("viewer.ghosted", "See-through")
  static let placeInTour = Phrase("viewer.place", "{stop} of {count}")

  static let searchHint = Phrase("viewer.searchHint", "/  Find a part")
  static let searchFor = Phrase("viewer.searchFor", "Find:")
  static let nothingFound = Phrase("viewer.nothingFound", "No part is called so.")

  static let measureFirst = Phrase(
    "viewer.measureFirst",
    "Measuring: click a point, or move the cross with the arrow keys and press Enter.")
  static let measureSecond = Phrase("viewer.measureSecond", "Measuring: now the other point.")
  static let distance = Phrase("viewer.distance", "Distance: {distance}")
  static let nothingToMeasure = Phrase(
    "viewer.nothingToMeasure", "There is nothing of the model. Choose a point on it.")
  static let measuredInWindow = Phrase(
    "viewer.measuredInWindow", "Measuring takes a window, and this is none.")

  static let movesNot = Phrase("viewer.motion.none", "Nothing moves by itself now.")
  static let movesGently = Phrase("viewer.motion.gentle", "The view moves gently now.")
  static let movesOn = Phrase(
    "viewer.motion.coasting", "The view moves gently now, and turns on when it is let go.")
  static let labelsNone = Phrase("viewer.labels.none", "No part has its name beside it now.")
  static let labelsMarked = Phrase(
    "viewer.labels.marked", "Marked parts have their names beside them now.")
  static let labelsAll = Phrase("viewer.labels.all", "All parts have their names beside them now.")

  static let otherPartAsked = Phrase(
    "viewer.otherPartAsked", "{part}: that is not what is asked for. Select another part.")
  static let noJoint = Phrase("viewer.noJoint", "This model has no joint that bends.")
  static let flexion = Phrase("viewer.flexion", "Bent {degrees}°")
  static let straight = Phrase("viewer.straight", "Straight")
  static let beyondStraight = Phrase("viewer.beyondStraight", "{degrees}° beyond straight")
  static let measured = Phrase("viewer.measured", "Your range of motion: {least}° to {most}°")

  static let choosePartFirst = Phrase(
    "viewer.choosePartFirst", "Point at a part or press Tab to choose one first.")
  static let cutFirst = Phrase("viewer.cutFirst", "Press C to cut the model open first.")
  static let cutAcrossX = Phrase("viewer.cutAcrossX", "Cut between left and right at {place}")
  static let cutAcrossY = Phrase("viewer.cutAcrossY", "Cut between top and bottom at {place}")
  static let cutAcrossZ = Phrase("viewer.cutAcrossZ", "Cut between front and back at {place}")
  static let selectFirst = Phrase(
    "viewer.selectFirst", "Select a part to go on: click it, or press Tab and Enter.")
  static let seeTourFirst = Phrase(
    "viewer.seeTourFirst", "Look at the whole tour to go on: {seen} of {count} stops seen.")
}

extension Phrases {
  /// Where in a tour of `count` stops one is.
  func place(_ stop: Int, of count: Int) -> String {
    self(.placeInTour, ["stop": "\(stop + 1)", "count": "\(count)"])
  }
}

extension Phrases {
  /// How far the joint is bent.
  func flexion(_ degrees: Double) -> String {
    let whole = degrees.rounded()
    if whole == 0 { return self(.straight) }
    return self(
      whole < 0 ? .beyondStraight : .flexion, ["degrees": Self.degrees(whole.magnitude)])
  }

  /// How far the person's own joint bends.
  func measured(_ range: ClosedRange<Double>) -> String {
    self(
      .measured,
      ["least": Self.degrees(range.lowerBound), "most": Self.degrees(range.upperBound)])
  }

  /// Whole degrees; nobody reads a goniometer finer.
  static func degrees(_ degrees: Double) -> String {
    let whole = Int(exactly: degrees.rounded()) ?? 0
    return whole < 0 ? "\u{2212}\(-whole)" : "\(whole)"
  }
}

extension Notice {
  /// What is said to the person.
  func text(_ phrases: Phrases) -> String {
    switch self {
    case .choosePartFirst: phrases(.choosePartFirst)
    case .cutFirst: phrases(.cutFirst)
    case .selectFirst: phrases(.selectFirst)
    case .otherPartAsked(let name): phrases(.otherPartAsked, ["part": name])
    case .nothingFound: phrases(.nothingFound)
    case .nothingToMeasure: phrases(.nothingToMeasure)
    case .nothingToSelect: phrases(.wordedNoSelection)
    case .measuredInWindow: phrases(.measuredInWindow)
    case .moves(.none): phrases(.movesNot)
    case .moves(.gentle): phrases(.movesGently)
    case .moves(.coasting): phrases(.movesOn)
    case .labels(.none): phrases(.labelsNone)
    case .labels(.marked): phrases(.labelsMarked)
    case .labels(.all): phrases(.labelsAll)
    case .noJoint: phrases(.noJoint)
    case .seeTourFirst(let seen, let count):
      phrases(.seeTourFirst, ["seen": "\(seen)", "count": "\(count)"])
    }
  }
}
