internal import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The text of the task `task` that has the content hash `hash`, as a run began with it; nil when
  /// the plan does not hold it.
  public func plannedFile(of task: String, contentHash hash: String) throws(CareError) -> String? {
    try refreshPlan()
    return planEntries.last { $0.study == study && $0.task == task && $0.contentHash == hash }?.file
  }

  /// The text of the file of a version of a task, as the plan holds it; nil when it does not.
  public func plannedFile(of task: String, version: Int) throws(CareError) -> String? {
    try refreshPlan()
    return planEntries.last { $0.study == study && $0.task == task && $0.version == version }?.file
  }

  /// The versions of tasks whose content is not what was recorded before under the same version.
  public func changedVersions() throws(CareError) -> [Refusal] {
    try refreshPlan()
    return studyTasks.compactMap { task in
      // A file is read for what was recorded alone.
      guard isPlanned(task), let source = source(task), conflicts(task, source) else { return nil }
      return .contentChanged(task: task.id, version: task.version)
    }
  }

  /// The byte at which the file of a version first differs from that under which it was recorded; nil
  /// where the study's own entry differs, or nothing.
  public func changedByte(ofFile task: CareTask) throws(CareError) -> Int? {
    try refreshPlan()
    guard let source = source(task), let file = source.file else { return nil }
    let entries = planEntries.filter {
      $0.study == study && $0.task == task.id && $0.version == task.version
    }
    guard let recorded = entries.last?.file, recorded != file else { return nil }
    return zip(recorded.utf8, file.utf8).prefix { $0 == $1 }.count
  }

  /// Writes the version's text into the plan, unless it is there; returns the plan's hash.
  ///
  /// With it goes a note of the versions that the study has by now of tasks that are in the plan, so
  /// that it is known since when.
  ///
  /// - Throws: `Refusal.contentChanged` when the plan holds other content under the same version.
  func plan(_ task: CareTask) throws(CareError) -> String? {
    try refreshPlan()
    guard let source = source(task) else { return plannedHash(of: task) }
    let hash = source.planHash
    var entries = successors(besides: task).map {
      JournalEntry(
        SeenVersion.kind, SeenVersion.fields(study: study, $0, recorded: now, on: today))
    }
    if !planned.contains(hash), !planEntries.contains(where: { $0.planHash == hash }) {
      if conflicts(task, source) {
        throw .refused(.contentChanged(task: task.id, version: task.version))
      }
      let fields = PlanEntry.fields(
        study: study, task, from: task.effective, source: source, recorded: now, on: today)
      entries.insert(JournalEntry(PlanEntry.kind, fields), at: 0)
    }
    do throws(JournalError) {
      try journal.append(entries, to: .plan)
    } catch {
      throw .journal(error)
    }
    planned.insert(hash)
    return hash
  }

  /// The versions of which the plan has no note yet, of tasks of which it holds, or is about to hold,
  /// another version.
  private func successors(besides task: CareTask) -> [CareTask] {
    let known = planEntries.filter { $0.study == study }
    return tasks.filter { versions in
      versions.versions.count > 1
        && (versions.id == task.id || known.contains { $0.task == versions.id })
    }.flatMap(\.versions).filter { version in
      let isMeant = version.id == task.id && version.version == task.version
      return !isMeant && seenDay(of: version) == nil
        && !known.contains { $0.task == version.id && $0.version == version.version }
    }
  }

  /// The day since when the record knows that the study has a version; nil where it does not.
  func seenDay(of task: CareTask) -> CivilDate? {
    seenVersions.first {
      $0.study == study && $0.task == task.id && $0.version == task.version
    }?.day
  }

  /// The hash under which the plan holds a version that the study's file does not have any more.
  private func plannedHash(of task: CareTask) -> String? {
    planEntries.first {
      $0.study == study && $0.task == task.id && $0.version == task.version
    }?.planHash
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
