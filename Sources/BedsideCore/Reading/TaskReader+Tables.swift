extension TaskReader {
  mutating func table(
    _ id: Identifier<Step>, from object: inout ObjectReader
  ) -> Step.Content? {
    let problems = log.errorCount
    let columns = object.has("columns") ? object.requiredTexts("columns") : []
    let style = object.word("style", as: TableContent.Style.self) ?? .columns
    let nodes = object.requiredArray("rows")
    let isSelectable = object.has("question")
    let rows = nodes.map { row($0, isSelectable) }
    let width = columns.isEmpty ? rows.first?.cells.count ?? 0 : columns.count
    for (row, node) in zip(rows, nodes) where row.cells.count != width && !row.cells.isEmpty {
      let expected = columns.isEmpty ? "the first row has" : "there are columns:"
      log.add(
        "This row has \(row.cells.count) cells. Write as many as \(expected) \(width).",
        at: node.offset)
    }
    for key in ["multiple", "optional"] where object.has(key) && !isSelectable {
      object.problem("'\(key)' goes with a 'question'. Add one, or take '\(key)' out.", at: key)
    }
    let selection = isSelectable ? selection(id, rows, nodes, from: &object) : nil
    guard log.errorCount == problems, !rows.isEmpty else { return nil }
    return .table(
      TableContent(columns: columns, rows: rows.map(\.cells), style: style, selection: selection))
  }

  private func row(
    _ node: JSONNode, _ isSelectable: Bool
  ) -> (cells: [String], value: ChoiceCode?) {
    guard isSelectable else { return (cells(node), nil) }
    guard var object = ObjectReader(node, "A row to choose", log: log) else { return ([], nil) }
    let cells = object.requiredTexts("cells")
    let value = object.requiredNode("value", hint: "\"…\"")
    object.finish()
    if let number = value?.integer { return (cells, .integer(number)) }
    if let text = value?.string { return (cells, .text(text)) }
    if let value {
      log.add("'value' must be a string or a whole number, not \(value.kind).", at: value.offset)
    }
    return (cells, nil)
  }

  private func cells(_ node: JSONNode) -> [String] {
    guard let elements = node.elements else {
      log.add("A row must be an array of strings, not \(node.kind).", at: node.offset)
      return []
    }
    if elements.isEmpty { log.add("This row has no cells.", at: node.offset) }
    return elements.compactMap { element in
      if element.string != nil || element.members != nil {
        return TextReader(log: log, key: "rows").text(element)
      }
      log.add("A cell must be a string, not \(element.kind).", at: element.offset)
      return nil
    }
  }

  private mutating func selection(
    _ id: Identifier<Step>, _ rows: [(cells: [String], value: ChoiceCode?)], _ nodes: [JSONNode],
    from object: inout ObjectReader
  ) -> FormItem? {
    var values: Set<ChoiceCode> = []
    for (row, node) in zip(rows, nodes) {
      guard let value = row.value, !values.insert(value).inserted else { continue }
      log.add(
        "The value '\(value)' stands twice. Give every row a value of its own.",
        at: node["value"]?.offset ?? node.offset)
    }
    let choices = rows.compactMap { row in
      row.value.map { TextChoice(text: row.cells.first ?? "", value: $0) }
    }
    let isMultiple = object.bool("multiple") ?? false
    let isOptional = object.bool("optional") ?? true
    guard let text = object.requiredText("question", most: TextLength.question) else { return nil }
    return FormItem(
      id: Identifier(id.rawValue), text: text, isOptional: isOptional,
      format: .choice(ChoiceFormat(choices: choices, isMultiple: isMultiple)))
  }
}

extension ObjectReader {
  /// The words of the array `key`, which a person reads; they must be there and be strings.
  mutating func requiredTexts(_ key: String) -> [String] {
    requiredArray(key).isEmpty ? [] : texts(key)
  }
}
