internal import BedsideCore
internal import BedsideSchedule

/// Which tasks are open, and since when.
struct Gates {
  /// What keeps a task closed.
  enum Closure: Hashable {
    /// The study has not begun; the task that begins it.
    case enrolment(String)
    /// Another task must be completed first.
    case task(String)
    /// The version of a consent that governs must be agreed to first.
    case consent(String)
    /// The participant left on this day.
    case withdrawal(CivilDate)
  }

  /// The days from leaving the study to joining it again.
  struct Absence: Hashable {
    var from: CivilDate
    /// The day of joining again; nil while it has not come.
    var until: CivilDate?

    func contains(_ day: CivilDate) -> Bool {
      day >= from && (until.map { day < $0 } ?? true)
    }
  }

  var today: CivilDate
  /// The day of the first enrolment, from which the study counts; nil before.
  var enrolment: CivilDate?
  /// The task whose completion begins the study.
  var enrolmentTask: String?
  /// The task whose completion joins the study again.
  var joiningTask: String?
  /// When each task that anything waits for, or that is done once, was completed first.
  var firstCompletions: [String: CivilDate]
  /// The task whose consent all others need.
  var consent: String?
  /// When each version of each consent, or a later one, was agreed to first.
  var agreements: [String: [(version: CareTask, day: CivilDate?)]] = [:]
  /// When the participant did not take part, oldest first.
  var absences: [Absence] = []

  /// When the participant left last; nil while taking part.
  var left: Instant?
  /// How often the participant has left.
  var departures = 0

  /// Whether what was recorded for an event of `task` on `day` stands.
  ///
  /// Who has left joins again by the joining task; on the day of leaving its event may have been done
  /// before, for the time that ended with it.
  func stands(_ stored: StoredOutcome, of task: CareTask, on day: CivilDate) -> Bool {
    guard task.id == joiningTask, day == today, let left else { return true }
    return stored.isAfter(departure: departures, at: left)
  }

  /// Whether `task` shows on `day`: everything it waits for was completed by then.
  func isOpen(_ task: CareTask, on day: CivilDate) -> Bool { closure(of: task, on: day) == nil }

  /// What keeps `task` from showing on `day`; nil when nothing does.
  func closure(of task: CareTask, on day: CivilDate) -> Closure? {
    if task.id != joiningTask, let absence = absences.first(where: { $0.contains(day) }) {
      return .withdrawal(absence.from)
    }
    if let enrolmentTask, task.id != enrolmentTask {
      let isEnrolled = firstCompletions[enrolmentTask] != nil
      guard isEnrolled, let enrolment, day >= enrolment else { return .enrolment(enrolmentTask) }
    }
    let gate = task.requires.first { gate in firstCompletions[gate].map { day < $0 } ?? true }
    if let gate { return .task(gate) }
    return needs(task).first { !isAgreed($0, on: day) }.map { .consent($0) }
  }

  /// The consents without which `task` stays closed.
  private func needs(_ task: CareTask) -> [String] {
    // Whoever is not in the study yet can't have agreed to anything.
    if task.id == enrolmentTask { return [] }
    return (task.consents + [consent].compactMap { $0 }).filter { $0 != task.id }
  }

  /// Whether the version of a consent that governs `day` was agreed to by then.
  ///
  /// For a day to come, what governs today counts: nobody can agree to more yet.
  private func isAgreed(_ id: String, on day: CivilDate) -> Bool {
    let governing = agreements[id]?.last { $0.version.effective <= min(day, today) }
    guard let governing, governing.version.retired.map({ min(day, today) < $0 }) ?? true else {
      // A consent that is not asked for keeps nothing closed.
      return true
    }
    return governing.day.map { day >= $0 } ?? false
  }

  /// Whether `task` was done for good before `day`.
  func isDone(_ task: CareTask, before day: CivilDate) -> Bool {
    guard task.isOnce, let done = completion(of: task) else { return false }
    return done <= day
  }

  /// When the task was done for good; a consent is done for each of its versions, and what joins the
  /// study again for each time.
  private func completion(of task: CareTask) -> CivilDate? {
    if task.id == joiningTask, let absence = absences.last { return absence.until }
    guard let versions = agreements[task.id] else { return firstCompletions[task.id] }
    return versions.first { $0.version.version == task.version }?.day
  }
}
