public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// The alerts that were raised in the last `count` days of the study, today included, latest first;
  /// those in unfinished answers too.
  ///
  /// Answers that come late may be recorded as many days after their event as its task allows.
  public func alerts(inLast count: Int) throws(CareError) -> [StoredAlert] {
    let first = today.adding(days: 1 - count)
    let late = tasks.flatMap(\.versions).map(\.lateDays).max() ?? 0
    var found: [StoredAlert] = []
    let stored = try outcomes(startingOn: first.adding(days: -min(late, 366) - 1)...today)
    for (key, outcome) in stored {
      found += outcome.alerts.map { alert in
        StoredAlert(
          alert: alert, key: key, eventDay: outcome.day, day: day(of: alert.date),
          isUnfinished: false)
      }
    }
    for draft in try drafts() {
      guard !draft.data.alerts.isEmpty, let event = try? event(draft.key) else { continue }
      found += draft.data.alerts.map { alert in
        StoredAlert(
          alert: alert, key: draft.key, eventDay: event.scheduleEvent.day,
          day: day(of: alert.date), isUnfinished: true)
      }
    }
    return found.filter { $0.day >= first }
      .sorted { ($0.alert.date, $0.key.task) > ($1.alert.date, $1.key.task) }
  }

  /// What was answered to the tasks in `names` the last time they were done.
  public func earlierAnswers(
    to names: [Identifier<OrderedTask>]
  ) throws(CareError) -> EarlierAnswers {
    var earlier = EarlierAnswers()
    for name in names {
      if let result = try latestOutcome(of: name.rawValue)?.result {
        earlier.add(result, for: name)
      }
    }
    return earlier
  }
}
