extension TaskReader {
  /// Reads an item of a form; nil when it can't be used.
  mutating func formItem(_ node: JSONNode) -> FormItem? {
    guard var object = ObjectReader(node, "An item", log: log) else { return nil }
    let id = name(from: &object)
    let item = item(Identifier(id ?? ""), from: &object)
    let condition = object.node("visibleWhen")
    if let id { conditions[Identifier(id)] = condition }
    object.finish()
    guard id != nil, let item else { return nil }
    // Known from here on, so that conditions are checked also when another item is broken.
    items[item.id] = item
    return item
  }

  /// Reads the members that make an item from an object that may hold others.
  mutating func item(
    _ id: Identifier<FormItem>, from object: inout ObjectReader
  ) -> FormItem? {
    item(id, asking: nil, from: &object)
  }

  /// Reads the members of an item that asks for `known`, or else for what its `answer` describes.
  mutating func item(
    _ id: Identifier<FormItem>, asking known: AnswerFormat?, from object: inout ObjectReader
  ) -> FormItem? {
    let text = object.requiredText("text")
    let detail = object.text("detail")
    let placeholder = known == nil ? object.text("placeholder") : nil
    let isOptional = object.bool("optional") ?? true
    let answer =
      known == nil
      ? object.requiredNode("answer", hint: "{ \"format\": \"scale\", … }") : nil
    let learnMore = learnMore(from: &object)
    let dontKnow = label("dontKnow", .dontKnow, from: &object)
    let decline = label("decline", .decline, from: &object)
    let source = known == nil ? defaultSource(of: id, from: &object) : nil
    let safety = known == nil ? readSafety(of: id, from: &object) : nil
    guard let format = known ?? answer.flatMap({ AnswerFormatReader.read($0, log: log) }) else {
      return nil
    }
    if placeholder != nil, !format.isTyped {
      object.problem(
        "'placeholder' is an example of something typed, but \(format.name.withArticle) is chosen."
          + " Take it out.", at: "placeholder")
    }
    guard let text else { return nil }
    var item = FormItem(
      id: id, text: text, detail: detail, placeholder: placeholder, isOptional: isOptional,
      format: format, learnMore: learnMore, dontKnow: dontKnow, decline: decline)
    item.defaultFrom = source
    item.safety = safety
    return item
  }

  /// Reads what an answer that is no value is called: a string, or `true` for the interface's own
  /// words.
  private func label(
    _ key: String, _ own: Phrase, from object: inout ObjectReader
  ) -> String? {
    guard let node = object.node(key) else { return nil }
    if let isAllowed = node.bool { return isAllowed ? phrases(own) : nil }
    if node.members != nil { return object.text(key) }
    if let text = node.string, !text.allSatisfy(\.isWhitespace) { return object.text(key) }
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
    case .scale, .continuousScale, .choice, .boolean, .ladder, .file: false
    }
  }
}
