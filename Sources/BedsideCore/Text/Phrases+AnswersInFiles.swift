extension Phrases {
  /// What to tell somebody about an answer in a file that is none: what stands there and what would
  /// do, with numbers written with `decimalMark`.
  ///
  /// In a file nothing is typed, no list has numbers, and there is no way back.
  public func messageInFile(for error: AnswerError, decimalMark: Character = ".") -> String {
    switch error {
    case .empty: return self(.emptyInFile)
    case .notAChoice(let text, _), .notInTheList(let text):
      return self(.notAChoiceInFile, ["text": text])
    case .doesNotRepeat(message: nil): return self(.doesNotRepeatInFile)
    case .otherNeedsWords(let choice):
      return self(
        .otherNeedsWordsInFile, ["choice": choice, "example": "{\"other\": \"…\"}"])
    default:
      var phrases = self
      phrases.isForFiles = true
      return phrases.message(for: error, decimalMark: decimalMark)
    }
  }
}
