internal import BedsideCore

extension QuestionPage {
  /// What there is to choose from, numbered where numbers count; none for other formats.
  var choices: [Block] {
    // The rows of a table stand on the screen already, with their numbers.
    if case .table = session.currentStep?.content { return [] }
    switch item.format {
    case .boolean(let format) where format.yes != nil || format.no != nil:
      let words = format.words(in: context)
      return [.entries(numbered([StyledText(words.yes), StyledText(words.no)]))]
    case .ladder(let format): return [.entries(rungs(of: format))]
    case .multiPicker(let format):
      return format.components.enumerated().map { .hint(values(of: $1, number: $0 + 1, format)) }
    default:
      guard let list = item.format.list, !list.isLong else { return [] }
      return [.entries(entries(of: list))]
    }
  }

  /// The whole list, with what else may be chosen.
  func entries(of list: ChoiceList) -> [Block.Entry] {
    let texts = list.choices.map { swatch(of: $0, in: list) + text(of: $0) }
    guard list.isNumbered else {
      let other = otherChoice.map { [StyledText(phrases(.otherByName, ["other": $0.text]))] } ?? []
      return (texts + other).map { Block.Entry("-", $0) }
    }
    let other = otherChoice.map { [StyledText(words(of: $0, number: texts.count + 1))] } ?? []
    return numbered(texts + other)
  }

  private var otherChoice: OtherChoice? {
    if case .choice(let format) = item.format { format.other } else { nil }
  }

  private func words(of other: OtherChoice, number: Int) -> String {
    let number = String(number)
    if other.isOptional {
      return phrases(.otherWordsOptional, ["other": other.text, "number": number])
    }
    guard let example = other.placeholder else {
      return phrases(.otherWords, ["other": other.text, "number": number])
    }
    return phrases(
      .otherWordsLike, ["other": other.text, "number": number, "example": example])
  }

  /// Entries with their numbers, and behind them what is no value.
  private func numbered(_ texts: [StyledText]) -> [Block.Entry] {
    let isListed = Alternative.firstNumber(in: item) != nil
    let others = isListed ? Alternative.all(of: item).map { StyledText($0.label) } : []
    return (texts + others).enumerated().map { Block.Entry(String($0 + 1), $1) }
  }

  /// The words of a choice, what is to be seen in its picture, its colour, and what explains it.
  func text(of choice: TextChoice) -> StyledText {
    var text = StyledText(choice.text)
    if let image = choice.image, image != choice.text {
      text = text + StyledText(" " + phrases(.choicePicture, ["picture": image]))
    }
    if let color = choice.color {
      let name = phrases(NamedColor.nearest(to: color).phrase)
      if name.lowercased() != choice.text.lowercased() { text = text + StyledText(" (\(name))") }
    }
    if choice.isExclusive { text = text + StyledText(" " + phrases(.onlyThis)) }
    if let detail = choice.detail { text = text + StyledText("\n" + detail) }
    return text
  }

  /// The colour of a choice before its words, or room for one beside others that have one.
  private func swatch(of choice: TextChoice, in list: ChoiceList) -> StyledText {
    guard hasColors, list.choices.contains(where: { $0.color != nil }) else {
      return StyledText("")
    }
    return StyledText("    ", choice.color.map { .swatch($0) } ?? .plain) + StyledText(" ")
  }

  /// The values of one of several lists, on one line: "Inches: 0, 1, 2".
  private func values(
    of component: MultiPickerFormat.Component, number: Int, _ format: MultiPickerFormat
  ) -> StyledText {
    let place: KeyValuePairs = [
      "number": String(number), "count": String(format.components.count),
    ]
    let name =
      component.text.map { phrases(.componentNamed, ["component": $0]) }
      ?? phrases(.componentPrompt, place)
    return StyledText(name, .label) + StyledText(values(of: component.list))
  }

  private func values(of list: ChoiceList) -> String {
    let texts = list.choices.map(\.text)
    if list.isLong, let first = texts.first, let last = texts.last {
      return phrases(
        .componentRange, ["first": first, "last": last, "count": String(texts.count)])
    }
    guard list.isNumbered else { return texts.joined(separator: ", ") }
    return texts.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
  }

  /// What may be answered instead of a value, where no list has it under a number.
  var alternatives: [Block] {
    if Alternative.firstNumber(in: item) != nil { return [] }
    return Alternative.all(of: item).map { other in
      let word: Phrase = other.answer == .dontKnow ? .wordDontKnow : .wordDecline
      return .hint(phrases(.orAnswer, ["word": phrases(word), "label": other.label]))
    }
  }
}
