extension Measure {
  /// The measure as drafts hold it: the amount, and the unit in which it was given.
  var draftJSON: JSONValue {
    .object(["value": .number(amount), "typed": .string(unit.rawValue)])
  }

  /// Reads a plain number, which is in `plain`, or what a draft holds.
  init(
    _ json: JSONValue, plain: Unit, expected: Phrase, _ context: AnswerContext
  ) throws(AnswerError) {
    var (number, unit) = (json, plain)
    if let value = json["value"], case .string(let typed) = json["typed"],
      let given = Unit(rawValue: typed), given.isLength == plain.isLength
    {
      (number, unit) = (value, given)
    }
    switch number {
    case .integer(let amount): self.init(Double(amount), in: unit)
    case .number(let amount) where amount.isFinite: self.init(amount, in: unit)
    default: throw .wrongKind(json.text, expected: context.phrases(expected))
    }
  }
}
