internal import BedsideCore
internal import BedsideSchedule

/// Holds lines from elsewhere against the rules of the record: nothing of a day that has not come, and
/// nothing of a day that is over without somebody who answers for it.
///
/// A line that a store wrote is known by its checksum alone, which anybody can make. So what it says of
/// its day is judged by the clock here: in the participant's zone, and only where somebody answers for
/// it in the zone in which it says that it was written.
struct ImportCheck {
  let participant: ParticipantID
  let terms: ImportTerms
  /// What the study plans.
  let plan: StudyPlan

  /// Whether a line of the plan belongs to the participant's records.
  func isOurs(_ record: JournalRecord) -> Bool {
    if record.isKind(PlanEntry.kind) { return true }
    return (try? record.json())?["participant"]?.string == participant.description
  }

  /// Whether somebody else than the participant answers for what is brought in.
  var isSigned: Bool {
    guard terms.isSigned, let author = terms.author else { return false }
    let own = ["me", participant.description].contains { $0.asName == author.asName }
    return !own && !plan.isOwn(author)
  }

  /// What is said where nobody answers for a line, which the participant alone can't.
  func unsigned(_ error: ImportError) -> ImportError {
    terms.isSigned ? .ownName(author: terms.author ?? "") : error
  }

  /// Checks lines that are about to be added, in their order.
  ///
  /// Where nobody answers for them, days, gates and values are judged with all of them in the record: what
  /// opens a task, and from what its days are counted, may be among them. Values are held against their
  /// limits whoever answers for them.
  ///
  /// Returns the versions of tasks that nothing tells of, and how many lines are of each: what they say can't
  /// be judged, and is not thrown away where somebody answers for it.
  @discardableResult
  func check(_ records: [JournalRecord]) throws(ImportError) -> [UnplannedLines] {
    for record in records where record.isKind(PlanEntry.kind) { try checkPlan(record) }
    let behind = try plan(behind: records)
    if let here = plan.enrolment, let there = behind.enrolment, here != there {
      throw .enrolment(here: here, there: there)
    }
    let whole = isSigned ? plan : behind
    for record in records where !record.isKind(PlanEntry.kind) {
      try check(record, whole)
      try checkValues(record, behind)
    }
    if !isSigned { try checkCourse(of: records) }
    return UnplannedLines.all(in: records, under: behind)
  }

  /// What the study plans when `records` are there.
  private func plan(behind records: [JournalRecord]) throws(ImportError) -> StudyPlan {
    do throws(JournalError) {
      guard let rehearsal = try plan.rehearsal() else { return plan }
      rehearsal.take(records)
      return try rehearsal.plan()
    } catch { throw .journal(error) }
  }

  /// Checks a line by what the study plans in the end.
  private func check(_ record: JournalRecord, _ whole: StudyPlan) throws(ImportError) {
    guard let node = try? record.json() else {
      throw .unreadable(file: record.file, line: record.line)
    }
    let key = node["event"]?.string.flatMap { EventKey($0) }
    let day = node["day"]?.string.flatMap { CivilDate($0) }
    if let key, key.participant != participant.description {
      throw .another(file: record.file, line: record.line, participant: key.participant)
    }
    try checkPlace(record, key, day)
    let (today, rule) = terms.today(in: node["zone"]?.string)
    let planned = [key.flatMap(plan.day), key.flatMap(whole.day)]
    let said =
      planned + [day, effectiveDay(node), node["on"]?.string.flatMap { CivilDate($0) }]
      + moments(node).map(rule.day)
    if let latest = said.compactMap(\.self).max() {
      if latest > today { throw .future(file: record.file, line: record.line, day: latest) }
      if latest > terms.today, !isSigned, let zone = node["zone"]?.string {
        throw unsigned(
          .ahead(file: record.file, line: record.line, day: latest, zone: zone))
      }
    }
    // The day that is longest over decides, should the study and the line not say the same.
    let days = (planned + [day, effectiveDay(node)]).compactMap(\.self)
    try checkPast(record, key, days.min() ?? said.compactMap(\.self).min())
  }

  /// When the line says that it was written, and each value in it.
  private func moments(_ node: JSONNode) -> [Instant] {
    let values = node["values"]?.elements ?? []
    return ([node] + values).compactMap { $0["recorded"]?.string.flatMap { Instant($0) } }
  }

  /// What a line records for an event is what the study could have recorded.
  private func checkValues(
    _ record: JournalRecord, _ whole: StudyPlan
  ) throws(ImportError) {
    guard OutcomeLine.isRecording(record), let node = try? record.json() else { return }
    switch OutcomeLine.statement(record, node) {
    case .recorded(let stored), .added(let stored):
      // A value that can't be read is not one that the study would have recorded.
      guard stored.outcome.values.count == node["values"]?.elements?.count ?? 0 else {
        throw .unreadable(file: record.file, line: record.line)
      }
      if let problem = whole.limit(stored) {
        throw .impossible(file: record.file, line: record.line, problem: problem)
      }
      if !isSigned, let problem = whole.problem(stored) {
        throw unsigned(.wrong(file: record.file, line: record.line, problem: problem))
      }
    // A line that no reader understands records nothing.
    default: return
    }
  }

  /// A line counts by what its file and its first members say, so they say the same as the rest.
  private func checkPlace(
    _ record: JournalRecord, _ key: EventKey?, _ day: CivilDate?
  ) throws(ImportError) {
    guard OutcomeLine.isOne(record) else { return }
    var isInPlace = key == nil || record.task == key?.task
    if case .month(_, let month) = record.file, let day, Month(day) != month { isInPlace = false }
    if !isInPlace { throw .misplaced(file: record.file, line: record.line) }
  }

  /// A version of a task says which days are open how long, and what keeps them closed.
  private func checkPlan(_ record: JournalRecord) throws(ImportError) {
    if isSigned || plan.says(record) { return }
    throw unsigned(.plan(file: record.file, line: record.line, task: record.task ?? ""))
  }

  /// The study's day on which an event starts by the wall, wherever that is.
  private func effectiveDay(_ node: JSONNode) -> CivilDate? {
    guard let start = node["effective"]?.string.flatMap({ LocalDateTime($0) }) else { return nil }
    return start.time < terms.days.dayStart ? start.date.adding(days: -1) : start.date
  }

  private func checkPast(
    _ record: JournalRecord, _ key: EventKey?, _ day: CivilDate?
  ) throws(ImportError) {
    switch record.file {
    case .settings: return
    // Unfinished answers let an event be recorded after its day; the first line says when they began.
    case .draft: if day == nil { return }
    case .plan, .month: break
    }
    guard let day else {
      // A line without an event says nothing that counts.
      if key != nil, OutcomeLine.isOne(record) {
        throw .unreadable(file: record.file, line: record.line)
      }
      return
    }
    if day < terms.today, !isSigned {
      throw unsigned(.past(file: record.file, line: record.line, day: day))
    }
  }
}
