/// The steps on the way to the one at hand, which of their questions are asked, and the answers that
/// count: kept up to date change by change, so that nothing is worked out again for each question.
///
/// A question is asked or not depending on the answers before it on the way.
struct Way: Sendable {
  /// What is asked at one step.
  struct Stop: Sendable {
    /// The step's position in the task.
    var step: Int
    /// For each of the step's items, whether it is asked.
    var shown: [Bool]
    /// How many items are asked.
    var count: Int
    /// How many items are asked at the steps before.
    var countBefore: Int
  }

  /// The steps and when they were there, the one at hand last.
  private(set) var visits: [TaskSession.StepVisit] = []
  /// What is asked at each of them.
  private(set) var stops: [Stop] = []
  /// The answers that count.
  private(set) var given: [Identifier<FormItem>: Answer] = [:]
  private var order: [Identifier<Step>: Int] = [:]

  /// The place of a step among those on the way.
  func place(of step: Identifier<Step>) -> Int? { order[step] }

  /// When the step at hand was left last; nil while it is at hand.
  var lastEndDate: Instant? {
    get { visits.last?.endDate }
    set { if let last = visits.indices.last { visits[last].endDate = newValue } }
  }

  /// Adds a step at the end; returns the items whose answers count from now on.
  mutating func push(
    _ visit: TaskSession.StepVisit, step: Int, in index: StepIndex,
    _ answers: [Identifier<FormItem>: AnswerRecord]
  ) -> [Identifier<FormItem>] {
    var changed: [Identifier<FormItem>] = []
    let before = stops.last.map { $0.countBefore + $0.count } ?? 0
    var stop = Stop(step: step, shown: [], count: 0, countBefore: before)
    for item in index.items[step] {
      let isShown = item.isVisible(given: given)
      stop.shown.append(isShown)
      guard isShown else { continue }
      if item.source == .asked { stop.count += 1 }
      guard let answer = answers[item.id]?.answer else { continue }
      given[item.id] = answer
      changed.append(item.id)
    }
    order[visit.id] = visits.count
    visits.append(visit)
    stops.append(stop)
    return changed
  }

  /// Takes the steps behind the first `count` off the way.
  mutating func cut(to count: Int, in index: StepIndex) {
    while visits.count > count, let visit = visits.popLast(), let stop = stops.popLast() {
      order[visit.id] = nil
      for item in index.items[stop.step] { given[item.id] = nil }
    }
  }

  /// Finds out from the first item on what is asked at the step at hand, as `update` does.
  private mutating func pushAnew(
    in index: StepIndex, _ answers: [Identifier<FormItem>: AnswerRecord]
  ) -> [Identifier<FormItem>] {
    guard let visit = visits.last, let stop = stops.last else { return [] }
    let before = given
    cut(to: visits.count - 1, in: index)
    _ = push(visit, step: stop.step, in: index, answers)
    return index.items[stop.step].map(\.id).filter { given[$0] != before[$0] }
  }

  /// Takes note of another answer to an item of the step at hand; returns all items whose answers
  /// begin or cease to count by it.
  mutating func update(
    _ item: Int, in index: StepIndex, _ answers: [Identifier<FormItem>: AnswerRecord]
  ) -> [Identifier<FormItem>] {
    guard let last = stops.indices.last else { return [] }
    if index.lookingAhead.contains(stops[last].step) { return pushAnew(in: index, answers) }
    let items = index.items[stops[last].step]
    var changed: [Identifier<FormItem>] = []
    // Positions still to be looked at, the first of them last.
    var waiting = [item]
    while let next = waiting.popLast() {
      if waiting.last == next { continue }
      let isShown = items[next].isVisible(given: given)
      if isShown != stops[last].shown[next] {
        stops[last].shown[next] = isShown
        if items[next].source == .asked { stops[last].count += isShown ? 1 : -1 }
      }
      let id = items[next].id
      let answer = isShown ? answers[id]?.answer : nil
      if given[id] == answer { continue }
      given[id] = answer
      changed.append(id)
      // What comes before does not depend on it.
      guard let watchers = index.watchers[id] else { continue }
      let count = waiting.count
      for place in watchers where place.step == stops[last].step && place.item > next {
        waiting.append(place.item)
      }
      if waiting.count > max(count, 1) { waiting.sort(by: >) }
    }
    return changed
  }
}
