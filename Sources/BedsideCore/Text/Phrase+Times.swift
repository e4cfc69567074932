extension Phrase {
  private static let weekdays = [
    Phrase("weekday.full.1", "Monday"), Phrase("weekday.full.2", "Tuesday"),
    Phrase("weekday.full.3", "Wednesday"), Phrase("weekday.full.4", "Thursday"),
    Phrase("weekday.full.5", "Friday"), Phrase("weekday.full.6", "Saturday"),
    Phrase("weekday.full.7", "Sunday"),
  ]
  private static let months = [
    Phrase("month.full.1", "January"), Phrase("month.full.2", "February"),
    Phrase("month.full.3", "March"), Phrase("month.full.4", "April"),
    Phrase("month.full.5", "May"), Phrase("month.full.6", "June"),
    Phrase("month.full.7", "July"), Phrase("month.full.8", "August"),
    Phrase("month.full.9", "September"), Phrase("month.full.10", "October"),
    Phrase("month.full.11", "November"), Phrase("month.full.12", "December"),
  ]

  /// The name of a weekday, 1 for Monday.
  static func fullWeekday(_ number: Int) -> Phrase { weekdays[(number - 1) % 7] }

  /// The name of a month, 1 for January.
  static func fullMonth(_ number: Int) -> Phrase { months[(number - 1) % 12] }

  static let fullDate = Phrase("date.full", "{weekday}, {day} {month} {year}")
  static let fullDateTime = Phrase("dateTime.full", "{date}, {time}")
  /// What may stand between the parts of a length of time.
  static let and = Phrase("and", "and")
  static let noon = Phrase("time.noon", "noon")
  static let midnight = Phrase("time.midnight", "midnight")
  package static let now = Phrase("now", "now")
  static let morning = Phrase("time.am", "am")
  static let afternoon = Phrase("time.pm", "pm")
  /// What may stand behind an hour and mean nothing more.
  static let oClock = Phrase("time.oclock", "o'clock")

  static let hoursShort = Phrase("duration.h", "{count} h")
  static let minutesShort = Phrase("duration.min", "{count} min")
  static let secondsShort = Phrase("duration.s", "{count} s")
  /// All words for the unit, with blanks between them; likewise the next three.
  static let dayWords = Phrase("duration.dayWords", "d day days")
  static let hourWords = Phrase("duration.hourWords", "h hr hrs hour hours")
  static let minuteWords = Phrase("duration.minuteWords", "m min mins minute minutes")
  static let secondWords = Phrase("duration.secondWords", "s sec secs second seconds")

  static let timeLike = Phrase("hint.time", "a time like {example}")
  static let timesFrom = Phrase("hint.times", "a time from {minimum} to {maximum}")
  static let everyMinutes = Phrase(
    "hint.everyMinutes", one: "{range}, every minute", other: "{range}, every {count} minutes")
  static let dateTimeLike = Phrase("hint.dateTime", "a date and a time like {example}")
  static let durationLike = Phrase(
    "hint.duration", "a length of time like 1h30m, 90 min or 1:30")
  static let durationLikeOne = Phrase("hint.durationOne", "a length of time like {example}")
  static let aDateAndTime = Phrase("hint.dateAndTime", "a date and a time")
  static let aTime = Phrase("kind.time", "a time like 20:30")
  static let aDateTime = Phrase("kind.dateTime", "a date and a time like 2026-11-30T20:30:00+01:00")
  static let secondsKind = Phrase("kind.duration", "a number of seconds")
}

extension Phrase {
  static let ambiguousDate = Phrase(
    "error.ambiguousDate",
    "'{text}' can be {first} or {second}. {type} {firstDate} or {secondDate}.")
  static let swappedDate = Phrase(
    "error.swappedDate",
    "'{text}' is not a date in the order used here. If you mean {date}, type {typed}.")
  static let shortYear = Phrase(
    "error.shortYear", "'{text}' has a short year. {type} the year with four digits.")
  static let oldYear = Phrase(
    "error.oldYear", "'{text}' is in the year {year}. {type} the year that you mean, like 2026.")
  static let wrongWeekday = Phrase(
    "error.wrongWeekday", "'{text}' does not fit together: that day is {date}. Check the day.")
  static let notATime = Phrase(
    "error.notATime", "'{text}' is not a time. {type} it like 20:30 or 8:30 pm.")
  static let endOfDay = Phrase(
    "error.endOfDay",
    "'{text}' is the end of a day. {type} 0:00 for the beginning of the next one.")
  static let endOfThatDay = Phrase(
    "error.endOfThatDay",
    "'{text}' is the end of that day. {type} {next}, where the next one begins.")
  static let whichMidnight = Phrase(
    "error.midnight",
    "'{text}' can be the beginning or the end of that day. {type} {beginning} or {end}.")
  static let notAWrittenTime = Phrase(
    "error.notAWrittenTime", "'{text}' is not a time. Write it as HH:MM, from 00:00 to 23:59.")
  static let outsideTimes = Phrase(
    "error.outsideTimes",
    "{text} is outside the times asked for. {type} a time from {from} to {to}.")
  static let notADateTime = Phrase(
    "error.notADateTime",
    "'{text}' is not a date and a time. {type} them like 2026-11-30 20:30, or 'now'.")
  static let notAWrittenDateTime = Phrase(
    "error.notAWrittenDateTime",
    "'{text}' is not a date and a time. Write them as YYYY-MM-DDTHH:MM:SS+HH:MM.")
  static let skippedTime = Phrase(
    "error.skippedTime",
    "There is no {text}: the clocks go from {from} to {to}. {type} another time.")
  static let doubledTime = Phrase(
    "error.doubledTime",
    "{text} comes twice, since the clocks go back. {type} {first} for the first, or {second}.")
  static let betweenSteps = Phrase(
    "error.betweenSteps", "{text} lies between two steps. {type} {below} or {above}.")
  static let tooEarly = Phrase(
    "error.tooEarly", "{text} is too early. {type} {limit} or later.")
  static let tooLate = Phrase(
    "error.tooLate", "{text} is too late. {type} {limit} or earlier.")
  static let notADuration = Phrase(
    "error.notADuration",
    "'{text}' is not a length of time. {type} it like 1h30m, 90 min or 1:30.")
  static let durationNeedsUnit = Phrase(
    "error.durationNeedsUnit", "'{text}' needs a unit. {type} '{text} min' or '{text} h'.")
}

extension Phrases {
  /// The date in full: "Monday, 30 November 2026".
  package func full(_ date: CivilDate) -> String {
    self(
      .fullDate,
      [
        "weekday": self(.fullWeekday(date.weekday)), "day": String(date.day),
        "month": self(.fullMonth(date.month)), "year": String(date.year),
      ])
  }
}
