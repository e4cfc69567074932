public import BedsideCore

/// About whom a report is, and when and where it was made.
public struct ReportSubject: Hashable, Sendable {
  /// What the study is called.
  public var study: String
  /// The participant's name in the store.
  public var participant: String
  /// What the participant is called besides; nil where nothing is known.
  public var name: String?
  /// The side of the body that the care is about, in words; nil where it is about neither.
  public var side: String?
  /// When the page was made, in the participant's zone.
  public var made: LocalDateTime
  /// The name of that zone.
  public var zone: String
  /// Whether the record is only rehearsed.
  public var isRehearsal: Bool
  /// What the record lacks.
  public var gaps: RecordGaps
  /// How many tasks of the study can't be read, so that nothing here counts them.
  public var unreadTasks = 0

  /// Says about whom a report is.
  public init(
    study: String, participant: String, name: String? = nil, side: String? = nil,
    made: LocalDateTime, zone: String, isRehearsal: Bool = false, gaps: RecordGaps = RecordGaps()
  ) {
    self.study = study
    self.participant = participant
    self.name = name
    self.side = side
    self.made = made
    self.zone = zone
    self.isRehearsal = isRehearsal
    self.gaps = gaps
  }
}
