extension TaskReader {
  /// Reads a condition that is asked from `point`, and says so when it always or never holds; nil when
  /// it can't be used.
  mutating func condition(_ node: JSONNode, at point: Claim.Point) -> ResultPredicate? {
    let problems = log.problems.count
    guard let claim = part(node, at: point), !log.hasErrors(since: problems) else { return nil }
    reportFinding(on: claim, at: node.offset, since: problems)
    if log.problems.count == problems {
      placedConditions.append(PlacedCondition(claim: claim, point: point, offset: node.offset))
    }
    return claim
  }

  private mutating func part(_ node: JSONNode, at point: Claim.Point) -> ResultPredicate? {
    guard var object = ObjectReader(node, "A condition", log: log) else { return nil }
    let kinds = ["item", "score", "all", "any", "not"].filter { object.has($0) }
    _ = object.has("task")
    for comparison in ConditionReader.comparisons { _ = object.has(comparison) }
    object.finish()
    guard kinds.count == 1, let kind = kinds.first else {
      object.problem(
        kinds.isEmpty
          ? "A condition has no 'item'. Add \"item\": \"…\" and a comparison, or write all, any or not."
          : "A condition has \(kinds.map { "'\($0)'" }.joined(separator: " and ")). Write one of them,"
            + " and nest others in 'all' or 'any'.")
      return nil
    }
    if kind != "item", object.has("task") {
      object.problem(
        "'task' says whose 'item' is meant, and stands beside nothing else. Put both where the item is"
          + " compared.", at: "task")
      return nil
    }
    switch kind {
    case "all": return list("all", from: &object, at: point).map { .all($0) }
    case "any": return list("any", from: &object, at: point).map { .any($0) }
    case "not": return object.node("not").flatMap { part($0, at: point) }.map { .not($0) }
    case "score": return scoreComparison(from: &object, at: point)
    default:
      return object.has("task")
        ? earlierComparisons(from: &object) : comparisons(from: &object, at: point)
    }
  }

  private mutating func list(
    _ key: String, from object: inout ObjectReader, at point: Claim.Point
  ) -> [ResultPredicate]? {
    let nodes = object.requiredArray(key)
    for comparison in ConditionReader.comparisons where object.has(comparison) {
      object.problem(
        "'\(comparison)' needs an 'item'. Nest it in '\(key)' with its item.", at: comparison)
    }
    let predicates = nodes.compactMap { member($0, at: point) }
    return predicates.isEmpty || predicates.count < nodes.count ? nil : predicates
  }

  /// Reads a part of a list, which may be wrong by itself though the whole can hold.
  private mutating func member(_ node: JSONNode, at point: Claim.Point) -> ResultPredicate? {
    let problems = log.problems.count
    guard let claim = part(node, at: point) else { return nil }
    if claim.isCompound { reportFinding(on: claim, at: node.offset, since: problems) }
    return claim
  }

  private mutating func comparisons(
    from object: inout ObjectReader, at point: Claim.Point
  ) -> ResultPredicate? {
    guard let name = object.requiredString("item") else { return nil }
    let id = Identifier<FormItem>(name)
    guard let item = items[id] else {
      reportUnknown(name, in: object)
      return nil
    }
    claims.append(
      Claim(subject: "'\(id)'", items: [id], point: point, offset: object.offset(of: "item")))
    var reader = ConditionReader(object: object, item: item)
    return Self.all(reader.predicates())
  }

  /// Reads comparisons with an item of another task.
  private mutating func earlierComparisons(
    from object: inout ObjectReader
  ) -> ResultPredicate? {
    guard let task = object.identifier("task"), let name = object.identifier("item") else {
      return nil
    }
    let id = Identifier<FormItem>(name)
    earlierConditions.append(
      EarlierCondition(
        task: Identifier(task), item: id, node: object.node,
        taskOffset: object.offset(of: "task"), itemOffset: object.offset(of: "item")))
    var reader = ConditionReader(object: object, id: id, item: nil)
    return Self.all(reader.predicates()).map { .earlier(Identifier(task), $0) }
  }

  static func all(_ parts: [ResultPredicate]) -> ResultPredicate? {
    parts.count > 1 ? .all(parts) : parts.first
  }

  func reportUnknown(_ name: String, in object: ObjectReader) {
    guard let problem = unknownItem(name) else { return }
    object.problem(problem, at: "item")
  }

  /// What to say of `name`, which is no item that can be used; nil where that was said already.
  func unknownItem(_ name: String) -> String? {
    if knownSteps.contains(name) {
      // A step that could not be read has been complained about already.
      return readSteps.contains(name)
        ? "'\(name)' is a step and has no answer itself. Name an item that it asks for." : nil
    }
    if let row = matrixRows[name] {
      return
        "'\(name)' is a matrix and has no answer itself. Name one of its rows, like '\(row)'."
    }
    if places[name] != nil { return nil }
    let nearest = log.nearest(to: name, among: items.keys.map(\.rawValue).sorted())
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name an item that this task asks for."
    return "There is no item '\(name)'. \(advice)"
  }
}

extension ResultPredicate {
  /// Whether it is made of other claims.
  fileprivate var isCompound: Bool {
    switch self {
    case .all, .any, .not: true
    default: false
    }
  }
}

extension EarlierCondition {
  /// Notes what is wrong with the comparison when `item` is what it is about.
  public func check(_ item: FormItem, log: ProblemLog) {
    guard let node, let object = ObjectReader(node, "A condition", log: log) else { return }
    var reader = ConditionReader(object: object, item: item)
    _ = reader.predicates()
    let keys = ["equals", "atLeast", "above", "atMost", "below"]
    guard item.format.asksYearOfBirth, let key = keys.first(where: { node[$0] != nil }) else {
      return
    }
    object.problem(
      "'\(item.id)' is a year of birth, which is compared in its own task alone. Ask for the age"
        + " there, or ask whether it is 'answered'.", at: key)
  }
}
