internal import BedsideCore
internal import BedsideSchedule

/// What the journal says about outcomes, read as far as it was asked for and kept up to date.
///
/// A month's lines are found by their envelopes; only those that an answer needs are read whole, once.
final class RecordCache {
  private let journal: any Journal
  private let participant: ParticipantID
  private var months: [Month: MonthRecords] = [:]
  /// What was read since the record is to be seen as it is at one moment; nil while it need not be.
  var moment: CareMoment?

  private struct MonthRecords {
    var place = JournalPlace()
    var records: [JournalRecord] = []
    var damages: [JournalDamage] = []
    /// What the lines that were read whole say, by their places in `records`.
    var statements: [Int: OutcomeLine.Statement?] = [:]
  }

  init(_ journal: any Journal, of participant: ParticipantID) {
    self.journal = journal
    self.participant = participant
  }

  /// The months about which anything is recorded, oldest first.
  func recordedMonths() throws(JournalError) -> [Month] {
    if let known = moment?.recordedMonths { return known }
    let months = try journal.months(of: participant)
    moment?.recordedMonths = months
    return months
  }

  /// The lines about outcomes in `month`, in their order, those written since the last time included.
  func records(in month: Month) throws(JournalError) -> [JournalRecord] {
    if let known = months[month], moment?.months.contains(month) ?? false { return known.records }
    var found = months[month] ?? MonthRecords()
    var place = found.place
    try journal.read(.month(participant, month), from: &place) { event in
      switch event {
      case .record(let record): if OutcomeLine.isOne(record) { found.records.append(record) }
      case .damage(let damage): found.damages.append(damage)
      case .replaced: found = MonthRecords()
      }
    }
    found.place = place
    months[month] = found
    moment?.months.insert(month)
    return found.records
  }

  /// What is damaged in the months read so far.
  var damages: [JournalDamage] {
    months.sorted { $0.key < $1.key }.flatMap { $0.value.damages }
  }

  /// What is recorded now for each event of a month, as its lines add up.
  ///
  /// With a `task` only that task's events; with `days` only events that start on one of these days.
  func outcomes(
    in month: Month, task: String? = nil, startingOn days: ClosedRange<CivilDate>? = nil
  ) throws(JournalError) -> [EventKey: StoredOutcome] {
    var outcomes: [EventKey: StoredOutcome] = [:]
    for (place, record) in try records(in: month).enumerated() {
      if let task, !record.isAbout(task: task) { continue }
      if let days, !Self.isNear(record, days) { continue }
      switch statement(of: record, at: place, in: month) {
      case .recorded(let stored): outcomes[stored.outcome.key] = stored
      case .deleted(let key): outcomes[key] = nil
      case .discarded, nil: break
      }
    }
    return outcomes
  }

  /// What `record` says, which stands at `place` among the records of `month`.
  ///
  /// One page asks a dozen times who has joined and agreed.
  private func statement(
    of record: JournalRecord, at place: Int, in month: Month
  ) -> OutcomeLine.Statement? {
    if let known = months[month]?.statements[place] { return known }
    let statement = OutcomeLine.statement(record)
    months[month]?.statements[place] = .some(statement)
    return statement
  }

  /// Whether an event can start on one of `days`: a study's day may reach into the next date.
  static func isNear(
    _ record: JournalRecord, _ days: ClosedRange<CivilDate>
  ) -> Bool {
    guard let date = (record.effective?.prefix(10)).flatMap({ CivilDate(String($0)) }) else {
      return true
    }
    return date >= days.lowerBound && date <= days.upperBound.adding(days: 1)
  }
}
