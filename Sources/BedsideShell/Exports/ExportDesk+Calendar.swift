internal import BedsideCore
internal import BedsideExchange
internal import BedsideSchedule
internal import BedsideStore

extension ExportDesk {
  /// The participant's schedule as the text of an iCalendar file.
  var calendar: String {
    let store = desk.store
    let neutral = desk.neutralReminder(isAsked: request.isNeutral)
    var options = StudyCalendar.Options(
      today: store.today, horizon: store.today.adding(days: Self.horizon), alarm: request.alarm,
      neutralTitle: neutral)
    let enrolment = try? store.enrolmentDay()
    let tasks = store.tasks.filter { versions in
      let isWanted = request.task.map { $0 == versions.id } ?? true
      return isWanted && versions.versions.contains { $0.card.style.isCompletable }
    }
    let once = tasks.filter { $0.versions.last?.isOnce ?? false }.map(\.id)
    options.done = Set(once.filter { (try? store.firstCompletion(of: $0)) != nil })
    let calendar = StudyCalendar(
      title: neutral ?? dictionary.title,
      of: "\(store.participant)/\(store.study)", tasks, days: store.days, enrolment: enrolment,
      options)
    return writeCalendar?(calendar, store.now) ?? ""
  }

  /// For how many days series are written out that no rule has: a year.
  private static let horizon = 366
}
