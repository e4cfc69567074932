internal import BedsideCore

/// The words by which a question is left without a value: not known, or not said.
///
/// They count only where the question takes them, so that they can be answers elsewhere.
struct UnansweredWords {
  let phrases: Phrases

  /// What `text` answers, by its words, by the label or by the number in the list.
  func state(_ text: String, for item: FormItem) -> Answer? {
    if let number = ChoiceList.number(text) { return Alternative.answer(number, for: item) }
    let word = Self.folded(text)
    if let label = item.dontKnow, means(.dontKnowWords, word) || word == Self.folded(label) {
      return .dontKnow
    }
    if let label = item.decline, means(.declineWords, word) || word == Self.folded(label) {
      return .declined
    }
    return nil
  }

  /// Why such a word was no answer; nil for any other text.
  func error(_ text: String) -> AnswerError? {
    let word = Self.folded(text)
    if means(.dontKnowWords, word) { return .dontKnowIsNoAnswer }
    return means(.declineWords, word) ? .decliningIsNoAnswer : nil
  }

  private func means(_ phrase: Phrase, _ word: String) -> Bool {
    phrases.list(phrase).contains { Self.folded($0) == word }
  }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0 == "’" ? "'" : $0 })
  }
}
