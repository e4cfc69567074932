public import BedsideCore

extension ScheduleTimeline {
  /// The events that have begun before `to` and not ended at `from`, in order of start.
  ///
  /// That is `start < to && end > from`; a moment counts if `from <= start < to`.
  public func events(overlapping from: Instant, _ to: Instant) -> [ScheduleEvent] {
    events(from: from, before: to) { $0.firstIndex(endingAfter: from) }
  }

  /// The events that start in a stretch of time, in order.
  public func events(startingIn range: Range<Instant>) -> [ScheduleEvent] {
    events(from: range.lowerBound, before: range.upperBound) {
      $0.firstIndex(startingFrom: range.lowerBound)
    }
  }

  /// The events that start on a day of the study, in order.
  public func events(startingOn day: CivilDate) -> [ScheduleEvent] {
    events(startingIn: days.bounds(of: day))
  }

  /// The events that started before a day of the study and are not over when it begins.
  public func events(runningInto day: CivilDate) -> [ScheduleEvent] {
    let start = days.start(of: day)
    return events(from: start, before: start) { $0.firstIndex(endingAfter: start) }
  }

  /// The number of events that `events(overlapping:_:)` finds, or a few more.
  ///
  /// Those that fall onto the next day, since a zone left out their own, are counted too.
  public func countBound(overlapping from: Instant, _ to: Instant) -> Int {
    elements.reduce(0) { sum, timeline in
      guard let timeline else { return sum }
      let limit = timeline.firstIndex(startingFrom: timeline.limited(to))
      return sum + max(0, limit - timeline.firstIndex(endingAfter: from))
    }
  }

  private func events(
    from: Instant, before to: Instant, first: (ElementTimeline) -> Int
  ) -> [ScheduleEvent] {
    var places: [Place] = []
    for (index, timeline) in elements.enumerated() {
      guard let timeline else { continue }
      let limit = timeline.firstIndex(startingFrom: timeline.limited(to))
      let start = first(timeline)
      for k in start..<max(start, limit) where timeline.takesPlace(k) {
        places.append(Place(start: timeline.start(k), element: index, k: k))
      }
    }
    if elements.count > 1 { places.sort() }
    return numbered(places, from: from)
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
