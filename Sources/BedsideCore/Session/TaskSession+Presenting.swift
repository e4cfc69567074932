extension TaskSession {
  /// Shows `step`, with the question `item` at hand or the first.
  mutating func present(_ step: Step, at item: Identifier<FormItem>?) {
    let now = clock.now()
    if path.last?.id == step.id {
      path[path.count - 1].endDate = nil
    } else {
      path.append(StepVisit(id: step.id, startDate: now))
    }
    var presentation = StepPresentation(filled(step))
    delegate?.session(self, willPresent: &presentation)
    self.presentation = presentation
    cursor = item ?? visibleItems.first?.id
    askedAt = now
    delegate?.session(self, didChange: .presented(step.id))
    if let item, item != visibleItems.first?.id {
      delegate?.session(self, didChange: .moved(item))
    }
  }

  /// Fills the answers of the step at hand into its own later questions.
  mutating func refreshTexts() {
    guard let step = presentation?.step, let plain = task.step(step.id) else { return }
    let filled = filled(plain)
    if filled != step { presentation?.step = filled }
  }

  mutating func moveCursor(to id: Identifier<FormItem>) {
    cursor = id
    askedAt = clock.now()
    delegate?.session(self, didChange: .moved(id))
  }
}
