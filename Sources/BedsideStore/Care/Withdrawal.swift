public import BedsideCore

/// That a participant left a study, and what became of the data.
public struct Withdrawal: Hashable, Sendable {
  /// What became of what was recorded.
  public enum Records: String, Hashable, Sendable, CaseIterable {
    /// It stays and can be read and exported.
    case kept
    /// It was erased from the disk.
    case erased
  }

  /// When the participant left.
  public var date: Instant
  /// The study's day on which that was.
  public var day: CivilDate
  /// What became of what was recorded.
  public var records: Records

  /// Makes the note of a withdrawal.
  public init(date: Instant, day: CivilDate, records: Records) {
    self.date = date
    self.day = day
    self.records = records
  }
}
