extension TaskReader {
  private static let operations = [
    "item", "score", "sum", "difference", "product", "quotient", "mean", "minimum", "maximum",
    "count", "round", "days",
  ]

  /// Reads how something is worked out of items and of the scores in `known`.
  mutating func expression(_ node: JSONNode, _ known: Scores) -> Expression? {
    if let number = node.double { return .number(number) }
    guard var object = ObjectReader(node, "A value that is no number", log: log) else { return nil }
    let found = Self.operations.filter { object.has($0) }
    let decimals = object.integer("decimals")
    object.finish()
    guard found.count == 1, let operation = found.first else {
      let names = Self.operations.joined(separator: ", ")
      object.problem(
        found.isEmpty
          ? "A value says nothing of how it is worked out. Write one of \(names)."
          : "A value has \(found.map { "'\($0)'" }.joined(separator: " and ")). Write one of them, and"
            + " nest the other in it.")
      return nil
    }
    if decimals != nil, operation != "round" {
      object.problem("'decimals' belongs to 'round'. Take it out.", at: "decimals")
    }
    switch operation {
    case "item": return numericItem(from: &object)
    case "score": return usedScore(known, from: &object)
    case "round": return rounded(decimals ?? 0, known, from: &object)
    case "count": return counted(from: &object)
    case "days": return days(from: &object)
    default:
      return operation.isOfTwo
        ? pair(operation, known, from: &object)
        : list(operation, known, from: &object)
    }
  }

  private func numericItem(from object: inout ObjectReader) -> Expression? {
    guard let name = object.requiredString("item"),
      let item = scoredItem(name, at: object.offset(of: "item"))
    else { return nil }
    guard item.isNumeric else {
      reportNoNumber(item, at: object.offset(of: "item"))
      return nil
    }
    warnOfNoNumbers(item, at: object.offset(of: "item"))
    return .item(item.id)
  }

  private func usedScore(_ known: Scores, from object: inout ObjectReader) -> Expression? {
    guard let name = object.requiredString("score") else { return nil }
    if known.score(Identifier(name)) != nil { return .score(Identifier(name)) }
    if scorePlaces[name] == nil {
      let nearest = log.nearest(to: name, among: known.all.map(\.id.rawValue))
      let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Name a score that stands before it."
      object.problem("There is no score '\(name)' before this one. \(advice)", at: "score")
    }
    return nil
  }

  private mutating func rounded(
    _ decimals: Int, _ known: Scores, from object: inout ObjectReader
  ) -> Expression? {
    guard (0...6).contains(decimals) else {
      object.problem("'decimals' is \(decimals). Write a number from 0 to 6.", at: "decimals")
      return nil
    }
    return object.node("round").flatMap { expression($0, known) }
      .map { .rounded($0, decimals: decimals) }
  }

  private func counted(from object: inout ObjectReader) -> Expression? {
    let nodes = object.requiredArray("count")
    let ids = nodes.compactMap { node -> Identifier<FormItem>? in
      guard let name = node.string else {
        log.add("'count' holds ids of items, not \(node.kind).", at: node.offset)
        return nil
      }
      return scoredItem(name, at: node.offset)?.id
    }
    return ids.isEmpty || ids.count < nodes.count ? nil : .count(ids)
  }

  private mutating func list(
    _ operation: String, _ known: Scores, from object: inout ObjectReader
  ) -> Expression? {
    let nodes = object.requiredArray(operation)
    let parts = nodes.compactMap { expression($0, known) }
    guard !parts.isEmpty, parts.count == nodes.count else { return nil }
    switch operation {
    case "sum": return .sum(parts)
    case "product": return .product(parts)
    case "mean": return .mean(parts)
    case "minimum": return .minimum(parts)
    default: return .maximum(parts)
    }
  }

  private mutating func pair(
    _ operation: String, _ known: Scores, from object: inout ObjectReader
  ) -> Expression? {
    let nodes = object.requiredArray(operation)
    let parts = nodes.compactMap { expression($0, known) }
    guard nodes.count == 2 else {
      if !nodes.isEmpty {
        object.problem(
          "'\(operation)' is of two values, and there \(nodes.count == 1 ? "is 1" : "are \(nodes.count)").",
          at: operation)
      }
      return nil
    }
    guard parts.count == 2 else { return nil }
    if operation == "quotient", case .number(0) = parts[1] {
      log.add("Nothing can be divided by 0.", at: nodes[1].offset)
      return nil
    }
    return operation == "difference"
      ? .difference(parts[0], parts[1]) : .quotient(parts[0], parts[1])
  }

  private func days(from object: inout ObjectReader) -> Expression? {
    guard let node = object.node("days"), var days = ObjectReader(node, "'days'", log: log) else {
      return nil
    }
    let from = day("from", from: &days)
    let to = day("to", from: &days)
    days.finish()
    guard let from, let to else { return nil }
    return .days(from: from, to: to)
  }

  private func day(_ key: String, from object: inout ObjectReader) -> Expression.Day? {
    guard let node = object.requiredNode(key, hint: "\"today\"") else { return nil }
    if let text = node.string, let day = AnswerFormatReader.day(text) { return .day(day) }
    guard node.members != nil, var named = ObjectReader(node, "A day", log: log) else {
      object.problem(
        "'\(key)' must be a day like \"2026-11-30\", \"today\" or \"-7d\", or an item like { \"item\":"
          + " \"…\" }.", at: key)
      return nil
    }
    let name = named.requiredString("item")
    named.finish()
    guard let name, let item = scoredItem(name, at: named.offset(of: "item")) else { return nil }
    if case .days = item.format.rules.order { return .item(item.id) }
    named.problem("The answer to '\(name)' is no day. Name an item that is.", at: "item")
    return nil
  }
}

extension String {
  /// Whether the operation is one of two values in their order.
  fileprivate var isOfTwo: Bool { self == "difference" || self == "quotient" }
}
