extension AnswerFormat {
  /// Whether the words of a choice have something to be filled in.
  var hasPipedTexts: Bool {
    var isFound = false
    _ = mapTexts { text in
      isFound = isFound || PipedText.isNeeded(in: text)
      return text
    }
    return isFound
  }

  /// The format with other words for what is chosen: of lists, their headings, and yes and no.
  func mapTexts(_ change: (String) -> String) -> AnswerFormat {
    switch self {
    case .boolean(var format):
      format.yes = format.yes.map(change)
      format.no = format.no.map(change)
      return .boolean(format)
    case .choice(var format):
      format.choices = format.choices.map { $0.mapTexts(change) }
      if let text = format.other?.text { format.other?.text = change(text) }
      return .choice(format)
    case .textScale(var format):
      format.choices = format.choices.map { $0.mapTexts(change) }
      return .textScale(format)
    case .valuePicker(var format):
      format.choices = format.choices.map { $0.mapTexts(change) }
      return .valuePicker(format)
    case .multiPicker(var format):
      for index in format.components.indices {
        format.components[index].text = format.components[index].text.map(change)
        format.components[index].choices = format.components[index].choices.map {
          $0.mapTexts(change)
        }
      }
      return .multiPicker(format)
    case .rank(var format):
      format.choices = format.choices.map { $0.mapTexts(change) }
      return .rank(format)
    default: return self
    }
  }
}

extension TextChoice {
  fileprivate func mapTexts(_ change: (String) -> String) -> TextChoice {
    var choice = self
    choice.text = change(text)
    choice.detail = detail.map(change)
    return choice
  }
}
