import BedsideCore
import Testing

@MainActor
struct RandomWalkTests {
  @Test func `no walk through any task differs from the reference`() {
    for seed in 1...330 {
      let task = RandomTask(seed: UInt64(seed))
      let deeds = Deed.list(24, seed: UInt64(seed) << 20)
      guard let difference = RandomWalk.difference(in: task, deeds) else { continue }
      let fewer = Self.shrunk(deeds, in: task)
      Issue.record(
        """
        Seed \(seed): \(difference)
        As short as it goes: \(fewer)
        \(RandomWalk.difference(in: task, fewer) ?? "")
        \(Self.dump(task.task))
        """)
      return
    }
  }

  @Test func `every random file is a task`() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let problems = RandomTask(seed: seed * 3).problems
      guard !problems.isEmpty else { continue }
      Issue.record("Seed \(seed * 3): \(problems)")
      return
    }
  }

  /// The deeds without those that the difference does not need.
  private static func shrunk(_ deeds: [Deed], in task: RandomTask) -> [Deed] {
    var deeds = deeds
    for index in deeds.indices.reversed() {
      var fewer = deeds
      fewer.remove(at: index)
      if RandomWalk.difference(in: task, fewer) != nil { deeds = fewer }
    }
    return deeds
  }

  private static func dump(_ task: OrderedTask) -> String {
    let steps = task.steps.map { step in
      let items = step.items.map { item in
        "\n  \(item.id) \(item.format.name)\(item.isOptional ? " optional" : "")"
          + (item.visibleWhen.map { " when \($0)" } ?? "")
      }
      let kind = "\(step.content)".prefix { $0 != "(" }
      return "\(step.id) \(kind)\(step.allowsBack ? "" : " no way back")" + items.joined()
    }
    let rules = task.rules.map { "\($0)" } + task.skipRules.map { "\($0)" }
    return (steps + rules).joined(separator: "\n")
  }
}
