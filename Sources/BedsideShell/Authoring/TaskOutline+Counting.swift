internal import BedsideCore

extension TaskOutline {
  /// How many ways lead through the task when no two conditions depend on each other, up to one more
  /// than are counted.
  ///
  /// Each step is looked at once: from it lead as many ways as from all that come next together. A way
  /// that comes back to a step on it ends there.
  func countWithoutClaims() -> Int {
    var counts: [Identifier<Step>: Int] = [:]
    var entered: Set<Identifier<Step>> = []
    var waiting = task.steps.first.map { [$0.id] } ?? []
    while let id = waiting.last {
      if counts[id] != nil {
        waiting.removeLast()
        continue
      }
      guard let step = task.step(id) else { return 0 }
      let targets = branches(after: step).map(\.target)
      if entered.insert(id).inserted {
        for case .step(let next) in targets where counts[next] == nil && !entered.contains(next) {
          waiting.append(next)
        }
        continue
      }
      waiting.removeLast()
      let onward = targets.reduce(0) { sum, target in
        // The end is one way; so is a step that is being looked at, to which this one leads back.
        guard case .step(let next) = target else { return Self.saturated(sum + 1) }
        return Self.saturated(sum + (counts[next] ?? 1))
      }
      counts[id] = Self.saturated(onward * (1 + skipConditions(of: id).count))
    }
    return task.steps.first.flatMap { counts[$0.id] } ?? 0
  }

  private static func saturated(_ count: Int) -> Int { min(count, mostCounted + 1) }
}
