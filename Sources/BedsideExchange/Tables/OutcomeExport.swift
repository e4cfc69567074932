public import BedsideCore
internal import BedsideSchedule
public import BedsideStore

/// What is recorded of participants of a study, written for other programs.
///
/// Everything is read as it stands now, after all that was changed, one month of one participant at a
/// time, so that memory does not grow with the record.
public struct OutcomeExport {
  let journal: any Journal
  let participants: [ParticipantID]
  let dictionary: StudyDictionary
  let zones: any ZoneDatabase
  /// The days of whose events outcomes are written; nil for all.
  public var days: ClosedRange<CivilDate>?
  /// The tasks whose outcomes are written; nil for all.
  public var tasks: Set<String>?
  /// Whether also what was taken back is written, which says so.
  public var includesDeleted = false

  /// Makes an export of `participants` of the study of `dictionary`.
  public init(
    _ participants: [ParticipantID], in journal: any Journal, _ dictionary: StudyDictionary,
    zones: any ZoneDatabase
  ) {
    self.participants = participants
    self.journal = journal
    self.dictionary = dictionary
    self.zones = zones
  }

  /// Writes a table with a row an answer; returns which lines of the record there were.
  public func writeLong(
    _ style: TableStyle = TableStyle(), to buffer: inout ExportBuffer
  ) throws(ExportError) -> RecordReading {
    var reading = RecordReading()
    LongTable.begin(style, &buffer.bytes)
    var table = LongTable(style, dictionary, zones)
    for participant in participants {
      table.begin(participant)
      let read = try each(of: participant) { (outcome, text) throws(SystemError) in
        try table.write(outcome, text, to: &buffer)
      }
      reading.add(read)
    }
    try finish(&buffer)
    return reading
  }

  /// Meets the outcomes of a participant that are wanted.
  func each(
    of participant: ParticipantID,
    _ body: (StandingOutcome, OutcomeText) throws(SystemError) -> Void
  ) throws(ExportError) -> RecordReading {
    let prefix = prefix(of: participant)
    let days = days.map {
      (Array($0.lowerBound.description.utf8), Array($0.upperBound.description.utf8))
    }
    let names = tasks.map { $0.map { Array($0.utf8) } }
    return try journal.eachStanding(
      of: participant, in: months, tasks: tasks, includingDeleted: includesDeleted
    ) { (outcome) throws(SystemError) in
      let text = OutcomeText(outcome.bytes.span, outcome.range)
      let event = outcome.bytes[text.event]
      guard event.starts(with: prefix) else { return }
      if let names, !names.contains(where: { $0.elementsEqual(outcome.bytes[text.task]) }) {
        return
      }
      if let days {
        let day = outcome.bytes[text.day]
        if day.lexicographicallyPrecedes(days.0) || days.1.lexicographicallyPrecedes(day) { return }
      }
      try body(outcome, text)
    }
  }

  /// The months in which outcomes of the days can stand, which may be those of another zone.
  private var months: ClosedRange<Month>? {
    days.map {
      let first = Month($0.lowerBound.adding(days: -Self.most))
      return first...max(first, Month($0.upperBound.adding(days: Self.most)))
    }
  }

  /// How many days the dates of an event can be apart at most: in two zones, and where its day begins
  /// late.
  private static let most = 3

  /// What the keys of the study's events begin with.
  private func prefix(of participant: ParticipantID) -> [UInt8] {
    let key = EventKey(
      participant: participant.description, study: dictionary.study, task: "", version: 0,
      element: 0, k: 0)
    return Array(key.description.utf8.dropLast("/0/0/0".utf8.count))
  }

  func finish(_ buffer: inout ExportBuffer) throws(ExportError) {
    do throws(SystemError) {
      try buffer.finish()
    } catch { throw .system(error) }
  }
}
