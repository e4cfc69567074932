import BedsideCore

extension ReferenceRun {
  mutating func begin(_ now: Instant) { arrive(following(nil, []), now) }

  mutating func answer(_ answer: Answer, _ now: Instant) {
    guard let item else { return }
    let before = latest(item)
    let known = pointless
    give(answer, to: item, since: asked, now)
    self.item = after(item)
    asked = now
    comeBack(now)
    unasked = before == nil || before == answer ? [] : pointless.filter { !known.contains($0) }
  }

  /// Keeps an answer; another one than before takes away those that repeated it.
  private mutating func give(
    _ answer: Answer, to item: Identifier<FormItem>, since start: Instant, _ now: Instant
  ) {
    if latest(item) != answer { log = log.filter { !repeats($0.item, item) } }
    log.append(Given(item: item, answer: answer, asked: start, at: now))
  }

  private func repeats(_ item: Identifier<FormItem>, _ original: Identifier<FormItem>) -> Bool {
    guard case .confirmText(let format)? = allItems.first(where: { $0.id == item })?.format else {
      return false
    }
    return format.original == original
  }

  private mutating func comeBack(_ now: Instant) {
    guard let goal = returning else { return }
    returning = nil
    var passed: [Identifier<Step>] = []
    while finish == nil, let step = visits.last?.step, (step, self.item) != (goal.step, goal.item) {
      if let here = self.item {
        if latest(here) == nil || !goal.steps.contains(step) { break }
        self.item = after(here)
      } else if let lacking = missing(here, of: visits.last?.step).first {
        self.item = lacking
        break
      } else {
        passed.append(step)
        guard let next = landing(following(step, counting)), goal.steps.contains(step),
          !passed.contains(next)
        else { break }
        depart(now)
        arrive(following(step, counting), now)
      }
    }
    asked = now
  }

  mutating func forward(_ now: Instant) {
    if let first = missing(here, of: visits.last?.step).first {
      item = first
      asked = now
      return
    }
    let next = following(visits.last?.step, counting)
    if landing(next) != nil {
      depart(now)
      arrive(next, now)
      return
    }
    var reason = FinishReason.completed
    if case .completion(let end)? = visits.last.flatMap({ step($0.step) })?.content,
      end.finish == .earlyTermination
    {
      reason = .earlyTermination
    }
    if visits.contains(where: { declines($0.step, counting) }) { reason = .earlyTermination }
    if reason == .completed, let first = lacking.first {
      jump(to: first, now)
      return
    }
    depart(now)
    arrive(next, now)
    finish = reason
  }

  /// The items on the way that need an answer and have none.
  var lacking: [Identifier<FormItem>] {
    let asking = asking
    return visits.indices.flatMap { index -> [Identifier<FormItem>] in
      let id = visits[index].step
      let isLeft =
        index + 1 < visits.count
        && step(id)?.earlyTermination?.goTo == visits[index + 1].step
      return isLeft ? [] : missing(asking.filter { $0.step == id }.map(\.item), of: id)
    }
  }

  mutating func clear(_ target: Identifier<FormItem>, _ now: Instant) {
    guard latest(target) != nil, let place = asking.first(where: { $0.item.id == target }) else {
      return
    }
    if place.item.isOptional {
      jump(to: target, now)
      answer(.skipped, now)
      return
    }
    let known = pointless
    let before = asking.map(\.item.id)
    var without = self
    without.log = log.filter { $0.item != target && !repeats($0.item, target) }
    if without.asking.map(\.item.id) != before || !without.isWhole { jump(to: target, now) }
    log = without.log
    unasked = pointless.filter { !known.contains($0) }
  }

  /// Whether each step on the way follows from the answers up to the one before.
  private var isWhole: Bool {
    visits.indices.dropFirst().allSatisfy { index in
      let behind = visits[..<index].map(\.step)
      let given = asking.filter { behind.contains($0.step) }.map { ($0.item.id, $0.answer) }
      let from = visits[index - 1].step
      return following(from, given) == visits[index].step
        || step(from)?.earlyTermination?.goTo == visits[index].step
    }
  }

  mutating func skipStep(_ now: Instant) {
    guard finish == nil, let step = visits.last.flatMap({ step($0.step) }), step.isOptional else {
      return
    }
    let known = pointless
    for item in step.items where here.contains(where: { $0.id == item.id }) {
      give(.skipped, to: item.id, since: item.id == self.item ? asked : now, now)
    }
    item = nil
    unasked = pointless.filter { !known.contains($0) }
    forward(now)
  }

  mutating func terminate(_ now: Instant) {
    guard finish == nil,
      let exit = visits.last.flatMap({ step($0.step) })?.earlyTermination?.goTo
    else { return }
    returning = nil
    depart(now)
    arrive(exit, now)
  }

  mutating func back(_ now: Instant) {
    returning = nil
    let items = here.map(\.id)
    let index = item.flatMap { items.firstIndex(of: $0) } ?? items.count
    if index > 0 {
      item = items[index - 1]
      asked = now
    } else if let before = visits.dropLast().lastIndex(where: { !isMute($0.step) }),
      visits.last.flatMap({ step($0.step) })?.allowsBack == true, !isOver(visits[before].step)
    {
      visits.removeSubrange((before + 1)...)
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

  /// Leaves and comes back later: when a step was left is known only from when the next was
  /// presented.
  mutating func resume(_ now: Instant) {
    unasked = []
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

  /// Goes to a step, over forms that ask nothing; to the end where they lead nowhere else.
  private mutating func arrive(_ id: Identifier<Step>?, _ now: Instant) {
    var goal = id
    var passed: [Identifier<Step>] = []
    while let id = goal {
      var there = self
      if let index = visits.firstIndex(where: { $0.step == id }) {
        there.visits.removeSubrange(index...)
      }
      there.visits.append(Visit(step: id, start: now))
      let isMute = there.isMute(id)
      if isMute, passed.contains(id) { break }
      self = there
      item = here.first?.id
      asked = now
      if !isMute { return }
      depart(now)
      passed.append(id)
      goal = following(id, counting)
    }
    finish = .completed
    end = now
  }

  /// The step that a move to `id` leads to; nil for the end.
  private func landing(_ id: Identifier<Step>?) -> Identifier<Step>? {
    var there = self
    there.arrive(id, start)
    return there.finish == nil ? there.visits.last?.step : nil
  }

  /// Whether a step on the way has questions and asks none.
  private func isMute(_ id: Identifier<Step>) -> Bool {
    switch step(id)?.content {
    case .form, .question: !(items[id] ?? []).isEmpty && !asking.contains { $0.step == id }
    default: false
    }
  }
}
