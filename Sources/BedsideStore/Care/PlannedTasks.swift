internal import BedsideCore
internal import BedsideSchedule

/// A study's tasks together with the versions that the plan holds, each governing from the day from
/// which it can, so that no file changes what was done or was to be done before.
struct PlannedTasks {
  /// The tasks, the study's first, in its order.
  private(set) var tasks: [TaskVersions] = []
  /// Where that differs from the study's file.
  private(set) var notes: [PlanNote] = []

  /// A version that the plan holds.
  struct Planned {
    var task: CareTask
    /// Whether the study's file has it, with the same entry.
    var isInStudy: Bool
    /// The day on which it was planned.
    var day: CivilDate
    /// The day from which it governs, where the plan says so.
    var from: CivilDate?
  }

  /// The versions of one task, with what is known of each.
  private struct Version {
    var task: CareTask
    var planned: Planned?
    var isInStudy: Bool
    /// The day since when the record knows that the study has it.
    var known: CivilDate?
  }

  /// Unites the versions in the study's file with those in the plan.
  ///
  /// `isKnown` is the day since when the record knows of a version; nil where it knows of none yet.
  /// `lastDay` is the last day, from a given one on, of which anything is recorded of a task under a
  /// version that satisfies a condition.
  ///
  /// - Throws: What keeps `lastDay` from being found.
  init<Failure: Error>(
    study: [CareTask], planned: [Planned], today: CivilDate,
    seen isKnown: (CareTask) -> CivilDate?,
    lastDay: (String, CivilDate, (Int) -> Bool) throws(Failure) -> CivilDate?
  ) throws(Failure) {
    var seen: Set<String> = []
    for id in study.map(\.id) + planned.map(\.task.id) where seen.insert(id).inserted {
      let versions = Self.versions(
        study.filter { $0.id == id }, planned.filter { $0.task.id == id }, isKnown)
      tasks.append(
        TaskVersions(id: id, among: try governing(versions, id, today, lastDay)))
    }
  }

  private static func versions(
    _ study: [CareTask], _ planned: [Planned], _ isKnown: (CareTask) -> CivilDate?
  ) -> [Version] {
    var versions = study.map { task in
      var version = Version(
        task: task, planned: planned.first { $0.task.version == task.version }, isInStudy: true,
        known: isKnown(task))
      if let known = version.planned, !known.isInStudy {
        // Other content under the same version counts for nothing but the end of the task.
        version.task = known.task
        version.task.retired = task.retired
      }
      return version
    }
    for planned in planned
    where !versions.contains(where: { $0.task.version == planned.task.version }) {
      versions.append(Version(task: planned.task, planned: planned, isInStudy: false, known: nil))
    }
    return versions.sorted { $0.task.version < $1.task.version }
  }

  private mutating func governing<Failure: Error>(
    _ versions: [Version], _ id: String, _ today: CivilDate,
    _ lastDay: (String, CivilDate, (Int) -> Bool) throws(Failure) -> CivilDate?
  ) throws(Failure) -> [CareTask] {
    var tasks: [CareTask] = []
    for (index, version) in versions.enumerated() {
      var task = version.task
      let earlier = versions[..<index]
      if let planned = version.planned, let from = planned.from {
        // What was in use before this version was known keeps its days, though the record learnt of it
        // only later, from a copy.
        let known = version.known ?? planned.day
        let isLater = earlier.contains { $0.planned.map { $0.day < known } ?? false }
        task.effective = isLater ? max(from, known) : from
      } else if earlier.contains(where: { $0.planned != nil }) {
        let known = max(task.effective, version.known ?? version.planned?.day ?? today)
        let last = try lastDay(id, known) { $0 < task.version }
        task.effective = last.map { max(known, $0.adding(days: 1)) } ?? known
      }
      if let before = tasks.last { task.effective = max(task.effective, before.effective) }
      if version.isInStudy, task.effective > version.task.effective {
        notes.append(
          .later(
            task: id, version: task.version, effective: version.task.effective,
            from: task.effective))
      }
      if !version.isInStudy {
        notes.append(.missing(task: id, version: task.version))
        // Of a task that was taken out, no more is asked than was done.
        if index == versions.count - 1, task.retired == nil, let planned = version.planned {
          let last = try lastDay(id, task.effective) { $0 == task.version }
          task.retired = max(planned.day, last ?? planned.day).adding(days: 1)
        }
      }
      tasks.append(task)
    }
    return tasks
  }
}
