extension TaskResult {
  /// The result as `run --json` prints it and as outcomes keep it.
  public var json: JSONValue {
    var fields: JSONFields = [
      "task": .string(task.rawValue), "version": .integer(version),
      "contentHash": .string(contentHash), "runID": .string(runID), "finish": .string(finish),
      "language": .string(language), "startDate": .string(startDate.description),
      "endDate": .string(endDate.description), "scores": .object(scores),
    ]
    if !alerts.isEmpty { fields["alerts"] = .array(alerts.map(\.json)) }
    fields["seed"] = seed.map(JSONValue.integer)
    fields["steps"] = .array(steps.map(\.json))
    return .object(fields)
  }
}

extension StepResult {
  /// The step's result as JSON.
  public var json: JSONValue {
    var fields: JSONFields = [
      "id": .string(id.rawValue), "startDate": .string(startDate.description),
      "endDate": .string(endDate.description), "answers": .array(answers.map(\.json)),
    ]
    fields["details"] = details
    return .object(fields)
  }
}

extension AnswerResult {
  /// The question's result as JSON; what does not apply is `null`.
  public var json: JSONValue {
    let text = { (text: String?) in text.map(JSONValue.string) ?? .null }
    var value = answer.value?.json ?? .null
    if isList, value != .null {
      if case .array = value {} else { value = .array([value]) }
    }
    return .object([
      "id": .string(id.rawValue), "state": .string(answer.state.rawValue),
      "entry": text(answer.entry?.rawValue), "format": .string(format),
      "value": value, "units": text(units), "display": text(display),
      "startDate": text(startDate?.description), "endDate": text(endDate?.description),
      "seconds": milliseconds.map { .number(Double($0) / 1000) } ?? .null,
    ])
  }
}
