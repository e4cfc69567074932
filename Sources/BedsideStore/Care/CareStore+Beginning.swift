public import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// The first day of which anything was recorded, even if that was taken back since; nil where nothing
  /// was.
  ///
  /// - Complexity: The first month of the record, of which few lines are read whole.
  public func firstRecordedDay() throws(CareError) -> CivilDate? {
    do throws(JournalError) {
      for month in try cache.recordedMonths() {
        var first: (effective: String, day: CivilDate)?
        try cache.eachRecord(in: month) { record in
          guard let effective = record.effective,
            first.map({ effective < $0.effective }) ?? true,
            case .recorded(let stored)? = OutcomeLine.statement(record, keepingResult: false),
            isOwn(stored)
          else { return }
          first = (effective, stored.day)
        }
        if let first { return first.day }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }

  /// The day from which it counts what a participant was asked for; nil before.
  ///
  /// It is that of the enrolment. A study without one has begun for a participant when the first record
  /// was made or a place for records was, whichever is earlier: nobody has missed what was due before.
  public func beginning() throws(CareError) -> CivilDate? {
    if enrolment != nil { return try enrolmentDay() }
    let days = [try firstRecordedDay(), try registrationDay()].compactMap(\.self)
    guard let first = days.min(), let start = try enrolmentDay() else { return nil }
    return max(first, start)
  }

  /// Whether it is said of a day how much of what was due was done: of those before the beginning it is
  /// not, in a study that needs no enrolment.
  public func isCounted() throws(CareError) -> (CivilDate) -> Bool {
    if enrolment != nil { return { _ in true } }
    let first = try firstCounted()
    return { $0 >= first }
  }

  /// The first day of which it can be said that the participant missed what was due.
  private func firstCounted() throws(CareError) -> CivilDate {
    if let known = cache.moment?.firstCounted { return known }
    let first = try beginning() ?? today
    cache.moment?.firstCounted = first
    return first
  }

  /// Notes which events of a page were of days before the participant took part: nobody missed them.
  func noteBeginning(in page: inout DayPage) throws(CareError) {
    let isPast = { (event: Event) in event.outcome == nil && event.scheduleEvent.day < self.today }
    let isUnsaid = page.events.contains(where: isPast) || page.running.contains(where: isPast)
    guard isUnsaid else { return }
    let first = try firstCounted()
    let isBefore = { (event: Event) in isPast(event) && event.scheduleEvent.day < first }
    for index in page.events.indices where isBefore(page.events[index]) {
      page.events[index].isBeforeBeginning = true
    }
    for index in page.running.indices where isBefore(page.running[index]) {
      page.running[index].isBeforeBeginning = true
    }
  }

  /// The day on which the participant was given a place for records; nil where that is not known.
  private func registrationDay() throws(CareError) -> CivilDate? {
    do throws(JournalError) {
      return try ParticipantSettings.registration(of: participant, in: journal).map(day(of:))
    } catch {
      throw .journal(error)
    }
  }
}
