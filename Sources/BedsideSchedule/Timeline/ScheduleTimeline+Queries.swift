public import BedsideCore

extension ScheduleTimeline {
  /// The events that have begun before `to` and not ended at `from`, in order of start.
  ///
  /// That is `start < to && end > from`; a moment counts if `from <= start < to`.
  public func events(overlapping from: Instant, _ to: Instant) -> [ScheduleEvent] {
    events(.endingAfter, from, before: to)
  }

  /// The events that start in a stretch of time, in order.
  public func events(startingIn range: Range<Instant>) -> [ScheduleEvent] {
    events(.startingFrom, range.lowerBound, before: range.upperBound)
  }

  /// The events that start on a day of the study, in order.
  public func events(startingOn day: CivilDate) -> [ScheduleEvent] {
    events(startingIn: days.bounds(of: day))
  }

  /// The events that started before a day of the study and are not over when it begins.
  public func events(runningInto day: CivilDate) -> [ScheduleEvent] {
    let start = days.start(of: day)
    return events(.endingAfter, start, before: start)
  }

  /// The number of events that `events(overlapping:_:)` finds, or a few more.
  ///
  /// Those that are skipped, and those that fall onto the next day since a zone left out their own,
  /// are counted too.
  public func countBound(overlapping from: Instant, _ to: Instant) -> Int {
    elements.reduce(0) { sum, timeline in
      guard let timeline else { return sum }
      let limit = timeline.firstIndex(startingFrom: timeline.limited(to))
      return sum + max(0, limit - timeline.firstIndex(endingAfter: from))
        + timeline.moves.count
    }
  }

  /// From which event on a query finds them.
  private enum Selection {
    case startingFrom, endingAfter

    func firstIndex(_ instant: Instant, in timeline: ElementTimeline) -> Int {
      switch self {
      case .startingFrom: timeline.firstIndex(startingFrom: instant)
      case .endingAfter: timeline.firstIndex(endingAfter: instant)
      }
    }

    func includes(_ start: Instant, _ end: Instant, from instant: Instant) -> Bool {
      self == .startingFrom || start == end ? start >= instant : end > instant
    }
  }

  private func events(
    _ selection: Selection, _ from: Instant, before to: Instant
  ) -> [ScheduleEvent] {
    var places: [Place] = []
    for (index, timeline) in elements.enumerated() {
      guard let timeline else { continue }
      let limit = timeline.firstIndex(startingFrom: timeline.limited(to))
      let start = selection.firstIndex(from, in: timeline)
      for k in start..<max(start, limit) where timeline.takesPlace(k) {
        places.append(Place(start: timeline.start(k), element: index, k: k))
      }
    }
    if elements.count > 1 { places.sort() }
    let planned = numbered(places, from: from)
    guard elements.contains(where: { $0?.exceptions.isEmpty == false }) else { return planned }
    let moved = movedEvents { $0 < to && selection.includes($0, $1, from: from) }
    return planned.filter { elements[$0.element]?.exception(forStart: $0.start) == nil }
      .merged(with: moved)
  }

  /// The moved events whose new start and end are wanted.
  private func movedEvents(where isWanted: (Instant, Instant) -> Bool) -> [ScheduleEvent] {
    elements.enumerated().flatMap { index, timeline -> [ScheduleEvent] in
      guard let timeline else { return [] }
      return timeline.moved(where: isWanted).map { event in
        let place = Place(start: event.planned, element: index, k: event.k)
        return moved(place, to: event.start, in: timeline)
      }
    }
  }

  /// The events at places in order, among them all that start between an instant and the last one.
  private func numbered(_ places: [Place], from: Instant) -> [ScheduleEvent] {
    var number = count(before: from)
    var day = (bounds: Instant.earliest..<Instant.earliest, date: CivilDate.earliest)
    return places.compactMap { place in
      guard let timeline = elements[place.element] else { return nil }
      let start = Instant(seconds: place.start)
      if !day.bounds.contains(start) {
        let date = days.day(of: start)
        day = (days.bounds(of: date), date)
      }
      defer { number += start < from ? 0 : 1 }
      // Of those that started earlier some may have ended, so that each is counted on its own.
      return event(
        place, in: timeline, on: day.date,
        occurrence: start < from ? occurrence(of: place) : number)
    }
  }
}

extension [ScheduleEvent] {
  /// These events and others, in order of start, then element.
  fileprivate func merged(with others: [ScheduleEvent]) -> [ScheduleEvent] {
    if others.isEmpty { return self }
    return (self + others).sorted {
      ($0.start, $0.element, $0.k) < ($1.start, $1.element, $1.k)
    }
  }
}
