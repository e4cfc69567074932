extension CivilDate {
  /// The day of the week, from 1 for Monday to 7 for Sunday, as ISO 8601 counts.
  public var weekday: Int {
    // 1 January of year 1 was a Monday.
    (dayNumber - CivilDate.firstDayNumber) % 7 + 1
  }

  /// Tells whether a year has 366 days.
  public static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a month (1 to 12) in a year.
  public static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days of this date's month.
  public var daysInMonth: Int { CivilDate.days(inMonth: month, ofYear: year) }

  /// The date so many days later, or earlier for a negative number.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    if overflow { return days < 0 ? .earliest : .latest }
    return CivilDate(dayNumber: sum)
  }

  /// The same day so many months later, or the month's last day where it has no such day.
  public func adding(months: Int) -> CivilDate {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, sum >= 12 else { return months < 0 ? .earliest : .latest }
    let (year, month) = (sum / 12, sum % 12 + 1)
    guard year <= 9999 else { return .latest }
    let day = min(self.day, CivilDate.days(inMonth: month, ofYear: year))
    return CivilDate(year: year, month: month, day: day) ?? self
  }

  /// The number of days from this date to another; negative if the other is earlier.
  public func days(until other: CivilDate) -> Int { other.dayNumber - dayNumber }

  /// The first day of the week that holds this date.
  ///
  /// `firstWeekday` is 1 for weeks that begin on Monday to 7 for Sunday.
  public func startOfWeek(firstWeekday: Int = 1) -> CivilDate {
    let first = ((firstWeekday - 1) % 7 + 7) % 7
    return adding(days: -((weekday - 1 - first + 7) % 7))
  }

  /// The first day of this date's month.
  public var startOfMonth: CivilDate { adding(days: 1 - day) }
}
