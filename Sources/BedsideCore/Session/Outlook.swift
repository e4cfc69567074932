/// The steps that follow the one at hand if no answer changes: how far a run still has to go.
struct Outlook: Sendable {
  private struct Entry {
    let step: Int
    var isSkipped: Bool
    /// For each of the step's items, whether it is asked.
    var shown: [Bool]
    var count: Int
    let isConditional: Bool
  }

  private var entries: [Entry] = []
  /// The first entry that is still ahead.
  private var first = 0
  private var order: [Int: Int] = [:]
  /// The position of the step at hand.
  private var current = 0

  /// How many questions are ahead.
  private(set) var count = 0
  /// How many steps ahead depend on answers.
  private(set) var conditionalCount = 0

  /// Looks ahead from the step at the position `step`.
  mutating func look(from step: Int, in task: OrderedTask, way: Way) {
    entries = []
    order = [:]
    first = 0
    count = 0
    conditionalCount = 0
    current = step
    extend(in: task, way: way)
  }

  /// Follows the run to the step at the position `step`, where the items in `changed` have answers
  /// from now on.
  mutating func move(
    to step: Int, changed: [Identifier<FormItem>], in task: OrderedTask,
    way: Way
  ) {
    guard let index = order[step], index >= first else {
      look(from: step, in: task, way: way)
      return
    }
    for passed in first...index {
      add(entries[passed], -1)
      order[entries[passed].step] = nil
    }
    first = index + 1
    current = step
    update(changed, in: task, way: way)
  }

  /// Takes note of other answers to `items`.
  mutating func update(
    _ items: [Identifier<FormItem>], in task: OrderedTask, way: Way
  ) {
    for item in items {
      for place in task.index.watchers[item] ?? [] { show(place, in: task, way: way) }
      // Who declines a consent is led to the end without a rule.
      if let place = task.index.places[item], case .consent = task.steps[place.step].content {
        lead(from: place.step, in: task, way: way)
      }
      for step in task.ways.watchers[item] ?? [] {
        guard let position = task.index.positions[step] else { continue }
        lead(from: position, in: task, way: way)
      }
    }
    extend(in: task, way: way)
  }

  private mutating func show(
    _ place: StepIndex.Place, in task: OrderedTask, way: Way
  ) {
    guard let index = order[place.step] else { return }
    let isShown = task.index.items[place.step][place.item].isVisible(given: way.given)
    guard isShown != entries[index].shown[place.item] else { return }
    entries[index].shown[place.item] = isShown
    guard task.index.items[place.step][place.item].source == .asked else { return }
    entries[index].count += isShown ? 1 : -1
    if !entries[index].isSkipped { count += isShown ? 1 : -1 }
  }

  /// Finds out again whether a step is left out and where it leads.
  private mutating func lead(from step: Int, in task: OrderedTask, way: Way) {
    if step == current, entry(first) != next(after: step, in: task, way: way) {
      drop(from: first)
    }
    // What is on the way may be left out when rules lead back to it.
    guard let index = order[step] else { return }
    let isSkipped = task.skips(task.steps[step].id, given: way.given)
    if isSkipped != entries[index].isSkipped {
      if !isSkipped, way.place(of: task.steps[step].id) != nil { return drop(from: index) }
      add(entries[index], -1)
      entries[index].isSkipped = isSkipped
      add(entries[index], 1)
    }
    if entry(index + 1) != next(after: step, in: task, way: way, at: index) {
      drop(from: index + 1)
    }
  }

  private func entry(_ index: Int) -> Int? {
    index < entries.count ? entries[index].step : nil
  }

  private mutating func drop(from index: Int) {
    while entries.count > index, let dropped = entries.popLast() {
      add(dropped, -1)
      order[dropped.step] = nil
    }
  }

  private mutating func extend(in task: OrderedTask, way: Way) {
    while let step = next(
      after: entries.count > first ? entries[entries.count - 1].step : current, in: task, way: way,
      at: entries.count - 1)
    {
      let items = task.index.items[step]
      let shown = items.map { $0.isVisible(given: way.given) }
      let entry = Entry(
        step: step, isSkipped: task.skips(task.steps[step].id, given: way.given), shown: shown,
        count: zip(items, shown).count { $0.source == .asked && $1 },
        isConditional: Self.isConditional(step, in: task))
      order[step] = entries.count
      entries.append(entry)
      add(entry, 1)
    }
  }

  /// The step after `step`, left out or not, which is the entry at `index`, or else at hand.
  ///
  /// Nil at the end, and where the rules lead back to what is on the way or before that entry.
  private func next(
    after step: Int, in task: OrderedTask, way: Way, at index: Int? = nil
  ) -> Int? {
    guard case .step(let id) = task.next(after: task.steps[step].id, given: way.given),
      let next = task.index.positions[id],
      way.place(of: id) == nil || task.skips(id, given: way.given)
    else { return nil }
    if let known = order[next], known <= index ?? first - 1 { return nil }
    return next
  }

  private mutating func add(_ entry: Entry, _ sign: Int) {
    if entry.isSkipped { return }
    count += sign * entry.count
    if entry.isConditional { conditionalCount += sign }
  }

  /// Whether answers can change what is asked at a step, or what follows it.
  static func isConditional(_ step: Int, in task: OrderedTask) -> Bool {
    task.ways.isConditional(task.steps[step].id)
      || task.index.items[step].contains { $0.visibleWhen != nil }
  }
}
