extension TaskReader {
  /// Reads a condition that is asked from `point`; nil when it can't be used.
  mutating func condition(_ node: JSONNode, at point: Claim.Point) -> ResultPredicate? {
    guard var object = ObjectReader(node, "A condition", log: log) else { return nil }
    let kinds = ["item", "all", "any", "not"].filter { object.has($0) }
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
    switch kind {
    case "all": return list("all", from: &object, at: point).map { .all($0) }
    case "any": return list("any", from: &object, at: point).map { .any($0) }
    case "not": return object.node("not").flatMap { condition($0, at: point) }.map { .not($0) }
    default: return comparisons(from: &object, at: point)
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
    let predicates = nodes.compactMap { condition($0, at: point) }
    return predicates.isEmpty || predicates.count < nodes.count ? nil : predicates
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
    claims.append(Claim(item: id, point: point, offset: object.offset(of: "item")))
    var reader = ConditionReader(object: object, item: item)
    let parts = reader.predicates()
    return parts.count > 1 ? .all(parts) : parts.first
  }

  private func reportUnknown(_ name: String, in object: ObjectReader) {
    if knownSteps.contains(name) {
      // A step that could not be read has been complained about already.
      if readSteps.contains(name) {
        object.problem(
          "'\(name)' is a step and has no answer itself. Name an item that it asks for.",
          at: "item")
      }
      return
    }
    guard places[name] == nil else { return }
    let nearest = Suggestion.nearest(to: name, among: items.keys.map(\.rawValue).sorted())
    let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name an item that this task asks for."
    object.problem("There is no item '\(name)'. \(advice)", at: "item")
  }
}
