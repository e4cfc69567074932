extension AnswerFormatReader {
  mutating func text() -> AnswerFormat {
    var format = TextFormat(
      minimumLength: length("minimumLength"), maximumLength: length("maximumLength"),
      pattern: pattern(), isMultiline: object.bool("multiline") ?? false,
      isSecure: object.bool("secure") ?? false)
    checkLengths(format)
    if format.isMultiline, format.isSecure {
      object.problem(
        "A secret text has one line. Take 'multiline' out, or 'secure'.", at: "multiline")
    }
    if let text = object.string("default") {
      checkDefault(text, format)
      format.default = text
    }
    return .text(format)
  }

  private mutating func length(_ key: String) -> Int? {
    guard let length = object.integer(key) else { return nil }
    if length < 1 {
      object.problem("'\(key)' is \(length). Write 1 or more.", at: key)
      return nil
    }
    if length > TextFormat.longest {
      object.problem(
        "'\(key)' is \(length). No text has more than \(TextFormat.longest) characters.", at: key)
      return nil
    }
    return length
  }

  private mutating func pattern() -> TextPattern? {
    let node = object.node("pattern")
    let expression = object.string("pattern")
    let hasMessage = object.has("patternMessage")
    let message = object.text("patternMessage")
    guard node != nil else {
      if hasMessage {
        object.problem(
          "'patternMessage' is said when 'pattern' does not match, and there is none. Add one, or"
            + " take this out.", at: "patternMessage")
      }
      return nil
    }
    if !hasMessage {
      object.problem(
        "A text answer with a 'pattern' has no 'patternMessage'. Add what to say of a text that"
          + " does not match, like \"patternMessage\": \"Write two letters and four digits.\"",
        at: "pattern")
    } else if let message, message.allSatisfy(\.isWhitespace) {
      object.problem("'patternMessage' is empty. Write some text.", at: "patternMessage")
    }
    guard let expression else { return nil }
    let pattern = TextPattern(expression, message: message ?? "")
    if let problem = pattern.problem {
      object.problem("'pattern' is no regular expression. \(problem)", at: "pattern")
      return nil
    }
    return pattern
  }

  private func checkLengths(_ format: TextFormat) {
    if let minimum = format.minimumLength, let maximum = format.maximumLength, minimum > maximum {
      object.problem(
        "'minimumLength' is \(minimum), more than the \(maximum) of 'maximumLength'.",
        at: "minimumLength")
    }
    let most = TextPattern.longestText
    guard format.pattern != nil else { return }
    for (key, length) in [
      ("minimumLength", format.minimumLength), ("maximumLength", format.maximumLength),
    ] where length ?? 0 > most {
      object.problem(
        "'\(key)' is \(length ?? 0). A text with a 'pattern' has at most \(most) characters.",
        at: key)
    }
  }

  private func checkDefault(_ text: String, _ format: TextFormat) {
    if format.isSecure {
      object.problem("A secret text has no 'default'. Take it out.", at: "default")
    }
    do throws(AnswerError) {
      // Any day will do: texts know none.
      try format.validate(.text(text), in: AnswerContext(today: .earliest))
    } catch {
      object.problem(problem(error, text, format), at: "default")
    }
  }

  private func problem(_ error: AnswerError, _ text: String, _ format: TextFormat) -> String {
    switch error {
    case .empty: "'default' is empty. Leave it out instead."
    case .tooLong(let count, let maximum):
      "'default' has \(count) characters, more than the \(maximum) of 'maximumLength'."
    case .tooShort(let count, let minimum):
      "'default' has \(count) characters, less than the \(minimum) of 'minimumLength'."
    case .severalLines:
      "'default' has several lines. Write it on one, or add \"multiline\": true."
    case .doesNotMatch: "'default' does not match 'pattern'."
    default: "'default' has characters that can't be seen. Leave them out."
    }
  }

  mutating func email() -> AnswerFormat {
    let text = object.string("default")
    if let text, !EmailFormat.isAddress(text) {
      object.problem(
        "'default' is '\(text)', which is no e-mail address. Write one like name@example.org.",
        at: "default")
    }
    return .email(EmailFormat(default: text))
  }

  mutating func confirmText() -> AnswerFormat? {
    let message = object.text("message")
    return object.identifier("of").map {
      .confirmText(ConfirmTextFormat(of: Identifier($0), message: message))
    }
  }
}
