/// A wall time on a day that every year has, as POSIX rules name it.
struct YearlyMoment: Hashable, Sendable {
  var day: Day
  /// The seconds from that day's midnight; up to a week before or after it.
  var second: Int

  enum Day: Hashable, Sendable {
    /// `Jn`: 1 to 365, never counting 29 February.
    case julian(Int)
    /// `n`: 0 to 365, counting it.
    case elapsed(Int)
    /// `Mm.w.d`: a month, a week from 1 to 5 (the last), a weekday from 0 (Sunday) to 6.
    case weekday(month: Int, week: Int, day: Int)
  }

  /// The moment in a year, in seconds since 1970 on the wall.
  func wallSecond(in year: Int) -> Int {
    dayNumber(in: year) * 86_400 + second
  }

  private func dayNumber(in year: Int) -> Int {
    let newYear = CivilDate.firstDayNumber + CivilDate.daysBefore(year: year)
    let isLeap = CivilDate.isLeapYear(year)
    switch day {
    case .julian(let day): return newYear + day - (isLeap && day >= 60 ? 0 : 1)
    case .elapsed(let days): return newYear + days
    case .weekday(let month, let week, let day):
      let first = newYear + CivilDate.daysBefore(month: month, isLeap: isLeap)
      // 1 January 1970 was a Thursday.
      let weekday = first + 4 - 7 * (first + 4).dividedDown(by: 7)
      let earliest = first + (day - weekday + 7) % 7
      let wanted = earliest + 7 * (week - 1)
      let days = CivilDate.days(inMonth: month, ofYear: year)
      return wanted < first + days ? wanted : wanted - 7
    }
  }
}
