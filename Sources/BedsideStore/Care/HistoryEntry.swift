public import BedsideCore
public import BedsideSchedule

/// One line of the history of outcomes: what was recorded, changed or taken back, when and by whom.
public struct HistoryEntry: Sendable {
  /// What happened.
  public enum Change: Hashable, Sendable {
    /// It was recorded.
    case recorded
    /// It was changed.
    case amended
    /// It was taken back.
    case deleted
    /// Unfinished answers were thrown away that had raised alerts.
    case discarded
  }

  /// What happened.
  public var change: Change
  /// The event.
  public var key: EventKey
  /// The event's day.
  public var day: CivilDate
  /// When it happened.
  public var date: Instant
  /// What is recorded from then on; nil when it was taken back.
  public var stored: StoredOutcome?
  /// The alerts that the answers raised.
  public var alerts: [RaisedAlert] = []
  /// Who did it and why, when it was not the participant or a reason was given.
  public var correction: Outcome.Correction?
}
