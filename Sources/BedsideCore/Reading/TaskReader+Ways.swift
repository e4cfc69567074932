extension TaskReader {
  /// Checks the ways through a task all of whose steps could be read.
  mutating func check(_ task: OrderedTask, _ ruleNodes: [JSONNode]) {
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
    reportWaysBack(task, ruleNodes, graph)
    check(claims, task, graph)
    reportFindingsOnTheWay(task, graph)
    checkRandom(task, ruleNodes)
    checkSafety(of: task)
  }

  private func reportRulesAfterEnds(_ task: OrderedTask, _ nodes: [JSONNode]) {
    var ends: Set<Identifier<Step>> = []
    for step in task.steps { if case .completion = step.content { ends.insert(step.id) } }
    for (rule, node) in zip(task.rules, nodes) where ends.contains(rule.after) {
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

  /// Warns of rules that lead back, and refuses circles that nothing asked in them can end.
  private func reportWaysBack(_ task: OrderedTask, _ nodes: [JSONNode], _ graph: TaskGraph) {
    var deciding = Array(repeating: false, count: graph.groups.count)
    let note = { (step: Int, claim: ResultPredicate?, deciding: inout [Bool]) in
      let group = graph.groups.group[step]
      for item in claim?.items ?? [] {
        guard let asking = self.askingSteps[item] else { continue }
        if graph.index(asking).map({ graph.groups.group[$0] }) == group { deciding[group] = true }
      }
    }
    for rule in task.rules {
      if let step = graph.index(rule.after) { note(step, rule.when, &deciding) }
    }
    for rule in task.skipRules {
      if let step = graph.index(rule.skip) { note(step, rule.when, &deciding) }
    }
    let ends = graph.ending
    for (rule, node) in zip(task.rules, nodes) {
      guard let goTo = rule.goTo, let from = graph.index(rule.after), let to = graph.index(goTo),
        to <= from, ends[from], graph.successors[from].contains(to)
      else { continue }
      let group = graph.groups.group[from]
      let offset = node["goTo"]?.offset ?? node.offset
      if group == graph.groups.group[to], !deciding[group] {
        log.add(
          "Once this rule leads back, it always will: nothing asked between '\(goTo)' and"
            + " '\(rule.after)' decides it. Ask there what ends the circle.", at: offset)
      } else {
        log.add(
          "This rule leads back to '\(goTo)', so that its questions are asked again and the new answers"
            + " replace the old ones.", at: offset, severity: .warning)
      }
    }
  }

  func place(_ id: Identifier<Step>) -> Int { places[id.rawValue] ?? 0 }
}
