/// What became of a question: one of five states, and the value where there is one.
public enum Answer: Hashable, Sendable {
  /// It was answered.
  case answered(AnswerValue, Entry)
  /// It was left out.
  case skipped
  /// "I don't know" was the answer.
  case dontKnow
  /// "I'd rather not say" was the answer.
  case declined
  /// It was not asked, since the answers before made it pointless.
  case notShown

  /// How a value came about.
  public enum Entry: String, Hashable, Sendable, CaseIterable {
    /// The person typed it.
    case typed
    /// The person accepted the default that was shown: no measurement.
    case accepted
  }

  /// The five states by their words in files.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It was answered.
    case answered
    /// It was left out.
    case skipped
    /// "I don't know" was the answer.
    case dontKnow
    /// "I'd rather not say" was the answer.
    case declined
    /// It was not asked.
    case notShown
  }

  /// Which of the five states this is.
  public var state: State {
    switch self {
    case .answered: .answered
    case .skipped: .skipped
    case .dontKnow: .dontKnow
    case .declined: .declined
    case .notShown: .notShown
    }
  }

  /// The value; nil in every state but `answered`.
  public var value: AnswerValue? {
    if case .answered(let value, _) = self { value } else { nil }
  }

  /// How the value came about; nil in every state but `answered`.
  public var entry: Entry? {
    if case .answered(_, let entry) = self { entry } else { nil }
  }
}
