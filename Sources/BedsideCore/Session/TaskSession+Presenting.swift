extension TaskSession {
  /// Shows `step`, which is on the way, with the question `item` at hand or the first.
  mutating func present(_ step: Step, at item: Int?, _ now: Instant) {
    var presentation = StepPresentation(filled(step))
    delegate?.session(self, willPresent: &presentation)
    self.presentation = presentation
    let first = nextShown(after: -1)
    place(cursor: item ?? first)
    askedAt = now
    delegate?.session(self, didChange: .presented(step.id))
    if let item, item != first {
      delegate?.session(self, didChange: .moved(currentItems[item].id))
    }
  }

  /// Fills the answers of the step at hand into its own later texts.
  mutating func refreshTexts() {
    // Comparing the texts of a long step after each answer takes far longer than the answer.
    guard task.pipesAnswers, let step = presentation?.step,
      let position = task.index.positions[step.id], task.index.piping.contains(position)
    else { return }
    let filled = filled(task.steps[position])
    if filled != step { presentation?.step = filled }
  }

  /// Puts `step` on the way, behind what is there.
  mutating func enter(_ step: Step, at date: Instant) {
    guard let position = task.index.positions[step.id] else { return }
    let changed = way.push(
      StepVisit(id: step.id, startDate: date), step: position, in: task.index, answers)
    outlook.move(to: position, changed: changed, in: task, way: way)
    cursor = nil
  }

  /// Goes back on the way to the step at the place `last`.
  mutating func retreat(to last: Int) {
    way.cut(to: last + 1, in: task.index)
    way.lastEndDate = nil
    cursor = nil
    if let stop = way.stops.last { outlook.look(from: stop.step, in: task, way: way) }
  }

  /// Tells where in the step at hand the run stands.
  func announcePlace() {
    if let cursor {
      delegate?.session(self, didChange: .moved(currentItems[cursor].id))
    } else if let step = currentStep {
      delegate?.session(self, didChange: .passed(step.id))
    }
  }

  /// Goes to another question of the step at hand.
  mutating func move(cursor item: Int) {
    place(cursor: item)
    askedAt = clock.now()
    delegate?.session(self, didChange: .moved(currentItems[item].id))
  }

  /// Notes which question is at hand, and how many are before it.
  mutating func place(cursor item: Int?) {
    let shown = way.stops.last?.shown ?? []
    let end = item ?? shown.count
    if let cursor, cursor <= end {
      rank += shown[cursor..<end].count { $0 }
    } else {
      rank = shown[..<end].count { $0 }
    }
    cursor = item
  }

  /// The next question of the step at hand that is asked.
  func nextShown(after item: Int) -> Int? {
    guard let stop = way.stops.last else { return nil }
    let items = task.index.items[stop.step]
    return stop.shown[(item + 1)...].indices.first { stop.shown[$0] && items[$0].source == .asked }
  }

  /// The question of the step at hand that is asked before this one, or last where all are behind.
  func lastShown(before item: Int?) -> Int? {
    guard let stop = way.stops.last else { return nil }
    let items = task.index.items[stop.step]
    return stop.shown[..<(item ?? items.count)].indices.last {
      stop.shown[$0] && items[$0].source == .asked
    }
  }
}
