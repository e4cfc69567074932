internal import BedsideCore
internal import BedsideSchedule

/// Holds lines from elsewhere against the rules of the record: nothing of a day that has not come, and
/// nothing of a day that is over without somebody who answers for it.
///
/// A line that a store wrote is known by its checksum alone, which anybody can make. So what it says of
/// its day is judged by the clock here, in the zone in which it says that it was written.
struct ImportCheck {
  let participant: ParticipantID
  let terms: ImportTerms
  /// The day of an event as the study plans it; nil where that is not known.
  let planned: (EventKey) -> CivilDate?

  /// Whether a line of the plan belongs to the participant's records.
  func isOurs(_ record: JournalRecord) -> Bool {
    if record.isKind(PlanEntry.kind) { return true }
    return (try? record.json())?["participant"]?.string == participant.description
  }

  /// Checks a line that is about to be added.
  func check(_ record: JournalRecord) throws(ImportError) {
    if record.isKind(PlanEntry.kind) { return }
    guard let node = try? record.json() else {
      throw .unreadable(file: record.file, line: record.line)
    }
    let key = node["event"]?.string.flatMap { EventKey($0) }
    if let key, key.participant != participant.description {
      throw .another(file: record.file, line: record.line, participant: key.participant)
    }
    let (today, rule) = terms.today(in: node["zone"]?.string)
    let day = node["day"]?.string.flatMap { CivilDate($0) }
    let said = [
      day, key.flatMap(planned), node["on"]?.string.flatMap { CivilDate($0) },
      node["recorded"]?.string.flatMap { Instant($0) }.map(rule.day),
    ]
    if let latest = said.compactMap(\.self).max(), latest > today {
      throw .future(file: record.file, line: record.line, day: latest)
    }
    // The day that is longest over decides, should the study and the line not say the same.
    let days = [key.flatMap(planned), day].compactMap(\.self)
    try checkPast(record, key, days.min() ?? said.compactMap(\.self).min())
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
    if day < terms.today, !terms.isSigned {
      throw .past(file: record.file, line: record.line, day: day)
    }
  }
}
