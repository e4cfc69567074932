extension Phrase {
  private static let weekdays = [
    Phrase("weekday.1", "Mon"), Phrase("weekday.2", "Tue"), Phrase("weekday.3", "Wed"),
    Phrase("weekday.4", "Thu"), Phrase("weekday.5", "Fri"), Phrase("weekday.6", "Sat"),
    Phrase("weekday.7", "Sun"),
  ]
  private static let months = [
    Phrase("month.1", "Jan"), Phrase("month.2", "Feb"), Phrase("month.3", "Mar"),
    Phrase("month.4", "Apr"), Phrase("month.5", "May"), Phrase("month.6", "Jun"),
    Phrase("month.7", "Jul"), Phrase("month.8", "Aug"), Phrase("month.9", "Sep"),
    Phrase("month.10", "Oct"), Phrase("month.11", "Nov"), Phrase("month.12", "Dec"),
  ]

  private static let longWeekdays = [
    Phrase("weekday.long.1", "Mon"), Phrase("weekday.long.2", "Tue"),
    Phrase("weekday.long.3", "Wed"), Phrase("weekday.long.4", "Thu"),
    Phrase("weekday.long.5", "Fri"), Phrase("weekday.long.6", "Sat"),
    Phrase("weekday.long.7", "Sun"),
  ]
  private static let longMonths = [
    Phrase("month.long.1", "Jan"), Phrase("month.long.2", "Feb"), Phrase("month.long.3", "Mar"),
    Phrase("month.long.4", "Apr"), Phrase("month.long.5", "May"), Phrase("month.long.6", "Jun"),
    Phrase("month.long.7", "Jul"), Phrase("month.long.8", "Aug"), Phrase("month.long.9", "Sep"),
    Phrase("month.long.10", "Oct"), Phrase("month.long.11", "Nov"), Phrase("month.long.12", "Dec"),
  ]

  package static let shortDay = Phrase("date.short", "{weekday} {day} {month}")
  package static let longDay = Phrase("date.long", "{weekday} {day} {month} {year}")
  package static let dayAndTime = Phrase("date.time", "{date}, {time}")
  package static let dayAndMonth = Phrase("date.day", "{day} {month}")
  package static let monthAndYear = Phrase("date.month", "{month} {year}")

  /// The short name of a weekday, 1 for Monday.
  package static func weekday(_ number: Int) -> Phrase { weekdays[(number - 1) % 7] }

  /// The short name of a month, 1 for January.
  package static func month(_ number: Int) -> Phrase { months[(number - 1) % 12] }

  /// The name of a weekday in a date with its year, 1 for Monday.
  package static func longWeekday(_ number: Int) -> Phrase { longWeekdays[(number - 1) % 7] }

  /// The name of a month in a date with its year, 1 for January.
  package static func longMonth(_ number: Int) -> Phrase { longMonths[(number - 1) % 12] }
}

extension Phrases {
  /// The date as a person says it: "Mon 30 Nov".
  package func short(_ date: CivilDate) -> String {
    self(
      .shortDay,
      [
        "weekday": self(.weekday(date.weekday)), "day": String(date.day),
        "month": self(.month(date.month)),
      ])
  }

  /// The date without its day of the week, as an axis has it: "30 Nov".
  package func dayAndMonth(_ date: CivilDate) -> String {
    self(.dayAndMonth, ["day": String(date.day), "month": self(.month(date.month))])
  }

  /// The month of a date with its year: "Nov 2026".
  package func monthAndYear(_ date: CivilDate) -> String {
    self(.monthAndYear, ["month": self(.month(date.month)), "year": String(date.year)])
  }

  /// The date with its year: "Mon 30 Nov 2026".
  package func long(_ date: CivilDate) -> String {
    self(
      .longDay,
      [
        "weekday": self(.longWeekday(date.weekday)), "day": String(date.day),
        "month": self(.longMonth(date.month)), "year": String(date.year),
      ])
  }

  /// The date and the time of day: "Mon 30 Nov, 8:05", or "Mon 30 Nov, 8:05 am".
  package func moment(_ local: LocalDateTime, _ conventions: Conventions = Conventions()) -> String
  {
    self(.dayAndTime, ["date": short(local.date), "time": clock(local.time, conventions)])
  }

  /// The time of day: "8:05", or "8:05 am".
  package func clock(_ time: WallTime, _ conventions: Conventions = Conventions()) -> String {
    let (hour, minute) = (time.hour, time.minute)
    if conventions.usesTwelveHours, let whole = WallTime(hour: hour, minute: minute) {
      return ClockText.show(whole, phrases: self, conventions: conventions)
    }
    return "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
