public import BedsideSchedule

/// What is recorded in one go for an event without questions.
public enum Mark: Hashable, Sendable {
  /// Values where nothing is recorded yet.
  case recorded([OutcomeValue])
  /// Values besides those that are recorded.
  case added([OutcomeValue])

  /// The values.
  public var values: [OutcomeValue] {
    switch self {
    case .recorded(let values), .added(let values): values
    }
  }
}
