internal import BedsideCore

/// The words by which a question is left without a value: not known, or not said.
///
/// They count only where the question takes them, so that they can be answers elsewhere.
enum UnansweredWords {
  static func state(_ text: String, for item: FormItem, _ phrases: Phrases) -> Answer? {
    let word = text.lowercased()
    if let label = item.dontKnow, meansDontKnow(word, phrases) || word == label.lowercased() {
      return .dontKnow
    }
    if let label = item.decline, phrases.means(word, .wordDecline) || word == label.lowercased() {
      return .declined
    }
    return nil
  }

  /// Why such a word was no answer; nil for any other text.
  static func error(_ text: String, _ phrases: Phrases) -> AnswerError? {
    let word = text.lowercased()
    if meansDontKnow(word, phrases) { return .dontKnowIsNoAnswer }
    return phrases.means(word, .wordDecline) ? .decliningIsNoAnswer : nil
  }

  private static func meansDontKnow(_ word: String, _ phrases: Phrases) -> Bool {
    if phrases.means(word, .wordDontKnow) || phrases.means(word, .dontKnow) { return true }
    return ["don't know", "don’t know", "dont know", "i don't know", "i don’t know"].contains(word)
  }
}
