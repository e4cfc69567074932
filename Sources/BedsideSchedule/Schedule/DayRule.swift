public import BedsideCore

/// What a study calls a day: in which zone, and from which wall time to the next.
///
/// With days that begin at 04:00, half past midnight belongs to the evening before. The days follow
/// each other without a gap or an overlap, whatever the clocks do.
public struct DayRule: Hashable, Sendable {
  /// The participant's zone.
  public var zone: Zone
  /// The wall time at which a day begins.
  public var dayStart: WallTime

  /// Days in a zone that begin at a wall time.
  public init(zone: Zone, dayStart: WallTime = .midnight) {
    self.zone = zone
    self.dayStart = dayStart
  }

  /// The day that an instant belongs to.
  public func day(of instant: Instant) -> CivilDate {
    let local = zone.local(instant)
    var day = local.time < dayStart ? local.date.adding(days: -1) : local.date
    // Where clocks go back over the day's start, the hour that comes again is the new day's.
    while day < .latest, instant >= start(of: day.adding(days: 1)) { day = day.adding(days: 1) }
    while day > .earliest, instant < start(of: day) { day = day.adding(days: -1) }
    return day
  }

  /// The instants from a day's start up to, not including, the next day's start.
  ///
  /// Empty for a day that the zone left out.
  public func bounds(of day: CivilDate) -> Range<Instant> {
    let start = start(of: day)
    return start..<max(start, end(of: day))
  }

  /// The first instant of a day.
  public func start(of day: CivilDate) -> Instant {
    zone.firstInstant(of: LocalDateTime(date: day, time: dayStart))
  }

  /// The first instant of the next day.
  public func end(of day: CivilDate) -> Instant {
    day < .latest ? start(of: day.adding(days: 1)) : .latest
  }
}
