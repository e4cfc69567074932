internal import BedsideCore
public import BedsideSchedule

/// The tasks as they govern, and the state of the plan and of the day for which that holds.
struct UnitedTasks {
  var planChanges: Int
  var today: CivilDate
  var tasks: [TaskVersions]
  var notes: [PlanNote]
}

extension CareStore {
  /// The study's tasks with all their versions, those that only the record has included, in order.
  ///
  /// Each version governs from the day from which it can: what was done or planned under an earlier
  /// version is not changed by what the study's file says later.
  public var tasks: [TaskVersions] {
    // Whatever needs the record will say itself that it can't be read.
    (try? unitedTasks().tasks) ?? TaskVersions.grouping(studyTasks)
  }

  /// Where what governs differs from what the study's file says.
  public func planNotes() throws(CareError) -> [PlanNote] {
    try refreshPlan()
    return try unitedTasks().notes
  }

  private func unitedTasks() throws(CareError) -> UnitedTasks {
    if planChanges == 0 { try refreshPlan() }
    let today = today
    if let united, united.planChanges == planChanges, united.today == today { return united }
    // While this is found out, the study's own versions are what there is.
    let planned = plannedVersions()
    let all = try PlannedTasks(study: studyTasks, planned: planned, today: today, seen: seenDay) {
      (task, first, isMeant) throws(CareError) in
      try lastDay(of: task, from: first, where: isMeant)
    }
    let united = UnitedTasks(
      planChanges: planChanges, today: today, tasks: all.tasks, notes: all.notes)
    self.united = united
    return united
  }

  /// The versions in the plan, each as it was written first.
  private func plannedVersions() -> [PlannedTasks.Planned] {
    var seen: Set<String> = []
    return planEntries.compactMap { entry in
      guard entry.study == study, seen.insert("\(entry.task) \(entry.version)").inserted else {
        return nil
      }
      let known = studyTasks.first { $0.id == entry.task && $0.version == entry.version }
      let isInStudy = known.map { has($0, as: entry) } ?? false
      guard let task = isInStudy ? known : read(entry) ?? known else { return nil }
      return PlannedTasks.Planned(
        task: task, isInStudy: isInStudy, day: entry.day ?? days.day(of: entry.recorded),
        from: entry.from)
    }
  }

  /// Whether the study's file still has the version as the plan holds it.
  private func has(_ task: CareTask, as entry: PlanEntry) -> Bool {
    guard let text = content?.entryText(of: task) else { return true }
    return text == entry.entry
  }

  private func read(_ entry: PlanEntry) -> CareTask? {
    content?.task(entry: entry.entry, file: entry.file)
  }

  /// The last day, from `first` on, of which anything is recorded of `task` under a version that
  /// `isMeant` admits.
  private func lastDay(
    of task: String, from first: CivilDate, where isMeant: (Int) -> Bool
  ) throws(CareError) -> CivilDate? {
    let earliest = Month(first.adding(days: -Zone.mostDays))
    do throws(JournalError) {
      for month in try cache.recordedMonths().reversed() where month >= earliest {
        let days = try cache.outcomes(of: task, in: month).filter {
          $0.outcome.key.study == study && isMeant($0.outcome.key.version) && $0.day >= first
        }.map(\.day)
        if let last = days.max() { return last }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }
}
