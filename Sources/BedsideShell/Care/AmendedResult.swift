internal import BedsideCore
internal import BedsideStore

/// Makes the result of a run that gave one question another answer: all else stands as it was recorded.
@MainActor
struct AmendedResult {
  /// What was recorded.
  let stored: StoredOutcome
  /// A run that begins with the answers that were recorded.
  let before: TaskSession
  /// The question that has another answer.
  let item: Identifier<FormItem>

  /// The result of `session`, which went the way to which the answers lead now.
  func result(of session: TaskSession) -> TaskResult {
    var result = session.result()
    result.startDate = stored.result?.instant("startDate") ?? result.startDate
    result.endDate = stored.result?.instant("endDate") ?? result.endDate
    let alerts = stored.alerts.filter(\.stands)
    result.alerts = result.alerts.map { new in
      alerts.last { $0.id == new.id && $0.values == new.values } ?? new
    }
    for index in result.steps.indices { keep(&result.steps[index]) }
    return result
  }

  /// Gives a step its times and what it brought, and its answers how and when they were given.
  private func keep(_ step: inout StepResult) {
    if let old = stored.steps.first(where: { $0["id"] == .string(step.id.rawValue) }) {
      step.startDate = old.instant("startDate") ?? step.startDate
      step.endDate = old.instant("endDate") ?? step.endDate
      step.details = step.details ?? old["details"]
    }
    for index in step.answers.indices where step.answers[index].id != item {
      guard let record = before.answers[step.answers[index].id],
        record.answer == step.answers[index].answer
      else { continue }
      step.answers[index].startDate = record.startDate
      step.answers[index].endDate = record.endDate
      step.answers[index].milliseconds = record.milliseconds
    }
  }
}

extension JSONValue {
  fileprivate func instant(_ key: String) -> Instant? {
    if case .string(let text)? = self[key] { Instant(text) } else { nil }
  }
}
