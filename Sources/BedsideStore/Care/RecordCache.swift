internal import BedsideCore
internal import BedsideSchedule

/// What the journal says about outcomes, read as far as it was asked for and kept up to date.
///
/// A month's lines are found by their envelopes; only those that an answer needs are read whole, once.
/// Only a few months are kept, so that memory does not grow with the record; of the others it is
/// remembered what they speak of.
final class RecordCache {
  /// How many months are kept whole.
  static let most = 4

  private let journal: any Journal
  private let participant: ParticipantID
  private var months: [Month: MonthRecords] = [:]
  /// The months that are kept, the one that was used last at the end.
  private var recent: [Month] = []
  private(set) var digests: [Month: MonthDigest] = [:]
  /// Which lines are there of the months that were read from their beginning.
  private(set) var tallies: [Month: MonthTally] = [:]
  private var damagesByFile: [JournalFile: Set<JournalDamage>] = [:]
  /// What few lines about a task came to in a month that was not kept, with how far it was read.
  private var few: [Month: [String: (place: JournalPlace, outcomes: [StoredOutcome])]] = [:]
  /// When a task was recorded first in a month, whatever became of that, with how far it was read.
  private var firsts: [Month: [String: (place: JournalPlace, day: CivilDate?)]] = [:]
  /// How many bytes were read whose digests nobody remembers.
  private(set) var unremembered = 0
  /// What was read since the record is to be seen as it is at one moment; nil while it need not be.
  var moment: CareMoment?

  init(_ journal: any Journal, of participant: ParticipantID) {
    self.journal = journal
    self.participant = participant
  }

  /// What is damaged in the months read so far.
  var damages: Set<JournalDamage> { damagesByFile.values.reduce(into: []) { $0.formUnion($1) } }

  /// The months about which anything is recorded, oldest first.
  func recordedMonths() throws(JournalError) -> [Month] {
    if let known = moment?.recordedMonths { return known }
    let months = try journal.months(of: participant)
    moment?.recordedMonths = months
    return months
  }

  /// The lines about outcomes in `month`, in their order, those written since the last time included.
  func records(in month: Month) throws(JournalError) -> [JournalRecord] {
    try refresh(month)
    return months[month]?.records ?? []
  }

  /// Meets the lines about outcomes in `month`, in their order, and what is damaged, without keeping
  /// a month that is not kept yet.
  func visit(_ month: Month, _ body: (JournalEvent) -> Void) throws(JournalError) {
    var tally = MonthTally()
    try journal.read(.month(participant, month)) { event in
      tally.meet(event)
      switch event {
      case .record(let record): if !OutcomeLine.isOne(record) { return }
      case .damage(let damage): damagesByFile[damage.file, default: []].insert(damage)
      case .replaced: break
      }
      body(event)
    }
    tallies[month] = tally
  }

  /// Meets the lines about outcomes in `month`, in their order, without keeping a month that is not kept
  /// yet.
  func eachRecord(in month: Month, _ body: (JournalRecord) -> Void) throws(JournalError) {
    if months[month] != nil { return try records(in: month).forEach(body) }
    try visit(month) { event in
      if case .record(let record) = event { body(record) }
    }
  }

  /// What is recorded now for each event of a month, as its lines add up.
  ///
  /// With a `task` only for its events; with `days` only for those that may start on one of these days
  /// of somebody who lives in `zone`.
  func outcomes(
    in month: Month, task: String? = nil, near days: ClosedRange<CivilDate>? = nil,
    in zone: String = ""
  ) throws(JournalError) -> [EventKey: StoredOutcome] {
    if let task, try !digest(of: month).tasks.contains(task) { return [:] }
    try refresh(month)
    return months[month]?.outcomes(of: task, near: days, in: zone) ?? [:]
  }

  /// What was taken back of the events of a month that may start on one of `days` of somebody who lives
  /// in `zone`, where nothing is recorded any more.
  func removals(
    in month: Month, near days: ClosedRange<CivilDate>, in zone: String
  ) throws(JournalError) -> [EventKey: Outcome.Removal] {
    try refresh(month)
    return months[month]?.fold(of: nil, near: days, in: zone).removals ?? [:]
  }

  /// What is recorded now for the events of `task` in a month, in the order in which it was done.
  func outcomes(of task: String, in month: Month) throws(JournalError) -> [StoredOutcome] {
    let digest = try digest(of: month)
    guard digest.tasks.contains(task) else { return [] }
    if let known = few[month]?[task], known.place == digest.place { return known.outcomes }
    let found = try outcomes(in: month, task: task).values
      .sorted { $0.opening.line < $1.opening.line }
    // A gate asks again at every page for what happened in the oldest month.
    let place = months[month]?.place ?? digest.place
    if found.count <= 32 { few[month, default: [:]][task] = (place, found) }
    return found
  }

  /// The study's day on which the first line in `month` was written that records `task`, even if that
  /// was taken back since; nil where there is none.
  func firstRecording(
    of task: String, study: String, in month: Month
  ) throws(JournalError) -> CivilDate? {
    let digest = try digest(of: month)
    guard digest.tasks.contains(task) else { return nil }
    if let known = firsts[month]?[task], known.place == digest.place { return known.day }
    try refresh(month)
    let day = months[month]?.firstRecording(of: task, study: study)
    firsts[month, default: [:]][task] = (months[month]?.place ?? digest.place, day)
    return day
  }

  /// What `month` speaks of.
  func digest(of month: Month) throws(JournalError) -> MonthDigest {
    if months[month] != nil {
      try refresh(month)
    } else if moment?.digested.contains(month) != true {
      var digest = digests[month] ?? MonthDigest()
      var place = digest.place
      try journal.read(.month(participant, month), from: &place) { event in
        note(event, in: &digest)
      }
      keep(digest, at: place, of: month)
    }
    return digests[month] ?? MonthDigest()
  }

  /// The latest moment at which the clock stood when anything was written in `month`.
  func newestRecorded(in month: Month) throws(JournalError) -> Instant {
    try refresh(month)
    return months[month]?.newestRecorded() ?? .earliest
  }

  /// The lines about outcomes in `month`, and which of them may have alerts.
  func alertLines(
    in month: Month
  ) throws(JournalError) -> [(record: JournalRecord, mayHaveAlerts: Bool)] {
    try refresh(month)
    return months[month]?.alertLines() ?? []
  }

  /// Takes over what is remembered of months; each is checked against its file when it is asked about.
  func recall(_ remembered: [Month: MonthDigest]) {
    digests.merge(remembered) { known, _ in known }
  }

  /// Forgets what was read: the files are other ones.
  func forget() {
    months = [:]
    recent = []
    digests = [:]
    tallies = [:]
    few = [:]
    firsts = [:]
    if moment != nil { moment = CareMoment(hasPlan: true) }
  }

  /// Says that the digests are remembered elsewhere.
  func noteRemembered() { unremembered = 0 }

  // MARK: Reading

  /// Reads what `month` has gained, and keeps it.
  private func refresh(_ month: Month) throws(JournalError) {
    defer { use(month) }
    if months[month] != nil, moment?.months.contains(month) ?? false { return }
    var found = months[month] ?? MonthRecords()
    // What is read from the start is digested from the start, whatever is remembered.
    var digest = months[month] == nil ? MonthDigest() : digests[month] ?? MonthDigest()
    var place = found.place
    try journal.read(.month(participant, month), from: &place) { event in
      if case .replaced = event { found = MonthRecords() }
      found.tally.meet(event)
      if case .record(let record) = event, OutcomeLine.isOne(record) { found.add(record) }
      note(event, in: &digest)
    }
    found.place = place
    months[month] = found
    tallies[month] = found.tally
    moment?.months.insert(month)
    keep(digest, at: place, of: month)
  }

  private func note(_ event: JournalEvent, in digest: inout MonthDigest) {
    switch event {
    case .record(let record): if OutcomeLine.isOne(record) { digest.add(record) }
    case .damage(let damage):
      damagesByFile[damage.file, default: []].insert(damage)
      digest.isSound = false
    case .replaced(let file):
      damagesByFile[file] = nil
      digest = MonthDigest()
    }
  }

  private func keep(_ digest: MonthDigest, at place: JournalPlace, of month: Month) {
    var digest = digest
    let known = digests[month]?.place ?? JournalPlace()
    if digest.isSound, known != place { unremembered += max(0, place.offset - known.offset) }
    digest.place = place
    digests[month] = digest
    moment?.digested.insert(month)
  }

  /// Notes that `month` was used, and forgets the one that was not for longest.
  private func use(_ month: Month) {
    guard recent.last != month else { return }
    recent.removeAll { $0 == month }
    recent.append(month)
    guard recent.count > Self.most else { return }
    months[recent.removeFirst()] = nil
  }
}
