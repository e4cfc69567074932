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
    if let label = item.dontKnow, meansDontKnow(text) || word == Self.folded(label) {
      return .dontKnow
    }
    if let label = item.decline, meansDecline(text) || word == Self.folded(label) {
      return .declined
    }
    return nil
  }

  /// Why such a word was no answer; nil for any other text.
  func error(_ text: String) -> AnswerError? {
    if meansDontKnow(text) { return .dontKnowIsNoAnswer }
    return meansDecline(text) ? .decliningIsNoAnswer : nil
  }

  private func meansDontKnow(_ text: String) -> Bool {
    phrases.means(text, .wordDontKnow) || phrases.means(text, .dontKnow)
      || phrases.meansOne(text, .dontKnowWords)
  }

  private func meansDecline(_ text: String) -> Bool {
    phrases.means(text, .wordDecline) || phrases.means(text, .decline)
      || phrases.meansOne(text, .declineWords)
  }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0 == "’" ? "'" : $0 })
  }
}
