extension ConditionReader {
  /// Reads `contains`: a choice among those chosen, or `{"all": […]}` or `{"any": […]}` of several.
  mutating func containment() -> ResultPredicate? {
    guard let node = object.node("contains") else { return nil }
    if let item, item.format.choiceFormat == nil {
      object.problem(
        "'\(id)' is not chosen from a list, so that nothing can be among its answers. Compare it with"
          + " 'equals'.", at: "contains")
      return nil
    }
    guard node.members != nil else {
      if node.elements == nil { return code(node).map { .equals(id, .choices([.code($0)])) } }
      object.problem(
        "'contains' is a list, and can mean all of it or any. Write {\"all\": …} or {\"any\": …}.",
        at: "contains")
      return nil
    }
    return several(node)
  }

  private func several(_ node: JSONNode) -> ResultPredicate? {
    guard var list = ObjectReader(node, "'contains'", log: object.log) else { return nil }
    let problems = object.log.problems.count
    let hasAll = list.has("all")
    let hasAny = list.has("any")
    if hasAll == hasAny {
      list.problem(
        hasAll
          ? "'contains' has 'all' and 'any'. Write one of them."
          : "'contains' has no 'all' and no 'any'. Write one of them, with a list of choices.")
    }
    let nodes = list.requiredArray(hasAny ? "any" : "all")
    list.finish()
    let codes = nodes.compactMap { code($0) }
    guard object.log.problems.count == problems else { return nil }
    if hasAny { return .any(codes.map { .equals(id, .choices([.code($0)])) }) }
    return .equals(id, .choices(codes.map { .code($0) }))
  }

  private func code(_ node: JSONNode) -> ChoiceCode? {
    guard let code = ChoiceCode(node) else {
      object.log.add(
        "A choice is named by its value, a word or a whole number, not \(node.kind).",
        at: node.offset)
      return nil
    }
    guard let format = item?.format.choiceFormat, format.choice(code) == nil,
      format.other == nil || code != OtherChoice.code
    else { return code }
    object.log.add(
      format.list.problem(node, "\(node.value.text) is never among the answers to '\(id)'."),
      at: node.offset)
    return nil
  }

  /// Reads `count`: how many were chosen.
  mutating func count() -> ResultPredicate? {
    guard let node = object.node("count"),
      var limits = ObjectReader(node, "'count'", log: object.log)
    else { return nil }
    let exact = limits.integer("equals")
    let least = limits.integer("atLeast")
    let most = limits.integer("atMost")
    limits.finish()
    if let item, item.format.choiceFormat?.isMultiple != true {
      object.problem(
        "Never more than one thing is chosen for '\(id)'. Ask whether it is answered instead.",
        at: "count")
      return nil
    }
    guard exact != nil || least != nil || most != nil else {
      if node.members?.isEmpty == true {
        object.problem("'count' compares nothing. Add equals, atLeast or atMost.", at: "count")
      }
      return nil
    }
    let lower = max(exact ?? 1, least ?? 1, 1)
    let upper = min(exact ?? .max, most ?? .max, item?.format.choiceFormat?.mostChosen ?? .max)
    if lower > upper || exact.map({ $0 < 1 }) ?? false {
      object.problem("This never holds: so many can't be chosen for '\(id)'.", at: "count")
      return nil
    }
    return .count(id, atLeast: exact ?? least, atMost: exact ?? most)
  }
}

extension AnswerFormat {
  /// The list that answers are chosen from; nil for other formats.
  var choiceFormat: ChoiceFormat? {
    if case .choice(let format) = self { format } else { nil }
  }
}

extension ChoiceFormat {
  /// How many things can be chosen at most.
  fileprivate var mostChosen: Int {
    guard isMultiple else { return 1 }
    return max(choices.count { !$0.isExclusive } + (other == nil ? 0 : 1), 1)
  }
}
