public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// All that was ever recorded, changed and taken back, of `task` or of all tasks, oldest first.
  public func history(of task: String? = nil) throws(CareError) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    try eachChange(of: task) { entries.append($0) }
    return entries
  }

  /// Meets all that was ever recorded, changed and taken back, of `task` or of all tasks, month by
  /// month in the order of their lines, keeping none of it.
  public func eachChange(
    of task: String? = nil, in months: ClosedRange<Month>? = nil, _ body: (HistoryEntry) -> Void
  ) throws(CareError) {
    do throws(JournalError) {
      for month in try cache.recordedMonths() where months?.contains(month) ?? true {
        if let task, try !cache.digest(of: month).tasks.contains(task) { continue }
        var fold = HistoryFold()
        try cache.visit(month) { event in
          guard case .record(let record) = event, task.map(record.isAbout) ?? true,
            let entry = fold.entry(record), entry.key.study == study
          else { return }
          body(entry)
        }
      }
    } catch {
      throw .journal(error)
    }
  }

  /// Meets all that was ever recorded, changed and taken back for events of `days`, as `eachChange` does.
  public func eachChange(
    of task: String? = nil, on days: ClosedRange<CivilDate>, _ body: (HistoryEntry) -> Void
  ) throws(CareError) {
    let months = Month(days.lowerBound)...Month(days.upperBound)
    try eachChange(of: task, in: months) { if days.contains($0.day) { body($0) } }
  }

  /// Meets all that was changed, taken back or thrown away for events of `days`, month by month in the
  /// order of their lines.
  ///
  /// - Complexity: A look at the envelopes of the months; only lines about tasks of which something was
  ///   changed in a month are read whole.
  public func eachRevision(
    on days: ClosedRange<CivilDate>, _ body: (HistoryEntry) -> Void
  ) throws(CareError) {
    let months = Month(days.lowerBound)...Month(days.upperBound)
    do throws(JournalError) {
      for month in try cache.recordedMonths() where months.contains(month) {
        let tasks = try revisedTasks(in: month)
        if tasks.isEmpty { continue }
        var fold = HistoryFold()
        try cache.visit(month) { event in
          guard case .record(let record) = event, tasks.contains(where: record.isAbout),
            let entry = fold.entry(record), entry.key.study == study,
            entry.key.participant == participant.description, days.contains(entry.day),
            entry.isRevision
          else { return }
          body(entry)
        }
      }
    } catch {
      throw .journal(error)
    }
  }

  /// The tasks of which a line of `month` changes something or takes it back.
  private func revisedTasks(in month: Month) throws(JournalError) -> Set<String> {
    var tasks: Set<String> = []
    var hasDamage = false
    try cache.visit(month) { event in
      if case .damage = event { hasDamage = true }
      guard case .record(let record) = event, let task = record.task else { return }
      let isNew = record.isKind(OutcomeLine.outcome) || record.isKind(OutcomeLine.addition)
      // Only where a line is damaged a later one may say again what it said.
      if !isNew || hasDamage && record.isAdoption { tasks.insert(task) }
    }
    return tasks
  }

  /// The newest `most` of what was recorded, changed and taken back for events of `days`, oldest first.
  ///
  /// - Complexity: The months that hold them.
  public func latestChanges(
    of task: String? = nil, on days: ClosedRange<CivilDate>, most: Int
  ) throws(CareError) -> [HistoryEntry] {
    var latest: [HistoryEntry] = []
    let months: [Month]
    do throws(JournalError) {
      months = try cache.recordedMonths()
    } catch {
      throw .journal(error)
    }
    let wanted = Month(days.lowerBound)...Month(days.upperBound)
    for month in months.reversed() where latest.count < most && wanted.contains(month) {
      var found: [HistoryEntry] = []
      try eachChange(of: task, in: month...month) { entry in
        guard days.contains(entry.day) else { return }
        found.append(entry)
        if found.count >= 2 * most { found.removeFirst(found.count - most) }
      }
      latest = found.suffix(most - latest.count) + latest
    }
    return latest
  }

  /// What was recorded last for the events of `task` on `day`, in the order of the record; nil when
  /// nothing stands.
  public func lastOutcome(
    of task: String, on day: CivilDate
  ) throws(CareError) -> StoredOutcome? {
    try outcomes(startingOn: day...day, of: task).values.max {
      ($0.file.description, $0.opening.line) < ($1.file.description, $1.opening.line)
    }
  }

  /// The earliest outcome of `task` that has a value for the score `id`, by the day of its event; nil
  /// where there is none.
  ///
  /// - Complexity: The months up to the one that holds it.
  public func firstOutcome(
    of task: String, withScore id: String
  ) throws(CareError) -> StoredOutcome? {
    do throws(JournalError) {
      for month in try cache.recordedMonths() {
        let first = try cache.outcomes(of: task, in: month)
          .filter { $0.outcome.key.study == study && $0.score(id)?.value != nil }
          .min { ($0.day, $0.opening.line) < ($1.day, $1.opening.line) }
        if let first { return first }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }

  /// What was recorded last for `task`, by the day of its event; nil when nothing stands.
  public func latestOutcome(of task: String) throws(CareError) -> StoredOutcome? {
    do throws(JournalError) {
      for month in try cache.recordedMonths().reversed() {
        let latest = try cache.outcomes(of: task, in: month)
          .filter { $0.outcome.key.study == study }
          .max { ($0.day, $0.opening.line) < ($1.day, $1.opening.line) }
        if let latest { return latest }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }
}
