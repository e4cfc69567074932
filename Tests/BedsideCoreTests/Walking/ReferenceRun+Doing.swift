import BedsideCore

extension ReferenceRun {
  mutating func begin(_ now: Instant) { arrive(following(nil, []), now) }

  mutating func answer(_ answer: Answer, _ now: Instant) {
    guard let item else { return }
    log.append(Given(item: item, answer: answer, asked: asked, at: now))
    self.item = after(item)
    asked = now
    guard let goal = returning else { return }
    returning = nil
    var passed: [Identifier<Step>] = []
    while finish == nil, let step = visits.last?.step, (step, self.item) != (goal.step, goal.item) {
      if let here = self.item {
        if latest(here) == nil || !goal.steps.contains(step) { break }
        self.item = after(here)
      } else if let lacking = missing(here).first {
        self.item = lacking
        break
      } else {
        passed.append(step)
        guard let next = following(step, counting), goal.steps.contains(step),
          !passed.contains(next)
        else { break }
        depart(now)
        arrive(next, now)
      }
    }
    asked = now
  }

  mutating func forward(_ now: Instant) {
    if let first = missing(here).first {
      item = first
      asked = now
      return
    }
    depart(now)
    let next = following(visits.last?.step, counting)
    if let next {
      arrive(next, now)
    } else {
      var reason = FinishReason.completed
      if case .completion(let end)? = visits.last.flatMap({ step($0.step) })?.content,
        end.finish == .earlyTermination
      {
        reason = .earlyTermination
      }
      if visits.contains(where: { declines($0.step, counting) }) { reason = .earlyTermination }
      finish = reason
      end = now
    }
  }

  mutating func back(_ now: Instant) {
    returning = nil
    let items = here.map(\.id)
    let index = item.flatMap { items.firstIndex(of: $0) } ?? items.count
    if index > 0 {
      item = items[index - 1]
      asked = now
    } else if visits.count > 1, visits.last.flatMap({ step($0.step) })?.allowsBack == true,
      !isOver(visits[visits.count - 2].step)
    {
      visits.removeLast()
      visits[visits.count - 1].end = nil
      item = here.last?.id
      asked = now
    }
  }

  /// Whether a step is one that has passed once it is left.
  private func isOver(_ id: Identifier<Step>) -> Bool {
    switch step(id)?.content {
    case .wait, .countdown: true
    default: false
    }
  }

  mutating func jump(to target: Identifier<FormItem>, _ now: Instant) {
    guard let place = asking.first(where: { $0.item.id == target }), let last = visits.last?.step
    else { return }
    let goal = returning ?? Return(step: last, item: item, steps: visits.map(\.step))
    while visits.last?.step != place.step { visits.removeLast() }
    visits[visits.count - 1].end = nil
    item = target
    asked = now
    returning = (goal.step, goal.item) == (place.step, target) ? nil : goal
  }

  /// Leaves and comes back later: the way back of a jump is forgotten, and when a step was left is
  /// known only from when the next was presented.
  mutating func resume(_ now: Instant) {
    returning = nil
    asked = now
    for index in visits.indices.dropLast() { visits[index].end = visits[index + 1].start }
    visits[visits.count - 1].end = nil
  }

  private func after(_ item: Identifier<FormItem>) -> Identifier<FormItem>? {
    let items = here.map(\.id)
    guard let index = items.firstIndex(of: item), index + 1 < items.count else { return nil }
    return items[index + 1]
  }

  private mutating func depart(_ now: Instant) { visits[visits.count - 1].end = now }

  private mutating func arrive(_ id: Identifier<Step>?, _ now: Instant) {
    guard let id else {
      finish = .completed
      end = now
      return
    }
    if let index = visits.firstIndex(where: { $0.step == id }) {
      visits.removeSubrange(index...)
    }
    visits.append(Visit(step: id, start: now))
    item = here.first?.id
    asked = now
  }
}
