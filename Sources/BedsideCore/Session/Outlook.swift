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
  mutating func look(from step: Int, in task: OrderedTask, given: [Identifier<FormItem>: Answer]) {
    entries = []
    order = [:]
    first = 0
    count = 0
    conditionalCount = 0
    current = step
    extend(in: task, given: given)
  }

  /// Follows the run to the step at the position `step`, where the items in `changed` have answers
  /// from now on.
  mutating func move(
    to step: Int, changed: [Identifier<FormItem>], in task: OrderedTask,
    given: [Identifier<FormItem>: Answer]
  ) {
    guard let index = order[step], index >= first else {
      look(from: step, in: task, given: given)
      return
    }
    for passed in first...index {
      add(entries[passed], -1)
      order[entries[passed].step] = nil
    }
    first = index + 1
    current = step
    update(changed, in: task, given: given)
  }

  /// Takes note of other answers to `items`.
  mutating func update(
    _ items: [Identifier<FormItem>], in task: OrderedTask, given: [Identifier<FormItem>: Answer]
  ) {
    for item in items {
      for place in task.index.watchers[item] ?? [] { show(place, in: task, given: given) }
      for step in task.ways.watchers[item] ?? [] {
        guard let position = task.index.positions[step] else { continue }
        lead(from: position, in: task, given: given)
      }
    }
  }

  private mutating func show(
    _ place: StepIndex.Place, in task: OrderedTask, given: [Identifier<FormItem>: Answer]
  ) {
    guard let index = order[place.step] else { return }
    let isShown = task.index.items[place.step][place.item].isVisible(given: given)
    guard isShown != entries[index].shown[place.item] else { return }
    entries[index].shown[place.item] = isShown
    entries[index].count += isShown ? 1 : -1
    if !entries[index].isSkipped { count += isShown ? 1 : -1 }
  }

  /// Finds out again whether a step is left out and where it leads.
  private mutating func lead(
    from step: Int, in task: OrderedTask, given: [Identifier<FormItem>: Answer]
  ) {
    var following = first
    if step != current {
      guard let index = order[step] else { return }
      let isSkipped = task.skips(task.steps[step].id, given: given)
      if isSkipped != entries[index].isSkipped {
        add(entries[index], -1)
        entries[index].isSkipped = isSkipped
        add(entries[index], 1)
      }
      following = index + 1
    }
    let next = following < entries.count ? entries[following].step : nil
    if next == self.next(after: step, in: task, given: given) { return }
    while entries.count > following, let dropped = entries.popLast() {
      add(dropped, -1)
      order[dropped.step] = nil
    }
    extend(in: task, given: given)
  }

  private mutating func extend(in task: OrderedTask, given: [Identifier<FormItem>: Answer]) {
    var last = entries.count > first ? entries[entries.count - 1].step : current
    while let step = next(after: last, in: task, given: given) {
      let id = task.steps[step].id
      let items = task.index.items[step]
      let shown = items.map { $0.isVisible(given: given) }
      let entry = Entry(
        step: step, isSkipped: task.skips(id, given: given), shown: shown,
        count: shown.count { $0 }, isConditional: Self.isConditional(step, in: task))
      order[step] = entries.count
      entries.append(entry)
      add(entry, 1)
      last = step
    }
  }

  /// The step after `step`, skipped or not; nil at the end, and where the rules lead back to what is
  /// at hand or ahead already.
  private func next(
    after step: Int, in task: OrderedTask, given: [Identifier<FormItem>: Answer]
  ) -> Int? {
    guard case .step(let id) = task.next(after: task.steps[step].id, given: given),
      let next = task.index.positions[id], next != current
    else { return nil }
    // An entry may be its own successor's place in the list; only what stands before it is a circle.
    let limit = step == current ? first : (order[step] ?? entries.count) + 1
    if let index = order[next], index < limit { return nil }
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
