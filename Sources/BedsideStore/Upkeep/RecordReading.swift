/// Which lines there were of the months that were read for something else.
///
/// What the record lacks can be told by it without reading all once more.
public struct RecordReading: Sendable {
  private var tallies: [ParticipantID: [Month: MonthTally]] = [:]

  /// Makes that of nothing.
  public init() {}

  init(of participant: ParticipantID, _ tallies: [Month: MonthTally]) {
    self.tallies = [participant: tallies]
  }

  /// How many lines were damaged and left out, without those that somebody adopted.
  public var damaged: Int {
    tallies.values.reduce(0) { sum, months in months.values.reduce(sum) { $0 + $1.leftOut } }
  }

  /// Adds another reading; of what both read it tells, because it is the later one.
  public mutating func add(_ other: RecordReading) {
    for (participant, months) in other.tallies {
      tallies[participant, default: [:]].merge(months) { _, later in later }
    }
  }

  /// The months of a participant that were read.
  public func months(of participant: ParticipantID) -> [Month: MonthTally] {
    tallies[participant] ?? [:]
  }
}
