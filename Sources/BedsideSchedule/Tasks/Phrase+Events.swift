internal import BedsideCore

/// The words in which the time of an event is told.
extension Phrase {
  static let eventToday = Phrase("event.today", "anytime today")
  static let eventAnytime = Phrase("event.anytime", "anytime")
  static let eventRange = Phrase("event.range", "{start} to {end}")
  static let eventTime = Phrase("event.time", "{time}")
  /// The same where clocks have twelve hours.
  static let eventRangeInHalves = Phrase("event.rangeInHalves", "{start} to {end}")
  static let eventTimeInHalves = Phrase("event.timeInHalves", "{time}")
  /// What an element is called, such as "Breakfast", and when it is.
  static let eventTextAndTime = Phrase("event.textAndTime", "{text}, {time}")
  static let eventOnDay = Phrase("event.onDay", "{day}, {time}")
  static let eventTomorrow = Phrase("event.tomorrow", "tomorrow")
  static let eventYesterday = Phrase("event.yesterday", "yesterday")
  static let eventInDays = Phrase(
    "event.inDays", one: "in {count} day", other: "in {count} days")
  static let eventDaysAgo = Phrase(
    "event.daysAgo", one: "{count} day ago", other: "{count} days ago")
}
