internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// What the study plans, to hold lines from elsewhere against it.
  public func studyPlan() throws(CareError) -> StudyPlan {
    StudyPlan(day: try plannedDays(), says: says, refusal: refusal) { name in
      do throws(CareError) {
        try self.checkAuthor(name)
        return false
      } catch {
        if case .refused = error { return true }
        return false
      }
    }
  }

  /// Why nothing is recorded for an event today; nil where it can be, or where the study does not know
  /// the task.
  private func refusal(_ key: EventKey) -> Refusal? {
    guard let task = tasks.first(where: { $0.id == key.task })?.version(key.version),
      let gates = try? gates()
    else { return nil }
    if let closure = gates.closure(of: task, on: today) { return refusal(of: task, for: closure) }
    return gates.isDone(task, before: .latest) ? .doneOnce(task: task.id) : nil
  }

  /// Whether a line of the plan says of a version just what would be written of it here.
  private func says(_ record: JournalRecord) -> Bool {
    guard let entry = PlanEntry(record), entry.study == study,
      let task = tasks.first(where: { $0.id == entry.task })?.version(entry.version),
      let source = source(task)
    else { return false }
    return entry.from == task.effective && entry.planHash == source.planHash
      && entry.contentHash == source.contentHash && entry.entry == source.entry
      && entry.file == source.file
  }
}
