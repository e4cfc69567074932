extension TaskReader {
  /// Checks the ways through a task all of whose steps could be read.
  func check(_ task: OrderedTask, _ ruleNodes: [JSONNode]) {
    guard !task.steps.isEmpty else { return }
    reportRulesAfterEnds(task, ruleNodes)
    let graph = TaskGraph(task)
    let reached = graph.reached
    for (index, step) in task.steps.enumerated() where !reached[index] {
      log.add(
        "The step '\(step.id)' is never reached. Add a rule that goes to it, or take it out.",
        at: place(step.id), severity: .warning)
    }
    reportCircle(task, graph.ending, reached)
    for claim in claims { check(claim, task, graph) }
  }

  private func reportRulesAfterEnds(_ task: OrderedTask, _ nodes: [JSONNode]) {
    for (rule, node) in zip(task.rules, nodes) {
      guard case .completion = task.step(rule.after)?.content else { continue }
      log.add(
        "The task ends at '\(rule.after)', so that no rule applies after it. Take the rule out.",
        at: node["after"]?.offset ?? node.offset)
    }
  }

  private func reportCircle(_ task: OrderedTask, _ ends: [Bool], _ reached: [Bool]) {
    let stuck = task.steps.indices.filter { reached[$0] && !ends[$0] }
    guard let first = stuck.first else { return }
    let names = stuck.map { "'\(task.steps[$0].id)'" }.joined(separator: ", ")
    log.add(
      "The task never ends once it gets here: \(names) lead\(stuck.count == 1 ? "s" : "") nowhere else."
        + " Add a rule that leads to an end.", at: place(task.steps[first].id))
  }

  private func check(_ claim: Claim, _ task: OrderedTask, _ graph: TaskGraph) {
    guard let asking = task.step(asking: claim.item), let source = graph.index(asking.id),
      let (point, isHere) = point(of: claim, asking, task, graph)
    else { return }
    if isHere || graph.canFollow(point, source) { return }
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
      guard let asked = task.index.places[id], let asks = task.index.places[claim.item] else {
        return nil
      }
      return (asked.step, asked.step == asks.step && asks.item < asked.item)
    }
  }

  private func place(_ id: Identifier<Step>) -> Int { places[id.rawValue] ?? 0 }
}
