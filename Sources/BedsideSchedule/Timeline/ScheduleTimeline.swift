public import BedsideCore

/// The events of a schedule in the days of one person.
///
/// A query finds the events it returns by arithmetic and bisection; how long the schedule has run
/// makes no difference.
public struct ScheduleTimeline: Sendable {
  /// The days in which the person lives.
  public let days: DayRule
  /// One for each element of the schedule; nil for one that waits for enrolment.
  let elements: [ElementTimeline?]

  init(
    _ schedule: Schedule, days: DayRule, enrolment: CivilDate?,
    onVisit: (@Sendable (Int) -> Void)? = nil
  ) {
    self.days = days
    elements = schedule.elements.map {
      ElementTimeline($0, days: days, enrolment: enrolment, onVisit: onVisit)
    }
  }

  /// Event k of an element; nil if it does not take place or is skipped.
  public func event(element: Int, k: Int) -> ScheduleEvent? {
    guard let timeline = self.timeline(element), timeline.takesPlace(k) else { return nil }
    let place = Place(start: timeline.start(k), element: element, k: k)
    let start = Instant(seconds: place.start)
    guard let exception = timeline.exception(forStart: start) else {
      return event(place, in: timeline, on: days.day(of: start), occurrence: occurrence(of: place))
    }
    return exception.target.map {
      moved(place, to: timeline.start(movedTo: $0), in: timeline)
    }
  }

  /// Event k of an element as the rule has it, whatever exceptions say; nil if the rule has none.
  ///
  /// What was recorded for an event is shown with it also when the event was skipped later.
  public func plannedEvent(element: Int, k: Int) -> ScheduleEvent? {
    guard let timeline = self.timeline(element), timeline.takesPlace(k) else { return nil }
    let place = Place(start: timeline.start(k), element: element, k: k)
    let day = days.day(of: Instant(seconds: place.start))
    return event(place, in: timeline, on: day, occurrence: occurrence(of: place))
  }

  private func timeline(_ element: Int) -> ElementTimeline? {
    elements.indices.contains(element) ? elements[element] : nil
  }

  /// The number of events that start before an instant, which is the first occurrence from there.
  ///
  /// Numbers follow the rule: events that are skipped or moved keep theirs.
  public func count(before instant: Instant) -> Int {
    elements.reduce(0) { $0 + ($1?.count(before: instant) ?? 0) }
  }

  /// Where an event stands, so that places compare as events are ordered.
  struct Place: Comparable {
    var start: Int
    var element: Int
    var k: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.start, left.element, left.k) < (right.start, right.element, right.k)
    }
  }

  func event(
    _ place: Place, in timeline: ElementTimeline, on day: CivilDate, occurrence: Int
  ) -> ScheduleEvent {
    ScheduleEvent(
      element: place.element, k: place.k, occurrence: occurrence,
      start: Instant(seconds: place.start), end: timeline.end(ofStart: place.start), day: day,
      plannedStart: Instant(seconds: place.start), plannedDay: day,
      isAllDay: timeline.duration == .allDay)
  }

  /// The event of a place that an exception moved to another second.
  func moved(_ place: Place, to start: Int, in timeline: ElementTimeline) -> ScheduleEvent {
    let planned = Instant(seconds: place.start)
    return ScheduleEvent(
      element: place.element, k: place.k, occurrence: occurrence(of: place),
      start: Instant(seconds: start), end: timeline.end(ofStart: start),
      day: days.day(of: Instant(seconds: start)),
      plannedStart: planned, plannedDay: days.day(of: planned),
      isAllDay: timeline.duration == .allDay)
  }

  /// The number of events that come before one in the order of start, then element.
  func occurrence(of place: Place) -> Int {
    let start = Instant(seconds: place.start)
    let next = start.adding(seconds: 1)
    return elements.enumerated().reduce(0) { sum, entry in
      guard let timeline = entry.element else { return sum }
      return sum + timeline.count(before: entry.offset < place.element ? next : start)
    }
  }
}
