extension TaskSession {
  /// What a change adds to the run's draft; nil when it adds nothing.
  ///
  /// A host appends it in `session(_:didChange:)`, before the next question is put.
  public func draftEvent(for change: SessionChange) -> DraftEvent? {
    switch change {
    case .started:
      .begin(
        DraftHeader(
          task: task.id, version: task.version, contentHash: task.contentHash, runID: runID,
          startDate: startDate, seed: task.seed))
    case .presented(let id):
      way.visits.last { $0.id == id }.map { .step(id, at: $0.startDate) }
    case .moved(let id): .item(id)
    case .passed(let id): .passed(id)
    case .jumped: returnPoint.map(event)
    case .answered(let id): answers[id].map { .answer(id, SavedAnswer($0)) }
    case .wrote(let id): .written(id, written[id] ?? "")
    case .detailed(let id): details[id].map { .details(id, $0) }
    case .alerted(let id): alerts.last { $0.id == id }.map { .alert($0) }
    case .alertSeen(let id): .alertSeen(id)
    case .alertOver(let id): .alertOver(id)
    case .cleared(let id): .cleared(id)
    case .left, .completed: nil
    }
  }

  /// Keeps a text that is being written and is no answer yet, so that it is not lost; empty for none.
  ///
  /// An answer to the question takes its place. What is too long for any answer is not kept.
  public mutating func keep(written text: String, for item: FormItem) {
    guard text.utf8.count <= Self.longestWritten, (written[item.id] ?? "") != text else { return }
    written[item.id] = text.isEmpty ? nil : text
    delegate?.session(self, didChange: .wrote(item.id))
  }

  /// The most bytes of a text that is no answer yet.
  private static let longestWritten = 1_000_000

  private func event(_ point: ReturnPoint) -> DraftEvent {
    let items = task.index.positions[point.place.step].map { task.index.items[$0] } ?? []
    return .jumped(
      DraftJump(
        step: point.place.step, item: point.place.item.map { items[$0].id },
        steps: point.steps.sorted()))
  }

  /// Keeps what the step at hand brought besides answers.
  public mutating func record(details value: JSONValue) {
    guard let step = currentStep else { return }
    details[step.id] = value
    delegate?.session(self, didChange: .detailed(step.id))
  }
}
