public import BedsideCore

/// A series of events: where it starts, how it recurs, how long each event lasts.
///
/// Event k starts k intervals after the start. Times are those of the wall, in the participant's
/// zone wherever that is, or always in one zone.
public struct ScheduleElement: Hashable, Sendable {
  /// The start of the first event.
  public let start: ScheduleStart
  /// The step to the next event; nil for an element that happens once.
  public let interval: RecurrenceInterval?
  /// How long each event lasts.
  public let duration: ScheduleDuration
  /// The wall time before which events must start; nil for ever.
  public let end: LocalDateTime?
  /// The zone of the wall times; nil for the participant's own.
  public let zone: Zone?
  /// What is shown before the time, such as "Before breakfast".
  public let text: String?
  /// What an event is meant to come to, such as 2 tablets.
  public let targetValues: [OutcomeValue]
  /// The days that depart from the rule, each at most once.
  public let exceptions: [ScheduleException]
  /// The same by their days, and those that move events; every query looks for them.
  let exceptionsByDate: [CivilDate: ScheduleException]
  let moves: [ScheduleException]

  /// Makes an element.
  ///
  /// - Throws: `ScheduleError` if the end is not after the start, the start is before enrolment,
  ///   an all-day element comes back after hours, minutes or seconds, two exceptions are for one day,
  ///   or one moves an event of an element that may have several on a day.
  public init(
    start: ScheduleStart, interval: RecurrenceInterval?, duration: ScheduleDuration = .standard,
    end: LocalDateTime? = nil, zone: Zone? = nil, text: String? = nil,
    targetValues: [OutcomeValue] = [], exceptions: [ScheduleException] = []
  ) throws(ScheduleError) {
    switch start {
    case .at(let wall):
      if let end, end <= wall { throw .endNotAfterStart(start: wall, end: end) }
    case .enrolment(let days, _):
      guard days >= 0 else { throw .startBeforeEnrolment(days: days) }
    }
    if duration == .allDay, let unit = interval?.unitWithinDay {
      throw .allDayWithinDay(unit: unit)
    }
    exceptionsByDate = try ScheduleElement.byDate(exceptions, interval)
    moves = exceptions.filter { $0.target != nil }
    self.start = start
    self.interval = interval
    self.duration = duration
    self.end = end
    self.zone = zone
    self.text = text
    self.targetValues = targetValues
    self.exceptions = exceptions
  }

  private static func byDate(
    _ exceptions: [ScheduleException], _ interval: RecurrenceInterval?
  ) throws(ScheduleError) -> [CivilDate: ScheduleException] {
    var byDate: [CivilDate: ScheduleException] = [:]
    for exception in exceptions {
      let other = byDate.updateValue(exception, forKey: exception.date)
      if other != nil { throw .exceptionTwice(exception.date) }
      if exception.target != nil, interval?.isExact == true {
        throw .moveWithinDay(exception.date)
      }
    }
    return byDate
  }
}

extension ScheduleElement {
  /// Whether its events last until the next midnight.
  public var isAllDay: Bool { duration == .allDay }

  /// Whether several of its events start on one day.
  public var isOftenADay: Bool {
    guard let interval else { return false }
    return interval.isExact && interval.seconds < 86_400
  }
}
