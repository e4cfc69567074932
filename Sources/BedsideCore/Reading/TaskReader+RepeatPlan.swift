extension TaskReader {
  /// Reads how often a repeat goes: `count`, or `another`, with the limits of either.
  mutating func plan(_ id: String, from object: inout ObjectReader) -> RepeatPlan? {
    let count = object.node("count")
    let another = object.has("another") ? object.requiredText("another") : nil
    anyQuestion = object.has("any") ? object.requiredText("any") : nil
    let minimum = object.integer("minimum")
    let maximum = object.integer("maximum")
    countOffset = count?.offset ?? object.node.offset
    switch (count, another) {
    case (let count?, nil):
      if minimum != nil {
        object.problem("'minimum' goes with 'another'. Take it out.", at: "minimum")
      }
      if let number = count.integer { return fixed(id, number, maximum, object) }
      return count.string.flatMap { counted(id, by: $0, maximum, &object) }
        ?? wrongCount(count, object)
    case (nil, let another?): return open(id, another, minimum, maximum, &object)
    case (nil, nil):
      object.problem(
        "A repeat has no 'count' and no 'another'. Add \"count\": a number or an earlier item,"
          + " or \"another\": \"Is there another …?\".")
    default:
      object.problem(
        "A repeat has 'count' and 'another'. Take one of them out.", at: "another")
    }
    return nil
  }

  private func wrongCount(_ count: JSONNode, _ object: ObjectReader) -> RepeatPlan? {
    if count.string == nil {
      object.problem(
        "'count' must be a whole number or the id of an item, not \(count.kind).", at: "count")
    }
    return nil
  }

  private func fixed(
    _ id: String, _ number: Int, _ maximum: Int?, _ object: ObjectReader
  ) -> RepeatPlan? {
    if maximum != nil {
      object.problem("'count' is a number already. Take 'maximum' out.", at: "maximum")
    }
    guard (1...RepeatPlan.mostTimes).contains(number) else {
      object.problem(
        "'count' is \(number). Write 1 to \(RepeatPlan.mostTimes).", at: "count")
      return nil
    }
    return RepeatPlan(id: id, until: .fixed(number), minimum: number, maximum: number)
  }

  private func counted(
    _ id: String, by name: String, _ maximum: Int?, _ object: inout ObjectReader
  ) -> RepeatPlan? {
    guard let maximum = bounded(maximum, &object) else { return nil }
    guard let item = items[Identifier(name)] else {
      object.problem(
        "There is no item '\(name)' before this repeat. Ask for the number first.", at: "count")
      return nil
    }
    let greatest: Int?
    switch item.format {
    case .scale(let format): greatest = format.maximum
    case .integer(let format): greatest = format.maximum
    default:
      object.problem(
        "The answer to '\(name)' is no whole number. Name an item of the format integer or scale.",
        at: "count")
      return nil
    }
    if greatest.map({ $0 > maximum }) ?? true {
      let answer = greatest.map { "can be \($0)" } ?? "has no maximum"
      object.problem(
        "'\(name)' \(answer), but the repeat goes \(maximum) times at most. Give both the same"
          + " maximum.", at: "maximum", severity: .warning)
    }
    return RepeatPlan(id: id, until: .item(item.id), minimum: 0, maximum: maximum)
  }

  private func open(
    _ id: String, _ another: String, _ minimum: Int?, _ maximum: Int?,
    _ object: inout ObjectReader
  ) -> RepeatPlan? {
    guard let maximum = bounded(maximum, &object) else { return nil }
    let minimum = minimum ?? (anyQuestion == nil ? 1 : 0)
    guard (0...maximum).contains(minimum) else {
      object.problem(
        "'minimum' is \(minimum). Write 0 to \(maximum), which is 'maximum'.", at: "minimum")
      return nil
    }
    if (minimum == 0) != (anyQuestion != nil) {
      object.problem(
        minimum == 0
          ? "With 'minimum' 0 there may be none. Add \"any\": \"Is there any …?\", which is asked first."
          : "'any' is asked where there may be none, but 'minimum' is \(minimum). Take one of them out.",
        at: minimum == 0 ? "minimum" : "any")
      return nil
    }
    return RepeatPlan(id: id, until: .another(another), minimum: minimum, maximum: maximum)
  }

  private func bounded(_ maximum: Int?, _ object: inout ObjectReader) -> Int? {
    guard let maximum else {
      if !object.has("maximum") {
        object.problem(
          "A repeat has no 'maximum'. Add \"maximum\": 1 to \(RepeatPlan.mostTimes).")
      }
      return nil
    }
    if (1...RepeatPlan.mostTimes).contains(maximum) { return maximum }
    object.problem(
      "'maximum' is \(maximum). Write 1 to \(RepeatPlan.mostTimes).", at: "maximum")
    return nil
  }

  /// The steps or the items that are repeated.
  func parts(of object: inout ObjectReader) -> (nodes: [JSONNode], areItems: Bool) {
    let hasItems = object.has("items")
    let hasSteps = object.has("steps")
    if hasItems == hasSteps {
      object.problem(
        hasItems
          ? "A repeat has 'items' and 'steps'. Take one of them out."
          : "A repeat has no 'items' and no 'steps'. Add one of them.",
        at: hasItems ? "steps" : nil)
      return ([], hasItems)
    }
    return (object.requiredArray(hasItems ? "items" : "steps"), hasItems)
  }

  /// Notes steps that can't be repeated.
  func checkParts(_ nodes: [JSONNode], of object: ObjectReader) {
    var waiting = nodes
    while let node = waiting.popLast() {
      waiting += node["steps"]?.elements ?? []
      guard let type = node["type"] else { continue }
      if type.string == "repeat" {
        log.add(
          "A repeat can't stand in a repeat. Ask for several things by a choice.", at: type.offset)
      }
      guard ["completion", "consent"].contains(type.string) else { continue }
      log.add(
        "A step of the type '\(type.string ?? "")' can't stand in a repeat. Put it behind the repeat.",
        at: type.offset)
    }
    if RepeatScope.names(in: nodes).contains("another") {
      object.problem("The id 'another' belongs to the repeat's own question. Choose another.")
    }
  }

  func checkSize(_ plan: RepeatPlan, _ names: Set<String>, _ object: ObjectReader) {
    let count = names.count * plan.maximum
    if count <= RepeatPlan.mostSteps { return }
    object.problem(
      "This repeat becomes \(count) steps and questions, more than \(RepeatPlan.mostSteps). Repeat it"
        + " fewer times, or ask less each time.")
  }

  func checkHeading(_ heading: String?, _ plan: RepeatPlan, _ object: ObjectReader) {
    guard case .another = plan.until, let heading, heading.contains("{count}") else { return }
    object.problem(
      "Nobody knows '{count}' before the last one. Take it out of 'heading'.", at: "heading")
  }
}
