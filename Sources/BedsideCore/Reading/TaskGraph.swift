/// Which steps can follow which, whatever is answered.
///
/// Steps go by their index; the end of the task is the index behind the last. Everything here takes
/// time in proportion to the steps and rules, and `canFollow` once more for each 64 of the steps that it
/// is asked about.
struct TaskGraph {
  /// For each step, those that can come next, and the end.
  let successors: [[Int]]
  private let indices: [Identifier<Step>: Int]
  /// The circles that steps form, each step in one group.
  let groups: StrongComponents

  /// The index that stands for the end.
  var end: Int { successors.count - 1 }

  /// The ways through `task`, whose steps have ids of their own.
  init(_ task: OrderedTask) {
    let steps = task.steps
    let indices = Dictionary(
      zip(steps.map(\.id), steps.indices), uniquingKeysWith: { first, _ in first })
    let rules = Dictionary(grouping: task.rules, by: \.after)
    let edges = steps.indices.map { index -> [Int] in
      if case .completion = steps[index].content { return [steps.count] }
      let early = [steps[index].earlyTermination.flatMap { indices[$0.goTo] }].compactMap { $0 }
      let rules = rules[steps[index].id] ?? []
      let direct = rules.firstIndex { $0.when == nil }
      let tried = direct.map { rules[...$0] } ?? rules[...]
      let targets = tried.compactMap { rule in
        rule.goTo.map { indices[$0] } ?? steps.count
      }
      guard direct == nil else { return early + targets }
      if case .consent = steps[index].content { return early + targets + [index + 1, steps.count] }
      return early + targets + [index + 1]
    }
    self.indices = indices
    successors = edges + [[]]
    groups = StrongComponents(successors)
  }

  /// The index of a step.
  func index(_ id: Identifier<Step>) -> Int? { indices[id] }

  /// Which steps can come at all, the first included.
  var reached: [Bool] { Self.spread(from: [0], successors) }

  /// From which steps the end can be reached.
  var ending: [Bool] {
    var before: [[Int]] = Array(repeating: [], count: successors.count)
    for (index, targets) in successors.enumerated() {
      for target in targets { before[target].append(index) }
    }
    return Self.spread(from: [end], before)
  }

  private static func spread(from start: [Int], _ edges: [[Int]]) -> [Bool] {
    var found = Array(repeating: false, count: edges.count)
    var waiting = start
    while let next = waiting.popLast() {
      if found[next] { continue }
      found[next] = true
      waiting += edges[next]
    }
    return found
  }

  /// A question whether `later` can come after `earlier`, at once or later; a step after itself only if
  /// it can come again.
  struct Question: Hashable {
    var earlier: Int
    var later: Int
  }

  /// Answers `questions`, in their order.
  func canFollow(_ questions: [Question]) -> [Bool] {
    let sources = Array(Set(questions.map(\.earlier))).sorted()
    var answers = Array(repeating: false, count: questions.count)
    var bySource: [Int: [Int]] = [:]
    for (index, question) in questions.enumerated() {
      bySource[question.earlier, default: []].append(index)
    }
    var start = 0
    while start < sources.count {
      let batch = sources[start..<min(start + UInt64.bitWidth, sources.count)]
      let marks = marks(from: Array(batch))
      for (bit, source) in batch.enumerated() {
        for index in bySource[source] ?? [] {
          let group = groups.group[questions[index].later]
          answers[index] = marks[group] & (1 << UInt64(bit)) != 0
        }
      }
      start += UInt64.bitWidth
    }
    return answers
  }

  /// For each group of steps, a bit for each of at most 64 `sources` after which it can come.
  private func marks(from sources: [Int]) -> [UInt64] {
    var own = Array(repeating: UInt64(0), count: groups.count)
    for (bit, source) in sources.enumerated() { own[groups.group[source]] |= 1 << UInt64(bit) }
    var marks = Array(repeating: UInt64(0), count: groups.count)
    // Groups are numbered from the end, so that all that lead to one are met before it.
    for group in (0..<groups.count).reversed() {
      if groups.isCircle[group] { marks[group] |= own[group] }
      let passed = marks[group] | own[group]
      if passed == 0 { continue }
      for step in groups.members[group] {
        for next in successors[step] where groups.group[next] != group {
          marks[groups.group[next]] |= passed
        }
      }
    }
    return marks
  }
}
