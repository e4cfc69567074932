public import BedsideCore

/// An entry of a calendar: one event, or a series of them.
public struct CalendarEntry: Hashable, Sendable {
  /// What it is known by, the same whenever it is written.
  public var id: String
  /// What is to be done.
  public var summary: String
  /// More about it; nil for nothing.
  public var details: String?
  /// When it starts, or the first of the series does.
  public var start: CalendarTime
  /// How many seconds it takes; nil for a whole day.
  public var seconds: Int?
  /// By which rule it comes again, as RFC 5545 writes it: `FREQ=DAILY;INTERVAL=3`; nil for none.
  public var rule: String?
  /// When else it starts, where no rule says so.
  public var dates: [CalendarTime] = []
  /// When it does not start though the rule says so.
  public var excluded: [CalendarTime] = []
  /// For an event of a series that was moved: when it would start by the rule.
  public var replaces: CalendarTime?
  /// How many minutes before the start somebody is reminded, less than 0 for after it; nil for not at
  /// all.
  public var alarm: Int?

  init(id: String, summary: String, start: CalendarTime) {
    self.id = id
    self.summary = summary
    self.start = start
  }

  /// The properties of the entry as lines of RFC 5545, but for those that are text of a person.
  public func properties(at now: Instant) -> [String] {
    var lines = [
      "UID:\(id)", "DTSTAMP:\(CalendarTime.moment(now).text)",
      "DTSTART\(start.parameters):\(start.text)",
    ]
    if let seconds, seconds > 0 { lines.append("DURATION:\(Self.text(ofSeconds: seconds))") }
    if let rule { lines.append("RRULE:\(rule)") }
    lines += dates.map { "RDATE\($0.parameters):\($0.text)" }
    lines += excluded.map { "EXDATE\($0.parameters):\($0.text)" }
    if let replaces { lines.append("RECURRENCE-ID\(replaces.parameters):\(replaces.text)") }
    lines.append("CLASS:PRIVATE")
    // A reminder does not keep anybody from making an appointment.
    lines.append("TRANSP:TRANSPARENT")
    return lines
  }

  /// When somebody is reminded, as a property; nil for not at all.
  public var trigger: String? {
    alarm.map { "TRIGGER:" + ($0 > 0 ? "-" : "") + Self.text(ofSeconds: abs($0) * 60) }
  }

  private static func text(ofSeconds seconds: Int) -> String {
    let (days, rest) = (seconds / 86_400, seconds % 86_400)
    let parts = [(rest / 3600, "H"), (rest / 60 % 60, "M"), (rest % 60, "S")]
    let time = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    let day = days > 0 ? "\(days)D" : ""
    if day.isEmpty, time.isEmpty { return "PT0S" }
    return "P" + day + (time.isEmpty ? "" : "T" + time)
  }
}
