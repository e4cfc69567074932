public import BedsideCore
public import BedsideExchange
internal import CLateLibraries

/// Writes calendars as iCalendar (RFC 5545), by the library libical, which is opened when it is first
/// needed.
public enum CalendarWriter {
  /// Whether the library is built in and installed here; without it nothing is written.
  ///
  /// Asking opens it.
  public static var isAvailable: Bool {
    #if Calendars
    late_calendars()
    #else
    false
    #endif
  }

  /// The calendar as a file's text; nil where the library is missing.
  public static func text(of calendar: StudyCalendar, at now: Instant) -> String? {
    #if Calendars
    isAvailable ? ICalendar.text(of: calendar, at: now) : nil
    #else
    nil
    #endif
  }
}
