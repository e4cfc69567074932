extension TaskReader {
  /// Reads steps, with those of pages and repeats in their place.
  mutating func steps(_ nodes: [JSONNode]) -> [Step] {
    var steps: [Step] = []
    for node in nodes {
      // Nothing more would be said of what follows.
      if log.isFull { return broken() }
      steps += self.steps(node)
    }
    return steps
  }

  /// Reads one element of `steps`: a step, or all those of a page or a repeat.
  private mutating func steps(_ node: JSONNode) -> [Step] {
    switch node["type"]?.string {
    case "page": return page(node)
    case "repeat": return repetition(node)
    default:
      guard var step = step(node) else {
        hasBrokenSteps = true
        return []
      }
      step.groups = groupStack
      return [step]
    }
  }

  private mutating func page(_ node: JSONNode) -> [Step] {
    guard var object = ObjectReader(node, "A page step", log: log) else { return broken() }
    let id = name(from: &object)
    if let id { know(step: id) }
    _ = object.string("type")
    let title = object.requiredText("title", most: TextLength.title)
    let text = object.text("text")
    let nodes = object.requiredArray("steps")
    object.finish()
    groupStack.append(StepGroup(id: Identifier(id ?? ""), title: title ?? "", text: text))
    let steps = steps(nodes)
    if let first = steps.first { pipedGroups.append((node, first.id)) }
    groupStack.removeLast()
    guard let id, title != nil, !steps.isEmpty else { return broken() }
    groups[id] = steps.map(\.id)
    readSteps.insert(id)
    return steps
  }

  /// Takes note of the name of a step, or of what rules may name like one.
  mutating func know(step id: String) {
    stepNames.append(id)
    knownSteps.insert(id)
  }

  mutating func broken() -> [Step] {
    hasBrokenSteps = true
    return []
  }

  /// Puts the first or the last step of a page or a repeat where a rule names the whole.
  mutating func resolveGroups(in task: inout OrderedTask) {
    if groups.isEmpty { return }
    task.rules = task.rules.map { rule in
      NavigationRule(after: last(rule.after), when: rule.when, goTo: rule.goTo.map(first))
    }
    task.skipRules = task.skipRules.flatMap { rule in
      (groups[rule.skip.rawValue] ?? [rule.skip]).map { SkipRule(skip: $0, when: rule.when) }
    }
    for index in claims.indices {
      switch claims[index].point {
      case .after(let step): claims[index].point = .after(last(step))
      case .before(let step): claims[index].point = .before(first(step))
      case .item, .anywhere: break
      }
    }
    for index in placedConditions.indices {
      switch placedConditions[index].point {
      case .after(let step): placedConditions[index].point = .after(last(step))
      case .before(let step): placedConditions[index].point = .before(first(step))
      case .item, .anywhere: break
      }
    }
  }

  private func first(_ id: Identifier<Step>) -> Identifier<Step> {
    groups[id.rawValue]?.first ?? id
  }

  private func last(_ id: Identifier<Step>) -> Identifier<Step> {
    groups[id.rawValue]?.last ?? id
  }
}
