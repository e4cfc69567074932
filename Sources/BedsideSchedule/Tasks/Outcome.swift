public import BedsideCore

/// What came of an event.
public struct Outcome: Hashable, Sendable {
  /// A change that somebody other than the participant made.
  public struct Correction: Hashable, Sendable {
    /// Who made it.
    public var author: String
    /// Why.
    public var reason: String

    /// Makes the note of a correction.
    public init(author: String, reason: String) {
      self.author = author
      self.reason = reason
    }
  }

  /// That what was recorded is not recorded any more.
  public struct Removal: Hashable, Sendable {
    /// When it was taken back.
    public var date: Instant
    /// Who took it back and why, where that was not the participant.
    public var correction: Correction?

    /// Makes the note of a removal.
    public init(date: Instant, correction: Correction? = nil) {
      self.date = date
      self.correction = correction
    }
  }

  /// The event.
  public var key: EventKey
  /// What was recorded, in order.
  public var values: [OutcomeValue]
  /// When it was recorded.
  public var recorded: Instant
  /// Whether it was recorded after the event's day.
  public var isLate: Bool
  /// The note of a correction, if it is one.
  public var correction: Correction?
  /// When it was recorded first, where the participant has changed it since.
  public var original: Instant?

  /// Makes an outcome.
  public init(
    key: EventKey, values: [OutcomeValue], recorded: Instant, isLate: Bool = false,
    correction: Correction? = nil
  ) {
    self.key = key
    self.values = values
    self.recorded = recorded
    self.isLate = isLate
    self.correction = correction
  }
}
