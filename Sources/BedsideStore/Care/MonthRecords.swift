internal import BedsideCore
internal import BedsideSchedule

/// The lines about outcomes in one month, as far as they were read.
struct MonthRecords {
  /// How far the file was read.
  var place = JournalPlace()
  /// Which lines are there, those about other things included.
  var tally = MonthTally()
  /// The lines, in their order.
  private(set) var records: [JournalRecord] = []
  /// The number of the date on which each line's event starts by the wall; `Int.min` where a line
  /// does not say.
  private var dates: [Int] = []
  /// What the lines that were read whole say, by their places in `records`.
  private var statements: [Int: OutcomeLine.Statement?] = [:]
  /// Which lines may have alerts, as far as they were looked through.
  private var mayHaveAlerts: [Bool] = []
  private var newest: (count: Int, instant: Instant) = (0, .earliest)

  mutating func add(_ record: JournalRecord) {
    records.append(record)
    let date = (record.effective?.prefix(10)).flatMap { CivilDate(String($0)) }
    dates.append(date?.dayNumber ?? .min)
  }

  /// What the line at `place` says.
  ///
  /// One page asks a dozen times who has joined and agreed.
  mutating func statement(at place: Int) -> OutcomeLine.Statement? {
    if let known = statements[place] { return known }
    let statement = OutcomeLine.statement(records[place])
    statements[place] = .some(statement)
    return statement
  }

  /// What is recorded now, as the lines add up: with a `task` only for its events, with `days` only
  /// for those that may start on one of these days of somebody who lives in `zone`.
  mutating func outcomes(
    of task: String?, near days: ClosedRange<CivilDate>?, in zone: String
  ) -> [EventKey: StoredOutcome] {
    fold(of: task, near: days, in: zone).outcomes
  }

  /// What the lines add up to, as `outcomes` takes them.
  mutating func fold(
    of task: String?, near days: ClosedRange<CivilDate>?, in zone: String
  ) -> OutcomeFold {
    var fold = OutcomeFold()
    let here = LineMember.zone(zone)
    for place in records.indices {
      if let days, !isNear(place, days, here) { continue }
      if let task, !records[place].isAbout(task: task) { continue }
      if let statement = statement(at: place) { fold.add(statement) }
    }
    return fold
  }

  /// The study's day on which the first line was written that records anything for `task`.
  mutating func firstRecording(of task: String, study: String) -> CivilDate? {
    for place in records.indices where records[place].isAbout(task: task) {
      guard case .recorded(let stored) = statement(at: place), stored.outcome.key.task == task,
        stored.outcome.key.study == study, !stored.outcome.values.isEmpty
      else { continue }
      return stored.opening.day
    }
    return nil
  }

  /// Whether the event of the line at `place` can start on one of `days` in the zone that `here` finds.
  ///
  /// A study's day may reach into the next date, and the dates of two zones are up to two days apart.
  private func isNear(
    _ place: Int, _ days: ClosedRange<CivilDate>, _ here: ByteSearch
  ) -> Bool {
    let date = dates[place]
    if date == .min { return true }
    let (first, last) = (days.lowerBound.dayNumber, days.upperBound.dayNumber + 1)
    if date >= first, date <= last { return true }
    guard date >= first - Zone.mostDays, date <= last + Zone.mostDays else { return false }
    return !records[place].mentions(here)
  }

  /// The lines, and which of them may have alerts.
  mutating func alertLines() -> [(record: JournalRecord, mayHaveAlerts: Bool)] {
    for record in records[mayHaveAlerts.count...] {
      mayHaveAlerts.append(record.mentions(LineMember.alert))
    }
    return zip(records, mayHaveAlerts).map { ($0, $1) }
  }

  /// The latest moment at which the clock stood when one of the lines was written.
  mutating func newestRecorded() -> Instant {
    for record in records[newest.count...] {
      if let instant = record.recordedInstant { newest.instant = max(newest.instant, instant) }
    }
    newest.count = records.count
    return newest.instant
  }
}

extension Zone {
  /// How many days the dates of two zones can be apart at one moment: from 12 hours behind to 14 before.
  static let mostDays = 2
}
