internal import BedsideCore
internal import BedsideSchedule

/// Which tasks are open, and since when.
struct Gates {
  /// The day of enrolment; nil before.
  var enrolment: CivilDate?
  /// The task whose completion begins the study.
  var enrolmentTask: String?
  /// When each task that anything waits for, or that is done once, was completed first.
  var firstCompletions: [String: CivilDate]

  /// Whether `task` shows on `day`: everything it waits for was completed by then.
  func isOpen(_ task: CareTask, on day: CivilDate) -> Bool { closedBy(task, on: day) == nil }

  /// The task that must be completed before `task` shows on `day`; nil when nothing keeps it closed.
  func closedBy(_ task: CareTask, on day: CivilDate) -> String? {
    if let enrolmentTask, task.id != enrolmentTask {
      guard let enrolment, day >= enrolment else { return enrolmentTask }
    }
    return task.requires.first { gate in
      firstCompletions[gate].map { day < $0 } ?? true
    }
  }

  /// Whether `task` was done for good before `day`.
  func isDone(_ task: CareTask, before day: CivilDate) -> Bool {
    guard task.isOnce, let done = firstCompletions[task.id] else { return false }
    return done <= day
  }
}

extension CareStore {
  func gates() throws(CareError) -> Gates {
    let all = tasks.flatMap(\.versions)
    let watched = all.flatMap(\.requires) + all.filter(\.isOnce).map(\.id)
    var completions: [String: CivilDate] = [:]
    for id in Set(watched + [enrolment].compactMap { $0 }).sorted() {
      completions[id] = try firstCompletion(of: id)
    }
    let begun = if let enrolment { completions[enrolment] } else { try enrolmentDay() }
    return Gates(
      enrolment: begun, enrolmentTask: enrolment, firstCompletions: completions)
  }
}
