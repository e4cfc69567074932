internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// What the study plans, to hold lines from elsewhere against it.
  public func studyPlan() throws(CareError) -> StudyPlan {
    StudyPlan(day: try plannedDays(), says: says)
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
