internal import BedsideCore

extension Phrases {
  /// What is shown of a question that was asked and has no value; nil for one that has one, or was not
  /// asked.
  func words(for state: Answer.State) -> String? {
    switch state {
    case .skipped: self(.showSkipped)
    case .dontKnow: self(.showDontKnow)
    case .declined: self(.showDeclined)
    case .answered, .notShown: nil
    }
  }

  /// What is shown of the result of a question that was asked and has no value; nil for any other.
  func wordsForState(of answer: JSONValue) -> String? {
    guard case .string(let word)? = answer["state"] else { return nil }
    return Answer.State(rawValue: word).flatMap(words)
  }
}
