public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// The alerts that were raised in the last `count` days of the study, today included, latest first;
  /// those in unfinished answers too, and those in answers that were changed, taken back or thrown away.
  ///
  /// Answers may be recorded as many days after their event as its task allows, those that were begun in
  /// time later still; they are looked for up to two months behind.
  public func alerts(inLast count: Int) throws(CareError) -> [StoredAlert] {
    let first = today.adding(days: 1 - count)
    let late = tasks.flatMap(\.versions).map(\.lateDays).max() ?? 0
    let reach = min(max(late, Self.reach), 366) + 1
    var found = try raised(startingOn: first.adding(days: -reach)...today)
    for draft in try drafts() {
      guard !draft.data.alerts.isEmpty, let event = try? event(draft.key) else { continue }
      found += draft.data.alerts.map { alert in
        StoredAlert(
          alert: alert, key: draft.key, eventDay: event.scheduleEvent.day,
          day: day(of: alert.date), answers: .unfinished)
      }
    }
    return found.filter { $0.day >= first }
      .sorted { ($0.alert.date, $0.key.task) > ($1.alert.date, $1.key.task) }
  }

  /// How many days before the alerts' the events are looked at, at least.
  private static let reach = 60

  /// The alerts in what was ever recorded or thrown away of the events that start on `range`.
  private func raised(
    startingOn range: ClosedRange<CivilDate>
  ) throws(CareError) -> [StoredAlert] {
    let (first, last) = (Month(range.lowerBound), Month(range.upperBound))
    var ledger = AlertLedger(days: days)
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first && month <= last {
        guard try cache.digest(of: month).hasAlerts else { continue }
        // Few lines have alerts; the others are not read whole.
        for line in try cache.alertLines(in: month)
        where line.mayHaveAlerts || ledger.mayChange(by: line.record.task) {
          if let statement = OutcomeLine.statement(line.record) { ledger.add(statement) }
        }
      }
    } catch {
      throw .journal(error)
    }
    return ledger.alerts.filter { $0.key.study == study && range.contains($0.eventDay) }
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
