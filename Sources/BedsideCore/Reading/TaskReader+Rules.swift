extension TaskReader {
  /// Reads the rules into `task`; returns where each navigation rule stands.
  mutating func rules(_ nodes: [JSONNode], for task: inout OrderedTask) -> [JSONNode] {
    var places: [JSONNode] = []
    var rules: [NavigationRule] = []
    var skipRules: [SkipRule] = []
    var settled: Set<Identifier<Step>> = []
    for node in nodes {
      guard
        var object = ObjectReader(node, node["skip"] == nil ? "A rule" : "A skip rule", log: log)
      else { continue }
      if node["skip"] != nil {
        if let rule = skipRule(from: &object) { skipRules.append(rule) }
        continue
      }
      guard let rule = rule(from: &object) else { continue }
      if settled.contains(rule.after) {
        object.problem(
          "This rule is never tried: one before it, after '\(rule.after)', has no 'when'."
            + " Put that one last.")
      }
      if rule.when == nil { settled.insert(rule.after) }
      rules.append(rule)
      places.append(node)
    }
    task.rules = rules
    task.skipRules = skipRules
    return places
  }

  private mutating func rule(from object: inout ObjectReader) -> NavigationRule? {
    let problems = log.problems.count
    let after = stepName("after", from: &object)
    let when = object.node("when")
    let goTo = stepName("goTo", from: &object)
    object.finish()
    let point = Claim.Point.after(Identifier(after ?? ""))
    let predicate = when.flatMap { condition($0, at: point) }
    guard let after, let goTo, log.problems.count == problems else { return nil }
    return NavigationRule(after: Identifier(after), when: predicate, goTo: Identifier(goTo))
  }

  private mutating func skipRule(from object: inout ObjectReader) -> SkipRule? {
    let problems = log.problems.count
    let skip = stepName("skip", from: &object)
    let when = object.requiredNode("when", hint: "{ \"item\": \"…\", \"equals\": … }")
    object.finish()
    let point = Claim.Point.before(Identifier(skip ?? ""))
    let predicate = when.flatMap { condition($0, at: point) }
    guard let skip, let predicate, log.problems.count == problems else { return nil }
    return SkipRule(skip: Identifier(skip), when: predicate)
  }

  /// Reads the name of a step, which must be one of the task.
  private mutating func stepName(_ key: String, from object: inout ObjectReader) -> String? {
    guard let name = object.requiredString(key) else { return nil }
    if knownSteps.contains(name) { return name }
    if items[Identifier(name)] != nil {
      object.problem(
        "'\(name)' is an item, not a step. Name the step that asks for it.", at: key)
      return nil
    }
    let nearest = Suggestion.nearest(to: name, among: stepNames)
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a step of this task."
    object.problem("There is no step '\(name)'. \(advice)", at: key)
    return nil
  }

  /// Gives the items of `steps` the conditions under which they are asked.
  mutating func withConditions(_ steps: [Step]) -> [Step] {
    steps.map { step in
      guard case .form(let items, let footer) = step.content else { return step }
      var step = step
      let conditional = items.map { item in
        guard let node = conditions[item.id] else { return item }
        var item = item
        item.visibleWhen = condition(node, at: .item(item.id))
        return item
      }
      step.content = .form(items: conditional, footer: footer)
      return step
    }
  }
}
