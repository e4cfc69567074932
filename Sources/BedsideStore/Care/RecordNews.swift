public import BedsideCore

/// What a record has become since it was looked at last.
public struct RecordNews: Sendable {
  /// The study's day that it is now, when the day has turned.
  public var day: CivilDate?
  /// What others recorded, changed and took back of what concerns these days, file by file in order.
  public var changes: [HistoryEntry] = []

  /// Whether there is nothing new.
  public var isEmpty: Bool { day == nil && changes.isEmpty }
}

/// How much of a record was seen.
struct SeenRecord {
  /// The day when it was looked at; nil before the first time.
  var day: CivilDate?
  /// How many lines of each month.
  var lines: [Month: Int] = [:]
}
