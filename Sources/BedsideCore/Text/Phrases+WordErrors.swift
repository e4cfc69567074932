extension Phrases {
  /// What to tell a person about something that is none of the choices.
  func choiceMessage(_ error: AnswerError) -> String {
    switch error {
    case .neitherYesNorNo(let text, let yes, let no):
      return self(.neitherYesNorNo, ["text": text.excerpt, "yes": yes, "no": no])
    case .notAChoice(let text, let count):
      return self(.notAChoice, ["text": text.excerpt, "count": String(count)])
    case .notInTheList(let text): return self(.notInTheList, ["text": text.excerpt])
    case .notAChoiceValue(let text, let values):
      let list = some(of: values, inQuotes: false)
      return self(.notAChoiceValue, ["text": text.excerpt, "values": list])
    case .severalChoicesFit(let text, let choices):
      return self(
        .severalChoicesFit, ["text": text.excerpt, "choices": some(of: choices)])
    case .severalWordsFit(let text, let choices):
      return self(.severalFit, ["text": text.excerpt, "choices": some(of: choices)])
    case .oneChoiceOnly(let count): return self(.oneChoiceOnly, ["count": String(count)])
    case .standsAlone(let choice): return self(.standsAlone, ["choice": choice])
    case .otherNeedsWords(let choice): return self(.otherNeedsWords, ["choice": choice])
    case .chosenTwice(let choice): return self(.chosenTwice, ["choice": choice])
    case .wrongCount(let given, let expected):
      return given == 1
        ? self(.oneGiven, count: expected)
        : self(.wrongCount, count: expected, ["given": String(given)])
    default: return ""
    }
  }

  /// What to tell a person about a text that is none of those that will do.
  func textMessage(_ error: AnswerError) -> String {
    switch error {
    case .tooShort(let count, let minimum):
      self(.tooShort, count: minimum, ["length": self(.characters, count: count)])
    case .tooLarge(let bytes, let maximum):
      self(.tooLarge, ["count": String(bytes), "maximum": String(maximum)])
    case .severalLines: self(.severalLines)
    case .controlCharacters: self(.controlCharacters)
    case .doesNotMatch(let message): message
    case .doesNotRepeat(let message): message ?? self(.doesNotRepeat)
    case .notAnEmail(let text): self(.notAnEmail, ["text": text.excerpt])
    case .notOnEarth(let text): self(.notOnEarth, ["text": text])
    default: ""
    }
  }

  /// The words in quotes, with commas between them: all of a few, or the first of many.
  private func some(of words: [String], inQuotes: Bool = true) -> String {
    let most = 8
    let list = words.prefix(most).map { inQuotes ? "'\($0)'" : $0 }.joined(separator: ", ")
    guard words.count > most else { return list }
    return self(.andMore, ["list": list, "count": String(words.count - most)])
  }
}

extension String {
  /// The text as it is repeated in a message: its beginning, where it is long.
  var excerpt: String {
    let most = 60
    guard utf8.count > most else { return self }
    let start = prefix(most)
    // A character may be made of any number of marks.
    let scalars = start.unicodeScalars.prefix(most * 4)
    return start.endIndex == endIndex && scalars.endIndex == unicodeScalars.endIndex
      ? self : String(scalars) + "…"
  }
}
