/// A day of the proleptic Gregorian calendar, without a time or a zone, in the years 1 to 9999.
///
/// Arithmetic never fails: a result outside those years is the first or the last of their days.
public struct CivilDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The first day that can be told.
  public static let earliest = CivilDate(unchecked: 1, 1, 1)
  /// The last day that can be told.
  public static let latest = CivilDate(unchecked: 9999, 12, 31)

  /// The date of these numbers, or nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, ofYear: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date that lies this many days after 1 January 1970.
  public init(dayNumber: Int) {
    let bounded = min(max(dayNumber, CivilDate.firstDayNumber), CivilDate.lastDayNumber)
    let elapsed = bounded - CivilDate.firstDayNumber
    // 146,097 days make 400 years, so the estimate is at most one year off.
    var year = elapsed * 400 / 146_097 + 1
    if CivilDate.daysBefore(year: year) > elapsed {
      year -= 1
    } else if CivilDate.daysBefore(year: year + 1) <= elapsed {
      year += 1
    }
    let dayOfYear = elapsed - CivilDate.daysBefore(year: year)
    let isLeap = CivilDate.isLeapYear(year)
    // Reingold and Dershowitz, Calendrical Calculations: as if February had 30 days.
    let correction = dayOfYear < (isLeap ? 60 : 59) ? 0 : (isLeap ? 1 : 2)
    let month = (12 * (dayOfYear + correction) + 373) / 367
    let day = dayOfYear - CivilDate.daysBefore(month: month, isLeap: isLeap) + 1
    self.init(unchecked: year, month, day)
  }

  /// The number of days since 1 January 1970; negative before it.
  public var dayNumber: Int {
    CivilDate.firstDayNumber + CivilDate.daysBefore(year: year)
      + CivilDate.daysBefore(month: month, isLeap: CivilDate.isLeapYear(year)) + day - 1
  }

  static let firstDayNumber = -719_162
  static let lastDayNumber = 2_932_896

  static func daysBefore(year: Int) -> Int {
    let past = year - 1
    return 365 * past + past.dividedDown(by: 4) - past.dividedDown(by: 100)
      + past.dividedDown(by: 400)
  }

  static func daysBefore(month: Int, isLeap: Bool) -> Int {
    (367 * month - 362) / 12 - (month <= 2 ? 0 : (isLeap ? 1 : 2))
  }
}

extension CivilDate: Comparable {
  /// Tells whether the first date is earlier.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
