/// Which steps can follow which, whatever is answered.
///
/// Steps go by their index; the end of the task is the index behind the last.
struct TaskGraph {
  /// For each step, those that can come next.
  let successors: [[Int]]
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
      let rules = rules[steps[index].id] ?? []
      let direct = rules.firstIndex { $0.when == nil }
      let tried = direct.map { rules[...$0] } ?? rules[...]
      let targets = tried.compactMap { indices[$0.goTo] }
      guard direct == nil else { return targets }
      if case .consent = steps[index].content { return targets + [index + 1, steps.count] }
      return targets + [index + 1]
    }
  }

  /// The index of a step.
  func index(_ id: Identifier<Step>) -> Int? { indices[id] }

  /// What can come after `index`, at once or later; `index` itself only if it can come again.
  func following(_ index: Int) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = index == end ? [] : successors[index]
    while let next = waiting.popLast() {
      guard found.insert(next).inserted, next != end else { continue }
      waiting += successors[next]
    }
    return found
  }
}
