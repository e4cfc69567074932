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

  init(_ schedule: Schedule, days: DayRule, enrolment: CivilDate?) {
    self.days = days
    elements = schedule.elements.map { ElementTimeline($0, days: days, enrolment: enrolment) }
  }

  /// Event k of an element; nil if it does not take place.
  public func event(element: Int, k: Int) -> ScheduleEvent? {
    guard elements.indices.contains(element), let timeline = elements[element],
      timeline.takesPlace(k)
    else { return nil }
    let place = Place(start: timeline.start(k), element: element, k: k)
    let day = days.day(of: Instant(seconds: place.start))
    return event(place, in: timeline, on: day, occurrence: occurrence(of: place))
  }

  /// The first event that starts after an instant; of several, that of the first element.
  public func nextEvent(after instant: Instant) -> ScheduleEvent? {
    var next: Place?
    for (index, timeline) in elements.enumerated() {
      guard let timeline else { continue }
      var k = timeline.firstIndex(startingFrom: instant.adding(milliseconds: 1))
      while timeline.start(k) < timeline.end, !timeline.takesPlace(k) { k += 1 }
      let place = Place(start: timeline.start(k), element: index, k: k)
      if place.start < timeline.end, next.map({ place < $0 }) ?? true { next = place }
    }
    return next.flatMap { event(element: $0.element, k: $0.k) }
  }

  /// The number of events that start before an instant, which is the first occurrence from there.
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
