internal import BedsideCore

/// The words by which a question is left without a value: not known, or not said.
///
/// They count only where the question takes them, so that they can be answers elsewhere.
enum UnansweredWords {
  static func state(_ text: String, for item: FormItem) -> Answer? {
    let word = text.lowercased()
    if let label = item.dontKnow, meansDontKnow(word) || word == label.lowercased() {
      return .dontKnow
    }
    if let label = item.decline, word == "decline" || word == label.lowercased() {
      return .declined
    }
    return nil
  }

  /// Why such a word was no answer; nil for any other text.
  static func error(_ text: String) -> AnswerError? {
    let word = text.lowercased()
    if meansDontKnow(word) { return .dontKnowIsNoAnswer }
    return word == "decline" ? .decliningIsNoAnswer : nil
  }

  private static func meansDontKnow(_ word: String) -> Bool {
    ["dk", "don't know", "don’t know", "dont know", "i don't know", "i don’t know"].contains(word)
  }
}
