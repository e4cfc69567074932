extension AnswerFormatReader {
  /// What the choices of a list may have.
  enum ListKind {
    /// Words, a value and a detail.
    case plain
    /// Pictures and colours too, and choices that stand alone.
    case choice
  }

  /// Reads `choices`, which must be there; nil when any of them can't be used.
  mutating func choices(_ kind: ListKind, isMultiple: Bool = false) -> [TextChoice]? {
    let nodes = object.requiredArray("choices")
    let choices = nodes.compactMap { choice($0, kind, isMultiple: isMultiple) }
    guard choices.count == nodes.count, !choices.isEmpty else { return nil }
    reportRepetitions(choices, at: nodes)
    return choices
  }

  private func choice(
    _ node: JSONNode, _ kind: ListKind, isMultiple: Bool
  ) -> TextChoice? {
    guard var choice = ObjectReader(node, "A choice", log: object.log) else { return nil }
    var look = Look()
    if kind == .choice { look = Look(from: &choice, phrases) }
    let text =
      look.name == nil
      ? choice.requiredText("text", most: TextLength.choice)
      : choice.text("text", most: TextLength.choice)
    let valueNode = choice.requiredNode("value", hint: "\"…\"")
    let detail = choice.text("detail")
    let isExclusive = kind == .choice && choice.bool("exclusive") ?? false
    let isFixed = kind == .choice && choice.bool("fixed") ?? false
    choice.finish()
    if isExclusive, !isMultiple {
      choice.problem(
        "'exclusive' says nothing where one is chosen anyway. Take it out, or add"
          + " \"multiple\": true to the answer.", at: "exclusive")
    }
    guard let valueNode else { return nil }
    guard let value = ChoiceCode(valueNode) else {
      choice.problem(
        "'value' must be a word in double quotes or a whole number, not \(valueNode.kind).",
        at: "value")
      return nil
    }
    return (text ?? look.name).map {
      var choice = TextChoice(
        text: $0, value: value, detail: detail, isExclusive: isExclusive, image: look.image,
        color: look.color)
      choice.isFixed = isFixed
      return choice
    }
  }

  /// What a choice looks like where it stands for a picture or a colour.
  private struct Look {
    var image: String?
    var color: ModelColor?
    /// What the choice is called where it has no words of its own.
    var name: String?

    init() {}

    init(from choice: inout ObjectReader, _ phrases: Phrases) {
      let hasText = choice.has("text")
      image = choice.text("image")
      if let image, image.allSatisfy(\.isWhitespace) {
        choice.problem("'image' is empty. Write what is to be seen in the picture.", at: "image")
      }
      if let word = choice.string("color") {
        color = ModelColor(word) ?? NamedColor(rawValue: word)?.color
        if color == nil {
          let names = NamedColor.allCases.map(\.rawValue)
          let nearest = Suggestion.nearest(to: word, among: names)
          let advice =
            nearest.map { "Did you mean '\($0)'?" }
            ?? "Write one like #0072B2, or \(names.joined(separator: ", "))."
          choice.problem("'\(word)' is no colour. \(advice)", at: "color")
        }
      }
      if hasText { return }
      // A colour that is none has been complained about, and stands for a name all the same.
      let colorName = color.map { phrases(NamedColor.nearest(to: $0).phrase) }
      name = image ?? colorName ?? (choice.has("color") ? "" : nil)
    }
  }

  private func reportRepetitions(_ choices: [TextChoice], at nodes: [JSONNode]) {
    var values: Set<ChoiceCode> = []
    var written: Set<String> = []
    var texts: Set<String> = []
    for (choice, node) in zip(choices, nodes) {
      if !values.insert(choice.value).inserted {
        object.log.add(
          "The value '\(choice.value)' stands twice. Give every choice a value of its own.",
          at: node["value"]?.offset ?? node.offset)
      } else if !written.insert(choice.value.description).inserted {
        object.log.add(
          "The value \(choice.value.json.text) stands twice, as a number and as a word. Give every"
            + " choice a value of its own.", at: node["value"]?.offset ?? node.offset)
      }
      if !texts.insert(ChoiceList.folded(choice.text)).inserted {
        object.log.add(
          "The choice '\(choice.text)' stands twice. Give every choice words of its own.",
          at: (node["text"] ?? node["image"] ?? node["color"])?.offset ?? node.offset)
      }
    }
  }
}

extension ChoiceCode {
  /// Reads a word that is not empty, or a whole number.
  init?(_ node: JSONNode) {
    if let text = node.string, !text.allSatisfy(\.isWhitespace) {
      self = .text(text)
    } else if let number = node.integer {
      self = .integer(number)
    } else {
      return nil
    }
  }
}

extension ChoiceList {
  /// What to say, behind `claim`, of a value that is none of the choices'.
  func problem(_ node: JSONNode, _ claim: String) -> String {
    let words = choices.map(\.value.description)
    if let text = node.string, let nearest = Suggestion.nearest(to: text, among: words) {
      return "\(claim) Did you mean '\(nearest)'?"
    }
    let values = choices.prefix(12).map { $0.value.json.text }.joined(separator: ", ")
    return "\(claim) It can be \(values)\(choices.count > 12 ? " and so on" : "")."
  }
}
