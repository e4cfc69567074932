extension TaskReader {
  /// Reads an item of a form, which is several for a matrix; nil when it can't be used.
  mutating func formItems(_ node: JSONNode) -> [FormItem]? {
    guard var object = ObjectReader(node, "An item", log: log) else { return nil }
    let id = name(from: &object)
    let read = items(Identifier(id ?? ""), from: &object)
    let condition = object.node("visibleWhen")
    if let id { conditions[Identifier(id)] = condition }
    object.finish()
    guard id != nil, let read else { return nil }
    // Known from here on, so that conditions are checked also when another item is broken.
    for item in read { items[item.id] = item }
    return read
  }

  /// Reads the members that make an item, or the rows of a matrix, from an object that may hold others.
  mutating func items(
    _ id: Identifier<FormItem>, from object: inout ObjectReader
  ) -> [FormItem]? {
    items(id, asking: nil, from: &object)
  }

  /// Reads the members of an item that asks for `known`, or else for what its `answer` describes.
  mutating func items(
    _ id: Identifier<FormItem>, asking known: AnswerFormat?, from object: inout ObjectReader
  ) -> [FormItem]? {
    let text = object.requiredText("text", most: TextLength.question)
    let detail = object.text("detail")
    let placeholder = known == nil ? object.text("placeholder") : nil
    let optional = object.bool("optional")
    let answer =
      known == nil
      ? object.requiredNode("answer", hint: "{ \"format\": \"scale\", … }") : nil
    let learnMore = learnMore(from: &object)
    let dontKnow = label("dontKnow", .dontKnow, from: &object)
    let decline = label("decline", .decline, from: &object)
    let source = known == nil ? defaultSource(of: id, from: &object) : nil
    let safety = known == nil ? readSafety(of: id, from: &object) : nil
    let kind = answer?["format"]?.string
    // A repetition that could be left out would confirm nothing.
    let isOptional = optional ?? (kind != "confirmText")
    if kind == "matrix", let answer {
      if placeholder != nil { complain(aboutPlaceholderOf: "matrix", in: object) }
      guard let matrix = MatrixReader(answer, log: log, phrases: phrases), let text else {
        return nil
      }
      return rows(of: matrix) { row in
        FormItem(
          id: Identifier("\(id).\(row.id)"), text: row.text, detail: row.detail,
          isOptional: row.isOptional ?? isOptional, format: matrix.each, learnMore: learnMore,
          dontKnow: dontKnow, decline: decline,
          matrix: MatrixPlace(id: id, text: text, detail: detail))
      }.map { row in
        var row = row
        row.defaultFrom = source
        row.safety = safety
        if let words = suspiciousWords[id] { suspiciousWords[row.id] = words }
        return row
      }
    }
    let read = answer.flatMap { AnswerFormatReader.read($0, log: log, phrases: phrases) }
    guard let format = known ?? read else {
      return nil
    }
    if placeholder != nil, !format.isTyped {
      complain(aboutPlaceholderOf: format.name, in: object)
    }
    guard let text else { return nil }
    var item = FormItem(
      id: id, text: text, detail: detail, placeholder: placeholder, isOptional: isOptional,
      format: format, learnMore: learnMore, dontKnow: dontKnow, decline: decline)
    item.defaultFrom = source
    item.safety = safety
    return resolved(item, at: answer ?? object.node).map { [$0] }
  }

  private func complain(aboutPlaceholderOf format: String, in object: ObjectReader) {
    object.problem(
      "'placeholder' is an example of something typed, but \(format.withArticle) is chosen."
        + " Take it out.", at: "placeholder")
  }

  private mutating func rows(
    of matrix: MatrixReader, _ item: (MatrixReader.Row) -> FormItem
  ) -> [FormItem] {
    matrix.rows.map { row in
      let item = item(row)
      places[item.id.rawValue] = row.offset
      if let matrix = item.matrix?.id.rawValue, matrixRows[matrix] == nil {
        matrixRows[matrix] = item.id
      }
      return item
    }
  }

  /// Reads what an answer that is no value is called: a string, or `true` for the interface's own
  /// words.
  private func label(
    _ key: String, _ own: Phrase, from object: inout ObjectReader
  ) -> String? {
    guard let node = object.node(key) else { return nil }
    if let isAllowed = node.bool { return isAllowed ? phrases(own) : nil }
    let isWritten = node.string.map { !$0.allSatisfy(\.isWhitespace) } ?? false
    if node.members != nil || isWritten { return object.text(key, most: TextLength.choice) }
    object.problem(
      "'\(key)' must be true, or what it is called here in double quotes, not \(node.kind).",
      at: key)
    return nil
  }
}

extension AnswerFormat {
  /// Whether answers are typed rather than picked from what is shown.
  fileprivate var isTyped: Bool {
    switch self {
    case .integer, .decimal, .text, .date, .time, .dateTime, .duration, .height, .weight, .age: true
    case .multiPicker, .email, .location: true
    case .scale, .continuousScale, .choice, .boolean, .textScale, .valuePicker: false
    case .confirmText, .rank, .ladder, .file: false
    }
  }
}
