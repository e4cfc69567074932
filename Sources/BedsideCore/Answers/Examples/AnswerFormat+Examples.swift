extension AnswerFormat {
  /// Something that somebody may well type, and that the format takes; nil where any words will do,
  /// where an example would put words in the person's mouth, and where none is known.
  package func example(in context: AnswerContext) -> String? {
    candidates(in: context).first { takes($0, in: context) }
  }

  /// Own words behind the other choice's number or name, as they are typed; nil where there is none.
  package func exampleOfOwnWords(in context: AnswerContext) -> String? {
    guard case .choice(let format) = self, let other = format.other else { return nil }
    let words = other.placeholder ?? context.phrases(.yourWords)
    let name = format.list.isNumbered ? String(format.choices.count + 1) : other.text
    let example = "\(name) \(words)"
    return takes(example, in: context) ? example : nil
  }

  /// Whether `text` can be typed as an answer.
  func takes(_ text: String, in context: AnswerContext) -> Bool {
    do { _ = try rules.read(text, in: context) } catch { return false }
    return true
  }

  /// Examples, the most sensible one first; some may be outside the limits.
  private func candidates(in context: AnswerContext) -> [String] {
    switch self {
    case .scale(let format): format.examples(in: context)
    case .continuousScale(let format):
      format.numbers.limits.examples(usual: [], in: context)
    case .integer(let format):
      format.limits.examples(usual: [4], in: context)
        + [format.minimum, format.maximum].compactMap { $0 }.map(format.limits.display)
    case .decimal(let format):
      format.limits.examples(usual: [4.5, 4], in: context)
    case .choice(let format): format.examples
    case .textScale, .valuePicker: (list?.choices.indices).map { $0.compactMap(listed) } ?? []
    case .rank(let format): format.examples
    case .multiPicker(let format): format.examples
    case .email: ["name@example.org"]
    case .ladder: ["5"]
    case .date(let format): format.examples(in: context)
    case .time(let format): format.examples(in: context)
    case .duration(let format): format.examples(in: context)
    case .dateTime(let format): format.examples(in: context)
    case .height(let format): format.examples(in: context)
    case .weight(let format): format.examples(in: context)
    case .age(let format): format.examples(in: context)
    case .boolean, .text, .confirmText, .location, .file: []
    }
  }

  /// What is typed for the choice at a position of the list.
  private func listed(_ position: Int) -> String? { list?.typed(position) }
}

extension ChoiceList {
  /// What is typed for the choice at `position`: its number, or its words where numbers don't count.
  func typed(_ position: Int) -> String {
    isNumbered ? String(position + 1) : choices[position].text
  }
}

extension ChoiceFormat {
  /// Two choices that can stand together where several may be chosen, else one.
  fileprivate var examples: [String] {
    let one = choices.indices.map(list.typed)
    guard isMultiple else { return one }
    let together = choices.indices.filter { !choices[$0].isExclusive }.prefix(2).map(list.typed)
    guard together.count == 2 else { return one }
    return [together.joined(separator: list.isNumbered ? "," : ", ")] + one
  }
}

extension RankFormat {
  /// The first ones with the second before the first, so that it is seen that the order is free.
  fileprivate var examples: [String] {
    var positions = Array(choices.indices.prefix(count))
    if count > 1 { positions.swapAt(0, 1) }
    return [positions.map(list.typed).joined(separator: list.isNumbered ? " " : ", ")]
  }
}

extension MultiPickerFormat {
  /// A value of each list, not always the same one, so that it is seen which is which.
  fileprivate var examples: [String] {
    let stepping = components.enumerated().map { position, component in
      component.list.typed(position % max(1, component.choices.count))
    }
    let first = components.map { $0.list.typed(0) }
    return [stepping, first].map { $0.joined(separator: ", ") }
  }
}
