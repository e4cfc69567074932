extension TaskSession {
  /// Keeps what the step at hand has found out by itself, as the answers to those of its items that
  /// nobody is asked for; what is missing is skipped.
  public mutating func record(found answers: [Identifier<FormItem>: Answer]) {
    guard let stop = way.stops.last else { return }
    let items = task.index.items[stop.step]
    guard items.contains(where: { $0.source != .asked }) else { return }
    let now = clock.now()
    for position in items.indices where items[position].source != .asked && stop.shown[position] {
      let item = items[position]
      var answer = answers[item.id] ?? .skipped
      do { try check(answer, for: item) } catch { answer = .skipped }
      for change in keep(answer, at: position, since: askedAt, now) {
        delegate?.session(self, didChange: change)
      }
    }
    raiseAlerts()
  }

  /// Keeps what a person did with the model of the step at hand.
  public mutating func record(_ result: ModelStepResult) {
    guard let step = currentStep else { return }
    record(details: result.json)
    record(found: result.answers(of: step.id))
  }
}
