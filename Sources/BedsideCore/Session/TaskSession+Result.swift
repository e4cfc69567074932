extension TaskSession {
  /// What became of the run so far; its end is now, or when it ended.
  ///
  /// Its steps are those on the way, in the order in which they were reached, each once: a step that
  /// was come back to stands where it was reached last, with what it was answered last.
  public func result() -> TaskResult {
    let end = endDate ?? clock.now()
    return TaskResult(
      task: task.id, version: task.version, contentHash: task.contentHash, runID: runID,
      finish: finish?.name ?? FinishReason.saved.name,
      language: task.language ?? context.phrases.language,
      startDate: startDate, endDate: end,
      scores: task.scores.results(given: way.given), alerts: alerts, seed: task.seed,
      steps: zip(way.visits, way.stops).map { result(of: $1, visit: $0, end: end) })
  }

  private func result(of stop: Way.Stop, visit: StepVisit, end: Instant) -> StepResult {
    StepResult(
      id: visit.id, startDate: visit.startDate, endDate: visit.endDate ?? end,
      answers: zip(task.index.items[stop.step], stop.shown).map { result(of: $0, isShown: $1) },
      details: details[visit.id])
  }

  private func result(of item: FormItem, isShown: Bool) -> AnswerResult {
    let rules = item.format.rules
    guard isShown else {
      return AnswerResult(id: item.id, answer: .notShown, format: rules.name, units: rules.unit)
    }
    let record = answers[item.id]
    let answer = record?.answer ?? .skipped
    var result = AnswerResult(
      id: item.id, answer: answer, format: rules.name, units: rules.unit,
      display: answer.value.map { display($0, of: item) },
      startDate: record?.startDate, endDate: record?.endDate, milliseconds: record?.milliseconds)
    if case .choice(let format) = item.format { result.isList = format.isMultiple }
    return result
  }
}
