public import BedsideCore
public import BedsideExchange

/// Writes calendars as iCalendar (RFC 5545), by the library libical where it is built in.
public enum CalendarWriter {
  /// Whether the library is built in; without it nothing is written.
  public static var isAvailable: Bool {
    #if Calendars
    true
    #else
    false
    #endif
  }

  /// The calendar as a file's text; nil where the library is not built in.
  public static func text(of calendar: StudyCalendar, at now: Instant) -> String? {
    #if Calendars
    ICalendar.text(of: calendar, at: now)
    #else
    nil
    #endif
  }
}
