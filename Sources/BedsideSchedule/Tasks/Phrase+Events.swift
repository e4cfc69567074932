internal import BedsideCore

/// The words in which the time of an event is told.
extension Phrase {
  static let eventToday = Phrase("event.today", "anytime today")
  static let eventRange = Phrase("event.range", "{start} to {end}")
  static let eventTime = Phrase("event.time", "{time}")
  static let eventOnDay = Phrase("event.onDay", "{day}, {time}")
  static let eventTomorrow = Phrase("event.tomorrow", "tomorrow")
  static let eventYesterday = Phrase("event.yesterday", "yesterday")
  static let eventInDays = Phrase(
    "event.inDays", one: "in {count} day", other: "in {count} days")
  static let eventDaysAgo = Phrase(
    "event.daysAgo", one: "{count} day ago", other: "{count} days ago")
}
