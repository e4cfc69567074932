extension ModelView {
  /// Reads a name, or `{"turn": 30, "tilt": 20, "zoom": 1.5}`; notes what is wrong in `log`.
  public init?(_ node: JSONNode, log: ProblemLog) {
    if let word = node.string {
      guard let name = Name(rawValue: word) else {
        log.add(Self.wrongName(word), at: node.offset)
        return nil
      }
      self = .named(name)
      return
    }
    guard var object = ObjectReader(node, "A view that is no name", log: log) else { return nil }
    let turn = object.double("turn") ?? 0
    let tilt = object.double("tilt") ?? 0
    let zoom = object.double("zoom") ?? 1
    object.finish()
    if abs(tilt) > 90 {
      object.problem("'tilt' goes from -90 (from below) to 90 (from above).", at: "tilt")
    }
    if zoom < 0.1 || zoom > 20 { object.problem("'zoom' goes from 0.1 to 20.", at: "zoom") }
    self = .angles(turn: turn, tilt: min(max(tilt, -90), 90), zoom: min(max(zoom, 0.1), 20))
  }

  /// The view as it stands in a file.
  public var json: JSONValue {
    switch self {
    case .named(let name): .string(name.rawValue)
    case .angles(let turn, let tilt, let zoom):
      .object(["turn": .number(turn), "tilt": .number(tilt), "zoom": .number(zoom)])
    }
  }

  /// What to say of a word that names no view.
  public static func wrongName(_ word: String) -> String {
    let names = Name.allCases.map(\.rawValue)
    if let nearest = Suggestion.nearest(to: word, among: names) {
      return "'\(word)' is not a view. Did you mean '\(nearest)'?"
    }
    return "'\(word)' is not a view. Write one of \(names.joined(separator: ", "))."
  }
}
