/// Which steps can follow which, whatever is answered.
///
/// Steps go by their index; the end of the task is the index behind the last.
struct TaskGraph {
  /// For each step, those that can come next.
  let successors: [[Int]]
  /// For each step, how far one can get from it step by step, without a jump.
  private let straightAhead: [Int]
  private let indices: [Identifier<Step>: Int]

  /// The index that stands for the end.
  var end: Int { successors.count }

  /// The ways through `task`, whose steps have ids of their own.
  init(_ task: OrderedTask) {
    let steps = task.steps
    let indices = Dictionary(
      zip(steps.map(\.id), steps.indices), uniquingKeysWith: { first, _ in first })
    let rules = Dictionary(grouping: task.rules, by: \.after)
    self.indices = indices
    successors = steps.indices.map { index in
      if case .completion = steps[index].content { return [steps.count] }
      let early = [steps[index].earlyTermination.flatMap { indices[$0.goTo] }].compactMap { $0 }
      let rules = rules[steps[index].id] ?? []
      let direct = rules.firstIndex { $0.when == nil }
      let tried = direct.map { rules[...$0] } ?? rules[...]
      let targets = tried.compactMap { indices[$0.goTo] }
      return early + (direct == nil ? targets + [index + 1] : targets)
    }
    var straightAhead = Array(steps.indices)
    for index in steps.indices.reversed() where successors[index].contains(index + 1) {
      straightAhead[index] = index + 1 < steps.count ? straightAhead[index + 1] : index + 1
    }
    self.straightAhead = straightAhead
  }

  /// The index of a step.
  func index(_ id: Identifier<Step>) -> Int? { indices[id] }

  /// Which steps can come after the start, the first included.
  var reached: [Bool] {
    var found = following(0)
    if !found.isEmpty { found[0] = true }
    return found
  }

  /// From which steps the end can be reached.
  var ending: [Bool] {
    var predecessors: [[Int]] = Array(repeating: [], count: end + 1)
    for (index, targets) in successors.enumerated() {
      for target in targets { predecessors[target].append(index) }
    }
    return Self.spread(from: predecessors[end], predecessors)
  }

  /// Whether `later` can come after `earlier`, at once or later.
  ///
  /// A step comes after itself only if it can come again. Most steps can be followed by the next one, so that this mostly needs no search.
  func canFollow(_ later: Int, _ earlier: Int) -> Bool {
    if earlier < later, later <= straightAhead[earlier] { return true }
    return following(earlier)[later]
  }

  /// What can come after `index`, at once or later.
  ///
  /// `index` itself is among it only if it can come again. The end stands behind the last step.
  func following(_ index: Int) -> [Bool] {
    Self.spread(from: index < end ? successors[index] : [], successors + [[]])
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
}
