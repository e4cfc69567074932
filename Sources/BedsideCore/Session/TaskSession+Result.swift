extension TaskSession {
  /// What became of the run so far; its end is now, or when the last step was left.
  public func result() -> TaskResult {
    let now = clock.now()
    let end = finish == nil ? now : path.last?.endDate ?? now
    return TaskResult(
      task: task.id, version: task.version, contentHash: task.contentHash, runID: runID,
      finish: finish?.name ?? FinishReason.saved.name, language: context.phrases.language,
      startDate: startDate, endDate: end,
      scores: task.scores.results(given: effectiveAnswers), alerts: alertResults, seed: task.seed,
      steps: path.compactMap { visit in
        task.step(visit.id).map { result(of: $0, visit: visit, end: end) }
      })
  }

  private func result(of step: Step, visit: StepVisit, end: Instant) -> StepResult {
    let given = effectiveAnswers
    return StepResult(
      id: step.id, startDate: visit.startDate, endDate: visit.endDate ?? end,
      answers: step.items.map { result(of: $0, given: given) }, details: details[step.id])
  }

  private func result(
    of item: FormItem, given: [Identifier<FormItem>: Answer]
  ) -> AnswerResult {
    let rules = item.format.rules
    guard item.isVisible(given: given) else {
      return AnswerResult(id: item.id, answer: .notShown, format: rules.name, units: rules.unit)
    }
    let record = answers[item.id]
    let answer = record?.answer ?? .skipped
    return AnswerResult(
      id: item.id, answer: answer, format: rules.name, units: rules.unit,
      display: answer.value.map { rules.display($0, in: context) },
      startDate: record?.startDate, endDate: record?.endDate)
  }
}
