internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// The text of the task `task` that has the content hash `hash`, as a run began with it; nil when
  /// the plan does not hold it.
  public func plannedFile(of task: String, contentHash hash: String) throws(CareError) -> String? {
    try refreshPlan()
    return planEntries.last { $0.study == study && $0.task == task && $0.contentHash == hash }?.file
  }

  /// The versions of tasks whose content is not what was recorded before under the same version.
  public func changedVersions() throws(CareError) -> [Refusal] {
    try refreshPlan()
    return tasks.flatMap(\.versions).compactMap { task in
      // A file is read for what was recorded alone.
      guard isPlanned(task), let source = source(task), conflicts(task, source) else { return nil }
      return .contentChanged(task: task.id, version: task.version)
    }
  }

  /// Writes the version's text into the plan, unless it is there; returns the plan's hash.
  ///
  /// - Throws: `Refusal.contentChanged` when the plan holds other content under the same version.
  func plan(_ task: CareTask) throws(CareError) -> String? {
    guard let source = source(task) else { return nil }
    let hash = source.planHash
    if planned.contains(hash) { return hash }
    try refreshPlan()
    if planEntries.contains(where: { $0.planHash == hash }) {
      planned.insert(hash)
      return hash
    }
    if conflicts(task, source) {
      throw .refused(.contentChanged(task: task.id, version: task.version))
    }
    let fields = PlanEntry.fields(
      study: study, task: task.id, version: task.version, source: source, recorded: now)
    do throws(JournalError) {
      try journal.append([JournalEntry(PlanEntry.kind, fields)], to: .plan)
    } catch {
      throw .journal(error)
    }
    planned.insert(hash)
    return hash
  }

  private func isPlanned(_ task: CareTask) -> Bool {
    planEntries.contains { $0.study == study && $0.task == task.id && $0.version == task.version }
  }

  private func conflicts(_ task: CareTask, _ source: TaskSource) -> Bool {
    planEntries.contains {
      $0.study == study && $0.task == task.id && $0.version == task.version
        && ($0.contentHash != source.contentHash || $0.entry != source.entry)
    }
  }
}
