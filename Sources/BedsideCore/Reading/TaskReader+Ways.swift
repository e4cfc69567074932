extension TaskReader {
  /// Checks the ways through a task all of whose steps could be read.
  func check(_ task: OrderedTask, _ ruleNodes: [JSONNode]) {
    guard !task.steps.isEmpty else { return }
    reportRulesAfterEnds(task, ruleNodes)
    let graph = TaskGraph(task)
    let following = task.steps.indices.map { graph.following($0) }
    let reached = following[0].union([0])
    for (index, step) in task.steps.enumerated() where !reached.contains(index) {
      log.add(
        "The step '\(step.id)' is never reached. Add a rule that goes to it, or take it out.",
        at: place(step.id), severity: .warning)
    }
    reportCircle(task, following.map { $0.contains(graph.end) }, reached)
    for claim in claims { check(claim, task, graph, following) }
  }

  private func reportRulesAfterEnds(_ task: OrderedTask, _ nodes: [JSONNode]) {
    for (rule, node) in zip(task.rules, nodes) {
      guard case .completion = task.step(rule.after)?.content else { continue }
      log.add(
        "The task ends at '\(rule.after)', so that no rule applies after it. Take the rule out.",
        at: node["after"]?.offset ?? node.offset)
    }
  }

  private func reportCircle(_ task: OrderedTask, _ ends: [Bool], _ reached: Set<Int>) {
    let stuck = task.steps.indices.filter { reached.contains($0) && !ends[$0] }
    guard let first = stuck.first else { return }
    let names = stuck.map { "'\(task.steps[$0].id)'" }.joined(separator: ", ")
    log.add(
      "The task never ends once it gets here: \(names) lead\(stuck.count == 1 ? "s" : "") nowhere else."
        + " Add a rule that leads to an end.", at: place(task.steps[first].id))
  }

  private func check(
    _ claim: Claim, _ task: OrderedTask, _ graph: TaskGraph, _ following: [Set<Int>]
  ) {
    guard let asking = task.step(asking: claim.item), let source = graph.index(asking.id),
      let (point, isHere) = point(of: claim, asking, task, graph)
    else { return }
    if isHere || following[source].contains(point) { return }
    log.add(
      "'\(claim.item)' has no answer yet at this point: it is asked later, or on another way. Ask"
        + " about an item that comes before.", at: claim.offset)
  }

  /// The step from which a condition asks, and whether the item is asked earlier in that same step.
  private func point(
    of claim: Claim, _ asking: Step, _ task: OrderedTask, _ graph: TaskGraph
  ) -> (index: Int, isHere: Bool)? {
    switch claim.point {
    case .after(let step): return graph.index(step).map { ($0, step == asking.id) }
    case .before(let step): return graph.index(step).map { ($0, false) }
    case .item(let id):
      guard let step = task.step(asking: id), let index = graph.index(step.id) else { return nil }
      let before = step.items.prefix { $0.id != id }
      return (index, before.contains { $0.id == claim.item })
    }
  }

  private func place(_ id: Identifier<Step>) -> Int { places[id.rawValue] ?? 0 }
}
