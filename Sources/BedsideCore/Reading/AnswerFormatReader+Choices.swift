extension AnswerFormatReader {
  mutating func choice() -> AnswerFormat? {
    let nodes = object.requiredArray("choices")
    let isMultiple = object.bool("multiple") ?? false
    let other = object.text("other")
    let defaultNode = object.node("default")
    let order = object.word("order", as: ContentOrder.self)
    let choices = nodes.compactMap { choice($0, isMultiple: isMultiple) }
    if let other, other.allSatisfy(\.isWhitespace) {
      object.problem("'other' is empty. Write what the choice of own words is called.", at: "other")
    }
    guard choices.count == nodes.count, !choices.isEmpty else { return nil }
    reportRepetitions(choices, at: nodes)
    if isMultiple, choices.count > 1, choices.allSatisfy(\.isExclusive) {
      object.problem(
        "Every choice is exclusive, so never more than one can be chosen. Take 'multiple' out.",
        at: "multiple")
    }
    var format = ChoiceFormat(choices: choices, isMultiple: isMultiple, other: other)
    format.isRandom = order == .random
    if let defaultNode {
      guard let code = ChoiceCode(defaultNode), format.choice(code) != nil else {
        object.problem(
          format.problem(
            defaultNode,
            "'default' is \(defaultNode.value.text), which is no choice's"
              + " value."), at: "default")
        return nil
      }
      format.default = code
    }
    return .choice(format)
  }

  private func choice(_ node: JSONNode, isMultiple: Bool) -> TextChoice? {
    guard var choice = ObjectReader(node, "A choice", log: object.log) else { return nil }
    let text = choice.requiredText("text")
    let valueNode = choice.requiredNode("value", hint: "\"…\"")
    let detail = choice.text("detail")
    let isExclusive = choice.bool("exclusive") ?? false
    let isFixed = choice.bool("fixed") ?? false
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
    return text.map {
      var choice = TextChoice(text: $0, value: value, detail: detail, isExclusive: isExclusive)
      choice.isFixed = isFixed
      return choice
    }
  }

  private func reportRepetitions(_ choices: [TextChoice], at nodes: [JSONNode]) {
    var values: Set<ChoiceCode> = []
    var texts: Set<String> = []
    for (choice, node) in zip(choices, nodes) {
      if !values.insert(choice.value).inserted {
        object.log.add(
          "The value '\(choice.value)' stands twice. Give every choice a value of its own.",
          at: node["value"]?.offset ?? node.offset)
      }
      if !texts.insert(choice.text.lowercased()).inserted {
        object.log.add(
          "The choice '\(choice.text)' stands twice. Give every choice words of its own.",
          at: node["text"]?.offset ?? node.offset)
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

extension ChoiceFormat {
  /// What to say, behind `claim`, of a value that is none of the choices'.
  func problem(_ node: JSONNode, _ claim: String) -> String {
    let words = choices.map(\.value.description)
    if let text = node.string, let nearest = Suggestion.nearest(to: text, among: words) {
      return "\(claim) Did you mean '\(nearest)'?"
    }
    return "\(claim) It can be \(choices.map { $0.value.json.text }.joined(separator: ", "))."
  }
}
