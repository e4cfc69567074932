public import BedsideCore

/// A time as calendars write it.
public enum CalendarTime: Hashable, Sendable {
  /// A whole day.
  case day(CivilDate)
  /// A wall time wherever the person is.
  case floating(LocalDateTime)
  /// A wall time of a zone.
  case zoned(LocalDateTime, zone: String)
  /// A moment.
  case moment(Instant)

  /// The value as RFC 5545 writes it: `20260304T080000`.
  var text: String {
    switch self {
    case .day(let date): Self.text(date)
    case .floating(let wall), .zoned(let wall, _): Self.text(wall)
    case .moment(let instant): Self.text(Zone.utc.local(instant)) + "Z"
    }
  }

  /// What stands between a property's name and the colon.
  var parameters: String {
    switch self {
    case .day: ";VALUE=DATE"
    case .zoned(_, let zone): ";TZID=\(zone)"
    case .floating, .moment: ""
    }
  }

  private static func text(_ date: CivilDate) -> String {
    date.description.split(separator: "-").joined()
  }

  private static func text(_ wall: LocalDateTime) -> String {
    let parts = [wall.time.hour, wall.time.minute, wall.time.second]
    return text(wall.date) + "T" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}
