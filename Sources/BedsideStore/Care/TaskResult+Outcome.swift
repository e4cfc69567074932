public import BedsideCore
public import BedsideSchedule

extension TaskResult {
  /// The values of an outcome: one for each answered question, or for each thing chosen, with the
  /// item's id as kind and the format's unit.
  public var outcomeValues: [OutcomeValue] {
    steps.flatMap(\.answers).flatMap { answer in
      (answer.answer.value?.outcomeValues ?? []).map { value in
        OutcomeValue(
          value, kind: answer.id.rawValue, units: answer.units, recorded: answer.endDate)
      }
    }
  }
}

extension AnswerValue {
  fileprivate var outcomeValues: [OutcomeValue.Value] {
    switch self {
    case .boolean(let value): [.boolean(value)]
    case .integer(let value): [.integer(value)]
    case .decimal(let value): [.double(value)]
    case .text(let value): [.text(value)]
    case .date(let value): [.date(value)]
    case .time(let value): [.time(value)]
    case .dateTime(let value): [.instant(value.instant)]
    case .duration(let seconds): [.integer(seconds)]
    case .measure(let measure): [.double(measure.amount)]
    case .age(.years(let number)), .age(.bornIn(let number)): [.integer(number)]
    // An end that stands for all ages beyond it is no number that anything can be counted with.
    case .age(.orYounger(let end)): [.text("<=\(end)")]
    case .age(.orOlder(let end)): [.text(">=\(end)")]
    case .file(let file): [.text(file.name)]
    case .choices(let chosen):
      chosen.map { one in
        switch one {
        case .code(.text(let text)), .other(let text): .text(text)
        case .code(.integer(let number)): .integer(number)
        }
      }
    }
  }
}
