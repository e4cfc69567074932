internal import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// What the study plans, to hold lines from elsewhere against it.
  ///
  /// `judge` says why the study, with the record as it is in the store that it is given, would not have
  /// recorded something; whatever the course where it is asked for limits alone.
  public func studyPlan(
    judging judge: @escaping Judge = { _, _, _ in nil }
  ) throws(CareError) -> StudyPlan {
    StudyPlan(
      day: try plannedDays(), says: says, refusal: refusal,
      isRecorded: { (try? self.storedOutcome(of: $0)) != nil },
      problem: { judge(self, $0, .all) }, limit: { judge(self, $0, .limits) },
      isKnown: { [study, tasks] key in
        key.study != study
          || tasks.first { $0.id == key.task }?.version(key.version) != nil
      }, enrolment: try enrolmentInUse(), isOwn: isOwn
    ) { () throws(JournalError) in try self.rehearsal(judging: judge) }
  }

  /// Whether a task had, under the version of a key, such an event on any day; nil where the version is not
  /// known, or its days count from an enrolment that nobody has recorded.
  public func hasEvent(_ key: EventKey) throws(CareError) -> Bool? {
    guard key.study == study,
      let task = tasks.first(where: { $0.id == key.task })?.version(key.version)
    else { return nil }
    let enrolment = try enrolmentDay()
    if enrolment == nil, task.countsFromEnrolment { return nil }
    return scheduled(key, task, enrolment: enrolment) != nil
  }

  /// The day of enrolment, where anything is recorded for events that count from it.
  private func enrolmentInUse() throws(CareError) -> CivilDate? {
    guard let day = try enrolmentDay() else { return nil }
    for task in tasks where task.versions.contains(where: \.countsFromEnrolment) {
      if try firstOutcome(of: task.id) != nil { return day }
    }
    return nil
  }

  private func isOwn(_ name: String) -> Bool {
    do throws(CareError) {
      try checkAuthor(name)
      return false
    } catch {
      if case .refused = error { return true }
      return false
    }
  }

  /// What is asked about a line.
  public enum Judgement: Sendable {
    /// Whether the study would have recorded it.
    case all
    /// Whether its values are within the limits.
    case limits
  }

  /// Says what is wrong with a line, as a sentence.
  public typealias Judge = (CareStore, StoredOutcome, Judgement) -> String?

  /// The record as it is now, in memory.
  private func rehearsal(
    judging judge: @escaping Judge
  ) throws(JournalError) -> StudyRehearsal {
    let copy = MemoryJournal(origin: "rehearsal")
    for file in [.plan] + (try journal.recordFiles(of: [participant])) {
      var bytes = try journal.whole(file)
      // What is being written is no line yet, and another one must not be joined to it.
      while let last = bytes.last, last != Byte.newline { bytes.removeLast() }
      if !bytes.isEmpty { copy.contents[file] = bytes }
    }
    let store = CareStore(
      journal: copy, study: study, participant: participant, tasks: studyTasks,
      enrolment: enrolment, consent: consent, days: days, clock: clock, zones: zones,
      content: content, source: source)
    return StudyRehearsal { records in
      for record in records {
        copy.contents[record.file, default: []] += record.bytes + [Byte.newline]
      }
    } plan: { () throws(JournalError) in
      do throws(CareError) {
        return try store.studyPlan(judging: judge)
      } catch {
        if case .journal(let error) = error { throw error }
        return .unknown
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

extension CareTask {
  /// Whether any of its events is counted from the day of enrolment.
  fileprivate var countsFromEnrolment: Bool {
    (schedule?.elements ?? []).contains { element in
      if case .enrolment = element.start { true } else { false }
    }
  }
}
