public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// Meets what is recorded now for the events of `tasks` that start on `range`, with the day on which
  /// each starts, in no order within a month of the record.
  ///
  /// Only the months that can hold such events are read, one after the other, and none is kept, so that
  /// memory does not grow with the record. Without `keepingResults` the outcomes have their values alone.
  public func eachOutcome(
    of tasks: Set<String>, startingOn range: ClosedRange<CivilDate>, keepingResults: Bool,
    _ body: (StoredOutcome, CivilDate) -> Void
  ) throws(CareError) {
    let enrolment = try enrolmentDay()
    // A study's day may reach into the next date, and the dates of two zones are some days apart.
    let dates =
      range.lowerBound.adding(
        days: -Zone.mostDays)...range.upperBound.adding(
        days: Zone.mostDays + 1)
    do throws(JournalError) {
      for month in try cache.recordedMonths()
      where month >= Month(dates.lowerBound) && month <= Month(dates.upperBound) {
        var fold = OutcomeFold()
        try cache.eachRecord(in: month) { record in
          guard tasks.contains(where: { record.isAbout(task: $0) }),
            record.effective.flatMap({ CivilDate(String($0.prefix(10))) }).map(dates.contains)
              ?? true,
            let statement = OutcomeLine.statement(record, keepingResult: keepingResults)
          else { return }
          fold.add(statement)
        }
        for stored in fold.outcomes.values where isOwn(stored) {
          let day = day(of: stored, enrolment: enrolment)
          if range.contains(day) { body(stored, day) }
        }
      }
    } catch {
      throw .journal(error)
    }
  }

  /// Whether an outcome is one of this study's and this participant's.
  func isOwn(_ stored: StoredOutcome) -> Bool {
    stored.outcome.key.study == study
      && stored.outcome.key.participant == participant.description
  }

  /// The day of an outcome's event where the participant is now.
  private func day(of stored: StoredOutcome, enrolment: CivilDate?) -> CivilDate {
    if stored.zone == days.zone.id { return stored.day }
    let key = stored.outcome.key
    let task = tasks.first { $0.id == key.task }?.version(key.version)
    return task.flatMap { scheduled(key, $0, enrolment: enrolment) }?.day ?? stored.day
  }
}
