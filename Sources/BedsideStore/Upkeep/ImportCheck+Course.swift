internal import BedsideCore
internal import BedsideSchedule

/// What records something today is held against gates and tasks that are done once, as in any other way.
extension ImportCheck {
  /// Checks lines one after the other, each with those before it in the record.
  func checkCourse(of records: [JournalRecord]) throws(ImportError) {
    guard records.contains(where: { OutcomeLine.isRecording($0) }) else { return }
    let rules: StudyPlan
    let rehearsal: StudyRehearsal?
    do throws(JournalError) {
      rehearsal = try plan.rehearsal()
      rules = try rehearsal?.plan() ?? plan
    } catch { throw .journal(error) }
    rehearsal?.take(records.filter { $0.isKind(PlanEntry.kind) })
    // What stands in other files than the answers, as that the participant left, came in between.
    var others = records.filter { !OutcomeLine.isOne($0) && !$0.isKind(PlanEntry.kind) }
      .map { (record: $0, moment: $0.moment) }
    for record in records where OutcomeLine.isOne(record) {
      let moment = record.moment
      rehearsal?.take(others.filter { $0.moment <= moment }.map(\.record))
      others.removeAll { $0.moment <= moment }
      try checkOpen(record, rules)
      rehearsal?.take([record])
    }
  }

  private func checkOpen(_ record: JournalRecord, _ rules: StudyPlan) throws(ImportError) {
    guard OutcomeLine.isRecording(record),
      let key = (try? record.json())?["event"]?.string.flatMap({ EventKey($0) }),
      // What changes an event that is done, or adds to it, begins none.
      record.isKind(OutcomeLine.outcome) || !rules.isRecorded(key),
      let refusal = rules.refusal(key)
    else { return }
    throw unsigned(.closed(file: record.file, line: record.line, refusal))
  }
}

extension JournalRecord {
  /// When it says that it was written; the beginning of time where it does not.
  fileprivate var moment: Int64 {
    (try? json())?["recorded"]?.string.flatMap { Instant($0) }?.milliseconds ?? .min
  }
}
