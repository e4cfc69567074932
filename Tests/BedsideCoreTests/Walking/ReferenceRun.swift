import BedsideCore

/// A run of a task, written as plainly as can be: it keeps what was done, and works everything else out
/// again whenever it is asked.
///
/// It shares no code with `TaskSession`: nothing is kept up to date, and it reads conditions, works out
/// scores and fills texts in its own way.
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
  let allItems: [FormItem]
  let items: [Identifier<Step>: [FormItem]]
  private let steps: [Identifier<Step>: Step]
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
  let earlier: EarlierAnswers
  var alerts: [RaisedAlert] = []
  /// The answers that the last change has made pointless.
  var unasked: [String] = []

  init(_ task: OrderedTask, earlier: EarlierAnswers, at now: Instant) {
    self.task = task
    allItems = task.steps.flatMap(\.items)
    steps = Dictionary(task.steps.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    items = Dictionary(
      task.steps.map { ($0.id, $0.items) }, uniquingKeysWith: { first, _ in first })
    self.earlier = earlier
    start = now
    asked = now
  }

  // What follows from what was done.

  func step(_ id: Identifier<Step>) -> Step? { steps[id] }

  func latest(_ item: Identifier<FormItem>) -> Answer? { log.last { $0.item == item }?.answer }

  /// The items asked on the way with their answers, in order.
  var asking: [(step: Identifier<Step>, item: FormItem, answer: Answer?)] {
    var list: [(step: Identifier<Step>, item: FormItem, answer: Answer?)] = []
    var given: Asked = []
    for visit in visits {
      for item in items[visit.step] ?? [] where holds(item.visibleWhen, given) {
        given.append((item.id, latest(item.id)))
        list.append((visit.step, item, latest(item.id)))
      }
    }
    return list
  }

  var counting: [(Identifier<FormItem>, Answer?)] { asking.map { ($0.item.id, $0.answer) } }

  /// The items asked at the step at hand.
  var here: [FormItem] { asking.filter { $0.step == visits.last?.step }.map(\.item) }

  /// Which of the items asked at a step need an answer and have none; none where all is left out.
  func missing(_ items: [FormItem], of id: Identifier<Step>?) -> [Identifier<FormItem>] {
    if let id, step(id)?.isOptional == true,
      items.allSatisfy({ latest($0.id) == .skipped })
    {
      return []
    }
    return items.filter { item in
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

  /// The items asked up to the end with their answers, if every answer stays as it is.
  var toTheEnd: [(Identifier<FormItem>, Answer?)] {
    var list = counting
    var seen = visits.map(\.step)
    var next = seen.last.flatMap { following($0, list) }
    while let id = next, !seen.contains(id) {
      seen.append(id)
      for item in items[id] ?? [] where asks(item, list) {
        list.append((item.id, latest(item.id)))
      }
      next = following(id, list)
    }
    return list
  }

  /// The items that were answered and are not asked up to the end.
  var pointless: [String] {
    let asked = toTheEnd.map(\.0)
    return allItems.map(\.id).filter { id in
      latest(id)?.value != nil && !asked.contains(id)
    }.map(\.rawValue)
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
}
