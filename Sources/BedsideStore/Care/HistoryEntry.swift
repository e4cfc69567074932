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
    /// Values were recorded besides those that were there.
    case added
    /// Single values were taken back.
    case removed
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
  /// The id of the zone in which it happened; nil where the line does not say.
  public var zone: String?
  /// What is recorded from then on; nil when it was taken back.
  public var stored: StoredOutcome?
  /// What was recorded before; nil when nothing was.
  public var old: StoredOutcome?
  /// The values of which the line itself speaks: those that it recorded, or took back.
  public var values: [OutcomeValue] = []
  /// The line itself: its file, the store that wrote it, and its count there.
  public var line: Acknowledgement
  /// The alerts that the answers raised.
  public var alerts: [RaisedAlert] = []
  /// Who did it and why, when it was not the participant or a reason was given.
  public var correction: Outcome.Correction?
  /// Whether it recorded something after the event's day.
  public var isLate = false
  /// Whether it says again what somebody had edited by hand in the file.
  public var isAdoption = false
  /// The line that it undid.
  var undoes: LineID?

  /// Whether it brought back what had been before, by undoing another line.
  public var isUndoing: Bool { undoes != nil }

  /// Whether it changed something or took it back, rather than recording it anew.
  var isRevision: Bool {
    switch change {
    case .recorded, .added: isUndoing || isAdoption
    case .amended, .removed, .deleted, .discarded: true
    }
  }
}
