public import BedsideCore

extension ScheduleTimeline {
  /// The first event that starts after an instant; of several, that of the first element.
  public func nextEvent(after instant: Instant) -> ScheduleEvent? {
    var next: Place?
    for (index, timeline) in elements.enumerated() {
      guard let timeline else { continue }
      let from = instant.adding(milliseconds: 1)
      let regular = timeline.firstRegular(from: timeline.firstIndex(startingFrom: from))
      var places = timeline.moved { start, _ in start > instant }
        .map { Place(start: $0.start, element: index, k: $0.k) }
      let start = timeline.start(regular)
      if start < timeline.end { places.append(Place(start: start, element: index, k: regular)) }
      guard let first = places.min() else { continue }
      if next.map({ first < $0 }) ?? true { next = first }
    }
    return next.flatMap { event(element: $0.element, k: $0.k) }
  }

  /// The event with a number; nil if there is none or it is skipped.
  ///
  /// For display and exchange: an outcome is known by element and k, never by this number.
  public func event(occurrence number: Int) -> ScheduleEvent? {
    guard number >= 0, count(before: .latest) > number else { return nil }
    // The first second before whose end more events have started than the number says.
    var (low, high) = (Instant.earliest.seconds - 1, Instant.latest.seconds)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if count(before: Instant(seconds: middle + 1)) > number {
        high = middle
      } else {
        low = middle
      }
    }
    let start = Instant(seconds: high)
    var rest = number - count(before: start)
    for (index, timeline) in elements.enumerated() {
      guard let timeline else { continue }
      var k = timeline.firstIndex(startingFrom: start)
      while timeline.start(k) == high, !timeline.takesPlace(k) { k += 1 }
      guard timeline.start(k) == high, high < timeline.end else { continue }
      if rest == 0 { return event(element: index, k: k) }
      rest -= 1
    }
    return nil
  }

  /// Whether anything starts on a day of the study.
  public func exists(on day: CivilDate) -> Bool {
    let bounds = days.bounds(of: day)
    return elements.contains { timeline in
      guard let timeline else { return false }
      if !timeline.moved(where: { start, _ in bounds.contains(start) }).isEmpty { return true }
      let k = timeline.firstRegular(from: timeline.firstIndex(startingFrom: bounds.lowerBound))
      let start = timeline.start(k)
      return start < timeline.end && bounds.contains(Instant(seconds: start))
    }
  }
}
