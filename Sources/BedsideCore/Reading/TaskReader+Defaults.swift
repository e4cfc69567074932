extension TaskReader {
  /// Reads `defaultFrom`: where an item's default comes from.
  mutating func defaultSource(
    of item: Identifier<FormItem>, from object: inout ObjectReader
  ) -> FormItem.DefaultSource? {
    guard let node = object.node("defaultFrom") else { return nil }
    if let text = node.string {
      if text == "previous" { return .previous }
      object.problem(
        "'\(text)' is no place for a default. Write \"previous\", or { \"task\": \"…\", \"item\": \"…\""
          + " }.", at: "defaultFrom")
      return nil
    }
    guard var source = ObjectReader(node, "'defaultFrom' that is no string", log: log) else {
      return nil
    }
    let task = source.identifier("task")
    let name = source.identifier("item")
    source.finish()
    guard let task, let name else { return nil }
    earlierConditions.append(
      EarlierCondition(
        task: Identifier(task), item: Identifier(name), node: nil,
        taskOffset: source.offset(of: "task"), itemOffset: source.offset(of: "item")))
    return .item(Identifier(name), of: Identifier(task))
  }
}
