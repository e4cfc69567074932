extension TaskReader {
  /// Reads the rules into `task`; returns where each navigation rule stands.
  mutating func rules(_ nodes: [JSONNode], for task: inout OrderedTask) -> [JSONNode] {
    var places: [JSONNode] = []
    var settled: Set<Identifier<Step>> = []
    var tried: [Identifier<Step>: Set<ResultPredicate>] = [:]
    var before: [Identifier<Step>: [ResultPredicate]] = [:]
    var rules: [NavigationRule] = []
    var skipRules: [SkipRule] = []
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
      if let when = rule.when, !tried[rule.after, default: []].insert(when).inserted {
        object.problem(
          "This rule is never tried: one before it, after '\(rule.after)', has the same 'when'. Take one"
            + " of them out.")
      } else if let when = rule.when {
        if isCovered(when, by: before[rule.after, default: []]) {
          // It leads nowhere, so that what it alone leads to is told of too.
          object.problem(
            "This rule is never tried: whenever its 'when' holds, that of one before it, after"
              + " '\(rule.after)', holds too. Put the narrower one first.")
          continue
        }
        before[rule.after, default: []].append(when)
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
    let goTo = destination(from: &object)
    object.finish()
    let point = Claim.Point.after(Identifier(after ?? ""))
    let predicate = when.flatMap { condition($0, at: point) }
    guard let after, let goTo, !log.hasErrors(since: problems) else { return nil }
    return NavigationRule(
      after: Identifier(after), when: predicate, goTo: goTo.map { Identifier($0) })
  }

  /// Reads where a rule leads: `goTo` a step, or `end`; nil inside for the end.
  private mutating func destination(from object: inout ObjectReader) -> String?? {
    guard object.has("end") else {
      return stepName("goTo", from: &object).map { .some($0) }
    }
    if object.has("goTo") {
      object.problem("A rule has 'goTo' and 'end'. Take one of them out.", at: "end")
      return nil
    }
    guard let isEnd = object.bool("end") else { return nil }
    if isEnd { return .some(nil) }
    object.problem("'end' is true or not there. Write 'goTo' with a step instead.", at: "end")
    return nil
  }

  private mutating func skipRule(from object: inout ObjectReader) -> SkipRule? {
    let problems = log.problems.count
    let skip = stepName("skip", from: &object)
    let when = object.requiredNode("when", hint: "{ \"item\": \"…\", \"equals\": … }")
    object.finish()
    let point = Claim.Point.before(Identifier(skip ?? ""))
    let predicate = when.flatMap { condition($0, at: point) }
    guard let skip, let predicate, !log.hasErrors(since: problems) else { return nil }
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
    let nearest = log.nearest(to: name, among: stepNames)
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a step of this task."
    object.problem("There is no step '\(name)'. \(advice)", at: key)
    return nil
  }

  /// Gives the items of `steps` the conditions under which they are asked.
  mutating func withConditions(_ steps: [Step]) -> [Step] {
    if conditions.isEmpty { return steps }
    return steps.map { step in
      guard case .form(let items, let footer) = step.content else { return step }
      var step = step
      // The rows of a matrix share its condition, which is read once.
      var read: [Identifier<FormItem>: ResultPredicate] = [:]
      var seen: Set<Identifier<FormItem>> = []
      let conditional = items.map { item in
        let id = item.matrix?.id ?? item.id
        guard let node = conditions[id] else { return item }
        if seen.insert(id).inserted { read[id] = condition(node, at: .item(item.id)) }
        var item = item
        item.visibleWhen =
          item.visibleWhen.map { own in read[id].map { .all([own, $0]) } ?? own } ?? read[id]
        return item
      }
      step.content = .form(items: conditional, footer: footer)
      return step
    }
  }
}
