import BedsideCore

/// A run of a task, written as plainly as can be: it keeps what was done, and works everything else out
/// again whenever it is asked.
///
/// It shares no code with `TaskSession`: no index, nothing kept up to date, its own reading of
/// conditions.
struct ReferenceRun {
  struct Visit {
    var step: Identifier<Step>
    var start: Instant
    var end: Instant?
  }

  struct Given {
    var item: Identifier<FormItem>
    var answer: Answer
    var asked: Instant
    var at: Instant
  }

  struct Return {
    var step: Identifier<Step>
    var item: Identifier<FormItem>?
    var steps: [Identifier<Step>]
  }

  let task: OrderedTask
  let start: Instant
  var visits: [Visit] = []
  /// Every answer that was ever given, in order.
  var log: [Given] = []
  var details: [(step: Identifier<Step>, value: JSONValue)] = []
  var item: Identifier<FormItem>?
  var asked: Instant
  var returning: Return?
  var finish: FinishReason?
  var end: Instant?

  init(_ task: OrderedTask, at now: Instant) {
    self.task = task
    start = now
    asked = now
  }

  // What follows from what was done.

  func step(_ id: Identifier<Step>) -> Step? { task.steps.first { $0.id == id } }

  func latest(_ item: Identifier<FormItem>) -> Answer? { log.last { $0.item == item }?.answer }

  /// The items asked on the way with their answers, in order.
  var asking: [(step: Identifier<Step>, item: FormItem, answer: Answer?)] {
    var list: [(step: Identifier<Step>, item: FormItem, answer: Answer?)] = []
    for visit in visits {
      for item in step(visit.step)?.items ?? []
      where holds(item.visibleWhen, list.map { ($0.item.id, $0.answer) }) {
        list.append((visit.step, item, latest(item.id)))
      }
    }
    return list
  }

  var counting: [(Identifier<FormItem>, Answer?)] { asking.map { ($0.item.id, $0.answer) } }

  /// The items asked at the step at hand.
  var here: [FormItem] { asking.filter { $0.step == visits.last?.step }.map(\.item) }

  func missing(_ items: [FormItem]) -> [Identifier<FormItem>] {
    items.filter { item in
      let state = latest(item.id)?.state
      return !item.isOptional && (state == nil || state == .skipped || state == .notShown)
    }.map(\.id)
  }

  /// The step after `id`; nil at the end.
  func following(
    _ id: Identifier<Step>?, _ given: [(Identifier<FormItem>, Answer?)]
  ) -> Identifier<Step>? {
    var current = id
    var passed: [Identifier<Step>] = []
    while true {
      guard let next = leading(current, given) else { return nil }
      let isSkipped = task.skipRules.contains { $0.skip == next && holds($0.when, given) }
      if !isSkipped { return next }
      if passed.contains(next) { return nil }
      passed.append(next)
      current = next
    }
  }

  /// Whether an item would be asked after these answers.
  func asks(_ item: FormItem, _ given: [(Identifier<FormItem>, Answer?)]) -> Bool {
    holds(item.visibleWhen, given)
  }

  private func leading(
    _ id: Identifier<Step>?, _ given: [(Identifier<FormItem>, Answer?)]
  ) -> Identifier<Step>? {
    guard let id else { return task.steps.first?.id }
    for rule in task.rules where rule.after == id && holds(rule.when, given) { return rule.goTo }
    if case .completion = step(id)?.content { return nil }
    if declines(id, given) { return nil }
    guard let index = task.steps.firstIndex(where: { $0.id == id }), index + 1 < task.steps.count
    else { return nil }
    return task.steps[index + 1].id
  }

  /// Whether the step is a consent and was declined: without a rule for that, the task ends there.
  func declines(_ id: Identifier<Step>, _ given: [(Identifier<FormItem>, Answer?)]) -> Bool {
    guard case .consent = step(id)?.content else { return false }
    return given.contains { $0.0.rawValue == "\(id)-agreed" && $0.1?.value == .boolean(false) }
  }

  private func holds(
    _ claim: ResultPredicate?, _ given: [(Identifier<FormItem>, Answer?)]
  ) -> Bool {
    let value = { (id: Identifier<FormItem>) -> AnswerValue? in
      given.first { $0.0 == id }?.1?.value
    }
    switch claim {
    case nil: return true
    case .all(let claims): return !claims.contains { !holds($0, given) }
    case .any(let claims): return claims.contains { holds($0, given) }
    case .not(let claim): return !holds(claim, given)
    case .answered(let id, let isAnswered): return isAnswered ? value(id) != nil : value(id) == nil
    case .equals(let id, let wanted):
      if case .choices(let wanted)? = Optional(wanted), case .choices(let chosen)? = value(id) {
        return !wanted.contains { !chosen.contains($0) }
      }
      if let a = value(id)?.number, let b = wanted.number { return a == b }
      return value(id) == wanted
    case .between(let id, let lower, let upper):
      guard let number = value(id)?.number else { return false }
      let end = { (bound: ResultPredicate.Bound) -> Double in
        if case .number(let end) = bound.value { end } else { .nan }
      }
      let isAbove = lower.map { $0.isExclusive ? number > end($0) : number >= end($0) } ?? true
      let isBelow = upper.map { $0.isExclusive ? number < end($0) : number <= end($0) } ?? true
      return isAbove && isBelow
    case .some(let other):
      // A kind of claim that this reference has not been taught.
      return other.matches(
        Dictionary(
          given.compactMap { id, answer in answer.map { (id, $0) } },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}
