public import BedsideCore
public import BedsideSchedule

extension TaskResult {
  /// The values of an outcome: one for each answered question, or for each thing chosen, with the
  /// item's id as kind and the format's unit.
  ///
  /// Own words are apart from codes: beside the code `other` stands a value of the kind `ID.other`.
  public var outcomeValues: [OutcomeValue] {
    steps.flatMap(\.answers).flatMap { answer in
      (answer.answer.value?.outcomeParts ?? []).map { part in
        OutcomeValue(
          part.value, kind: answer.id.rawValue + part.suffix, units: answer.units,
          recorded: answer.endDate)
      }
    }
  }
}

extension AnswerValue {
  /// A value, and what its kind has behind the item's id.
  public typealias OutcomePart = (value: OutcomeValue.Value, suffix: String)

  /// What stands of it among the values of an outcome.
  public var outcomeParts: [OutcomePart] {
    switch self {
    case .boolean(let value): [(.boolean(value), "")]
    case .integer(let value): [(.integer(value), "")]
    case .decimal(let value): [(.double(value), "")]
    case .text(let value): [(.text(value), "")]
    case .date(let value): [(.date(value), "")]
    case .time(let value): [(.time(value), "")]
    case .dateTime(let value): [(.instant(value.instant), "")]
    case .duration(let seconds): [(.integer(seconds), "")]
    case .measure(let measure): [(.double(measure.amount), "")]
    case .age(.years(let number)), .age(.bornIn(let number)): [(.integer(number), "")]
    // An end that stands for all ages beyond it is no number that anything can be counted with.
    case .age(.orYounger(let end)): [(.text("<=\(end)"), "")]
    case .age(.orOlder(let end)): [(.text(">=\(end)"), "")]
    case .file(let file): [(.text(file.name), "")]
    case .choices(let chosen): chosen.flatMap(\.parts)
    case .ranking(let codes), .components(let codes): codes.map { ($0.value, "") }
    case .location(let place): [(.text(place.text), "")]
    }
  }
}

extension ChoiceAnswer {
  fileprivate var parts: [AnswerValue.OutcomePart] {
    switch self {
    case .code(let code): return [(code.value, "")]
    case .other(let words):
      let code: AnswerValue.OutcomePart = (OtherChoice.code.value, "")
      return words.isEmpty ? [code] : [code, (.text(words), ".\(OtherChoice.code)")]
    }
  }
}

extension ChoiceCode {
  fileprivate var value: OutcomeValue.Value {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    }
  }
}
