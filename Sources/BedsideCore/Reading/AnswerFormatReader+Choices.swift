extension AnswerFormatReader {
  private static let textScaleChoices = 2...8

  mutating func choice() -> AnswerFormat? {
    let isMultiple = object.bool("multiple") ?? false
    let other = other()
    let choices = choices(.choice, isMultiple: isMultiple)
    let order = object.word("order", as: ContentOrder.self)
    let defaultNode = object.node("default")
    guard let choices else { return nil }
    if isMultiple, choices.count > 1, choices.allSatisfy(\.isExclusive) {
      object.problem(
        "Every choice is exclusive, so never more than one can be chosen. Take 'multiple' out.",
        at: "multiple")
    }
    checkOther(other, choices)
    var format = ChoiceFormat(
      choices: choices, isMultiple: isMultiple, other: other,
      default: code(defaultNode, of: choices))
    format.isRandom = order == .random
    return .choice(format)
  }

  mutating func textScale() -> AnswerFormat? {
    let choices = choices(.plain)
    let defaultNode = object.node("default")
    guard let choices else { return nil }
    guard Self.textScaleChoices.contains(choices.count) else {
      object.problem(
        "A text scale has 2 to 8 choices, not \(choices.count). Write a choice instead.",
        at: "choices")
      return nil
    }
    return .textScale(TextScaleFormat(choices: choices, default: code(defaultNode, of: choices)))
  }

  mutating func valuePicker() -> AnswerFormat? {
    let choices = choices(.plain)
    let defaultNode = object.node("default")
    return choices.map {
      .valuePicker(ValuePickerFormat(choices: $0, default: code(defaultNode, of: $0)))
    }
  }

  mutating func multiPicker() -> AnswerFormat? {
    let nodes = object.requiredArray("components")
    let separator = object.string("separator") ?? " "
    let components = nodes.compactMap { component($0) }
    if separator.isEmpty || separator.count > 8 || separator.contains(where: \.isNewline) {
      object.problem(
        "'separator' stands between the values. Write a blank or a few characters.",
        at: "separator")
    }
    guard !nodes.isEmpty, components.count == nodes.count else { return nil }
    guard components.count > 1 else {
      object.problem(
        "A picker of one component is a valuePicker. Write that, or add a component.",
        at: "components")
      return nil
    }
    return .multiPicker(MultiPickerFormat(components: components, separator: separator))
  }

  private func component(_ node: JSONNode) -> MultiPickerFormat.Component? {
    guard let object = ObjectReader(node, "A component", log: object.log) else { return nil }
    var reader = AnswerFormatReader(object: object, phrases: phrases)
    let text = reader.object.text("text", most: TextLength.title)
    let choices = reader.choices(.plain)
    reader.object.finish()
    return choices.map { MultiPickerFormat.Component(text: text, choices: $0) }
  }

  mutating func rank() -> AnswerFormat? {
    let first = object.integer("first")
    guard let choices = choices(.plain) else { return nil }
    guard choices.count > 1 else {
      object.problem("One choice has no order. Write two or more.", at: "choices")
      return nil
    }
    if let first, !(1...choices.count).contains(first) {
      object.problem(
        "'first' is \(first). Write 1 to \(choices.count), the number of choices.", at: "first")
    }
    return .rank(RankFormat(choices: choices, first: first))
  }

  /// Reads the code of the choice that is shown first.
  private func code(_ node: JSONNode?, of choices: [TextChoice]) -> ChoiceCode? {
    guard let node else { return nil }
    if let code = ChoiceCode(node), choices.contains(where: { $0.value == code }) { return code }
    let claim = "'default' is \(node.value.text), which is no choice's value."
    object.problem(ChoiceList(choices).problem(node, claim), at: "default")
    return nil
  }

  /// Reads the choice of own words: an object with `text`, or else what it is called.
  private mutating func other() -> OtherChoice? {
    guard let node = object.node("other") else { return nil }
    // An object without one is a text in several languages.
    guard node["text"] != nil else {
      let text = object.text("other", most: TextLength.choice)
      if let text, text.allSatisfy(\.isWhitespace) {
        object.problem(
          "'other' is empty. Write what the choice of own words is called.", at: "other")
      }
      return text.map { OtherChoice($0) }
    }
    guard var other = ObjectReader(node, "A choice of own words", log: object.log) else {
      return nil
    }
    let text = other.requiredText("text", most: TextLength.choice)
    let placeholder = other.text("placeholder")
    let isOptional = other.bool("optional") ?? false
    other.finish()
    return text.map { OtherChoice($0, placeholder: placeholder, isOptional: isOptional) }
  }

  private func checkOther(_ other: OtherChoice?, _ choices: [TextChoice]) {
    guard let other else { return }
    if choices.contains(where: { $0.value == OtherChoice.code }) {
      object.problem(
        "The value 'other' stands for own words here. Give that choice another value.", at: "other")
    }
    let text = ChoiceList.folded(other.text)
    if choices.contains(where: { ChoiceList.folded($0.text) == text }) {
      object.problem(
        "The choice '\(other.text)' stands twice. Give every choice words of its own.", at: "other")
    }
  }
}
