extension TaskReader {
  /// Reads a repeat as the steps of all the times it may go.
  mutating func repetition(_ node: JSONNode) -> [Step] {
    guard var object = ObjectReader(node, "A repeat step", log: log) else { return broken() }
    let errors = log.errorCount
    let id = name(from: &object)
    if let id { know(step: id) }
    _ = object.string("type")
    let title = object.requiredText("title", most: TextLength.title)
    let text = object.text("text")
    let heading = object.text("heading")
    let plan = plan(id ?? "", from: &object)
    let parts = parts(of: &object)
    let rules = object.array("rules")
    object.finish()
    checkParts(parts.nodes, of: object)
    let names = RepeatScope.names(in: parts.nodes)
    if let plan { checkSize(plan, names, object) }
    guard let id, let title, let plan, log.errorCount == errors else { return broken() }
    checkHeading(heading, plan, object)
    log.repeats.append(id)
    let group = StepGroup(
      id: Identifier(id), title: heading ?? usualHeading(title, plan), text: text)
    let steps = steps(
      of: Repeat(plan: plan, group: group, parts: parts, names: names, rules: rules), object)
    groups[id] = steps.map(\.id)
    if let first = steps.first { pipedGroups.append((object.node, first.id)) }
    readSteps.insert(id)
    return steps
  }

  private struct Repeat {
    var plan: RepeatPlan
    var group: StepGroup
    var parts: (nodes: [JSONNode], areItems: Bool)
    var names: Set<String>
    var rules: [JSONNode]
  }

  private mutating func steps(of repetition: Repeat, _ object: ObjectReader) -> [Step] {
    let plan = repetition.plan
    var steps: [Step] = []
    if plan.minimum == 0, let text = anyQuestion { steps.append(question(plan.any, text, object)) }
    for number in 1...max(1, plan.maximum) {
      var group = repetition.group
      if number > 1 { group.text = nil }
      group.iteration = .init(number: number, total: plan.total)
      groupStack.append(group)
      let scope = RepeatScope(prefix: "\(plan.id).\(number)", names: repetition.names)
      expansion = scope.prefix
      var part = self.steps(nodes(of: repetition, scope, object.node.offset))
      expansion = nil
      if case .another(let text) = plan.until, plan.asksForAnother(after: number) {
        part.append(question(plan.another(number), text, object))
      }
      groupStack.removeLast()
      let condition = plan.condition(number)
      if let condition {
        skipsOfRepeats += part.map { SkipRule(skip: $0.id, when: .not(condition)) }
      }
      rulesOfRepeats.append((repetition.rules.map(scope.named), condition))
      steps += part
    }
    if case .item(let item) = plan.until, let first = steps.first {
      claims.append(
        Claim(
          subject: "'\(item)'", items: [item], point: .before(first.id), offset: countOffset))
    }
    return steps
  }

  private func nodes(of repetition: Repeat, _ scope: RepeatScope, _ offset: Int) -> [JSONNode] {
    let nodes = repetition.parts.nodes.map(scope.named)
    guard repetition.parts.areItems else { return nodes }
    let member = { (key: String, content: JSONNode.Content) in
      JSONMember(key: key, keyOffset: offset, node: JSONNode(content, offset: offset))
    }
    let members = [
      member("id", .string(scope.prefix)), member("type", .string("form")),
      member("items", .array(nodes)),
    ]
    return [JSONNode(.object(members), offset: offset)]
  }

  private mutating func question(
    _ id: String, _ text: String, _ object: ObjectReader
  ) -> Step {
    let item = FormItem(
      id: Identifier(id), text: text, isOptional: false, format: .boolean(BooleanFormat()))
    items[item.id] = item
    know(step: id)
    readSteps.insert(id)
    askingSteps[item.id] = Identifier(id)
    places[id] = object.node.offset
    var step = Step(id: Identifier(id), content: .question(item))
    step.groups = groupStack
    return step
  }

  /// Reads the rules of repeats, each of which holds only while its time is on the way.
  mutating func rulesOfRepeats(for task: inout OrderedTask) -> [JSONNode] {
    var places: [JSONNode] = []
    var all = task.rules
    var skips = skipsOfRepeats + task.skipRules
    for (nodes, condition) in rulesOfRepeats where !nodes.isEmpty {
      // Reading rules replaces those that the task has.
      places += rules(nodes, for: &task)
      all += task.rules.map { rule in
        var rule = rule
        if let condition { rule.when = rule.when.map { .all([condition, $0]) } ?? condition }
        return rule
      }
      skips += task.skipRules
    }
    task.rules = all
    task.skipRules = skips
    return places
  }

  private func usualHeading(_ title: String, _ plan: RepeatPlan) -> String {
    if case .another = plan.until { return phrases(.repeatHeadingOpen, ["title": title]) }
    return phrases(.repeatHeading, ["title": title])
  }
}
