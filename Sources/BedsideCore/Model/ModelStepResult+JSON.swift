extension ModelStepResult {
  /// Reads what the viewer printed and notes what is wrong in `log`.
  ///
  /// Nil without a known `finish`.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A model result", log: log) else { return nil }
    let finish = object.word("finish", as: Finish.self)
    _ = object.strings("selected")
    let history = object.array("history").compactMap { Selection($0, log: log) }
    let atClose = object.node("selectedAtClose")?.string
    let looked = object.strings("looked")
    let stops = object.node("stops").flatMap { Stops($0, log: log) }
    let seconds = object.double("seconds") ?? 0
    object.finish()
    guard let finish else { return nil }
    self.init(
      finish: finish, history: history, selectedAtClose: atClose, looked: looked, stops: stops,
      seconds: seconds)
  }

  /// The result as `bedside-viewer --step` prints it; what was not looked at is left out.
  public var json: JSONValue {
    var fields: JSONFields = [
      "finish": .string(finish.rawValue),
      "selected": .strings(selected),
      "selectedAtClose": selectedAtClose.map(JSONValue.string) ?? .null,
      "history": .array(
        history.map { .object(["part": .string($0.part), "at": .number($0.at)]) }),
    ]
    if !looked.isEmpty { fields["looked"] = .strings(looked) }
    fields["stops"] = stops.map {
      .object(["seen": .integer($0.seen), "of": .integer($0.count)])
    }
    fields["seconds"] = .number(seconds)
    return .object(fields)
  }
}

extension ModelStepResult.Stops {
  /// Reads how much of a tour was seen; notes what is wrong in `log`.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A count of stops", log: log) else { return nil }
    let seen = object.integer("seen")
    let count = object.integer("of")
    object.finish()
    guard let seen, let count else { return nil }
    self.init(seen: seen, of: count)
  }
}

extension ModelStepResult.Selection {
  /// Reads an entry of the history; notes what is wrong in `log`.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A selection", log: log) else { return nil }
    let part = object.requiredString("part")
    let at = object.double("at")
    object.finish()
    guard let part, let at else { return nil }
    self.init(part: part, at: at)
  }
}
