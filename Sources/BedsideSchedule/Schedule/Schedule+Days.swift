public import BedsideCore

extension Schedule {
  /// Whether more than one event may start on a day.
  ///
  /// False only where the elements' days can never meet, as those of a rotation.
  public var mayComeSeveralTimesADay: Bool {
    elements.contains(where: \.mayComeSeveralTimesADay)
      || elements.indices.contains { index in
        elements[..<index].contains { $0.mayMeet(elements[index]) }
      }
  }
}

extension ScheduleElement {
  /// Whether an event may start on a day of the study, leaving exceptions aside.
  ///
  /// `zone` is that of all participants; nil where each has their own. True too where only a
  /// participant's enrolment or zone could tell.
  public func mayHaveEvent(on day: CivilDate, zone: Zone?, dayStart: WallTime) -> Bool {
    guard case .at = start, let rule = withoutExceptions else { return true }
    let known = self.zone ?? zone
    let days = DayRule(zone: known ?? .utc, dayStart: dayStart)
    let timeline = Schedule([rule]).timeline(days: days)
    let isUnsure = known == nil && (interval?.seconds ?? 0) > 0
    return (isUnsure ? -1...1 : 0...0).contains { timeline.exists(on: day.adding(days: $0)) }
  }

  private var withoutExceptions: ScheduleElement? {
    try? ScheduleElement(
      start: start, interval: interval, duration: duration, end: end, zone: self.zone)
  }

  fileprivate var mayComeSeveralTimesADay: Bool {
    guard let interval, interval.isExact else { return false }
    // A day may have 25 hours, and where the clocks go over midnight even more.
    return interval.seconds < 2 * 86_400
  }

  /// Whether an event may start on a day of another element's.
  fileprivate func mayMeet(_ other: ScheduleElement) -> Bool {
    guard exceptions.isEmpty, other.exceptions.isEmpty, zone == other.zone,
      let distance = start.days(until: other.start)
    else { return true }
    if interval == nil, other.interval == nil { return distance == 0 }
    guard let interval, interval == other.interval, interval.months == 0, interval.seconds == 0
    else { return true }
    return distance % interval.days == 0
  }
}

extension ScheduleStart {
  /// The days from this date to another; nil where they count from different things.
  fileprivate func days(until other: ScheduleStart) -> Int? {
    switch (self, other) {
    case (.at(let wall), .at(let later)): wall.date.days(until: later.date)
    case (.enrolment(let days, _), .enrolment(let later, _)): later - days
    case (.at, .enrolment), (.enrolment, .at): nil
    }
  }
}
