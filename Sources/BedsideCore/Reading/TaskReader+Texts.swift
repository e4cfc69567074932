extension TaskReader {
  /// Reads `body`: strings, which are paragraphs, and objects with a style.
  mutating func body(from object: inout ObjectReader) -> [BodyItem] {
    object.array("body").compactMap { bodyItem($0) }
  }

  private mutating func bodyItem(_ node: JSONNode) -> BodyItem? {
    if node.string != nil || TextReader.isTranslated(node) {
      return TextReader(log: log, key: "body").text(node).map { BodyItem(.text, $0) }
    }
    guard var object = ObjectReader(node, "A piece of a body that is no string", log: log) else {
      return nil
    }
    let style = object.word("style", as: BodyItem.Style.self)
    let hasStyle = object.requiredNode("style", hint: "\"bullet\"") != nil
    let learnMore = learnMore(from: &object)
    let text = style == .rule ? object.text("text") : object.requiredText("text")
    if style == .rule, text != nil {
      object.problem("A rule is a line and has no text. Take 'text' out.", at: "text")
    }
    object.finish()
    guard hasStyle, let style, style == .rule || text != nil else { return nil }
    return BodyItem(style, text ?? "", learnMore: learnMore)
  }

  /// Reads `learnMore`: a title, with a file or a text.
  mutating func learnMore(from object: inout ObjectReader) -> LearnMore? {
    guard let node = object.node("learnMore"),
      var more = ObjectReader(node, "A learn-more", log: log)
    else { return nil }
    let title = more.requiredText("title", most: TextLength.title)
    let text = more.text("text")
    let hasFile = more.has("file")
    let file = more.textPath("file", like: "learn/pain-scale.md")
    if hasFile == more.has("text") {
      more.problem(
        hasFile
          ? "A learn-more has 'file' and 'text'. Take one of them out."
          : "A learn-more has no 'file' and no 'text'. Add one of them.",
        at: hasFile ? "text" : nil)
    }
    for (path, offset) in file?.all ?? [] {
      references.append(ContentReference(.text, path: path, offset: offset))
    }
    more.finish()
    guard let title,
      let source = (file?.taken).map(LearnMore.Source.file) ?? text.map(LearnMore.Source.text)
    else { return nil }
    return LearnMore(title: title, source: source)
  }
}
