public import BedsideCore

/// A question of which events of a schedule overlap a stretch of local time.
public struct ScheduleQuery: Sendable {
  /// The schedule.
  public let schedule: Schedule
  /// The zone of the bounds, and of elements that have none of their own.
  public let zone: Zone
  /// The wall time from which events count.
  public let from: LocalDateTime
  /// The wall time before which they must start.
  public let to: LocalDateTime

  /// Asks for the events between two wall times, each given as text.
  ///
  /// A date alone means its midnight.
  /// - Throws: `ScheduleQueryError` if a bound cannot be read, they are the wrong way round, or
  ///   there are more events between them than `most`.
  public init(
    _ schedule: Schedule, zone: Zone, from: String, to: String
  ) throws(ScheduleQueryError) {
    self.schedule = schedule
    self.zone = zone
    self.from = try ScheduleQuery.bound("from", from)
    self.to = try ScheduleQuery.bound("to", to)
    guard self.from <= self.to else { throw .reversed(from: self.from, to: self.to) }
    let count = timeline.countBound(
      overlapping: zone.instant(of: self.from), zone.instant(of: self.to))
    if count > ScheduleQuery.most { throw .tooMany(count) }
  }

  /// The largest number of events in one answer.
  public static let most = 1_000_000

  /// The events, in order of start, then element.
  ///
  /// Starts that count from enrolment count from the day of `from`.
  public var events: [ScheduleEvent] {
    timeline.events(overlapping: zone.instant(of: from), zone.instant(of: to))
  }

  /// The events as an array of `{"element","occurrence","start","end"}`.
  public var json: JSONValue {
    .array(
      events.map { event in
        .object([
          "element": .integer(event.element), "occurrence": .integer(event.occurrence),
          "start": .string(event.start.description), "end": .string(event.end.description),
        ])
      })
  }

  private var timeline: ScheduleTimeline {
    schedule.timeline(days: DayRule(zone: zone), enrolment: from.date)
  }

  private static func bound(
    _ name: String, _ text: String
  ) throws(ScheduleQueryError) -> LocalDateTime {
    if let date = CivilDate(text) { return LocalDateTime(date: date, time: .midnight) }
    guard let bound = LocalDateTime(text) else { throw .notLocal(name: name, text) }
    return bound
  }
}
