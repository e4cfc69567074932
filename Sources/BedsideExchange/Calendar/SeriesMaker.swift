internal import BedsideCore
internal import BedsideSchedule

/// Makes the entries of one element of a version's schedule.
struct SeriesMaker {
  let versions: TaskVersions
  let task: CareTask
  let schedule: Schedule
  let index: Int
  let days: DayRule
  let enrolment: CivilDate?
  let options: StudyCalendar.Options
  let owner: String

  private var element: ScheduleElement { schedule.elements[index] }
  private var zone: Zone { element.zone ?? days.zone }

  /// The series, and an entry for each of its events that was moved.
  mutating func entries() -> [CalendarEntry] {
    let timeline = schedule.timeline(days: days, enrolment: enrolment)
    let found = events(of: timeline)
    guard let first = found.min(by: { $0.k < $1.k }), let last = found.max(by: { $0.k < $1.k })
    else { return [] }
    if task.isOnce {
      // It is asked for every day until it is done, but a calendar is to have it once.
      let next = found.first { $0.day >= options.today }
      return options.done.contains(task.id) ? [] : single(next.map { [$0] } ?? [])
    }
    if element.interval == nil || first.k == last.k && end != nil { return single(found) }
    let rule = element.interval.flatMap { self.rule($0, timeline) }
    var series = entry(start: rule == nil ? moment(first) : planned(first))
    var moved: [CalendarEntry] = []
    let kept = Set(found.map(\.k))
    for k in first.k...last.k {
      guard let event = kept.contains(k) ? timeline.event(element: index, k: k) : nil else {
        // A rule also counts what was skipped.
        if rule != nil, let event = timeline.plannedEvent(element: index, k: k) {
          series.excluded.append(planned(event))
        }
        continue
      }
      if rule == nil {
        if k > first.k { series.dates.append(moment(event)) }
      } else if event.isMoved {
        var other = entry(start: actual(event))
        other.replaces = planned(event)
        moved.append(other)
      }
    }
    series.rule = rule.map { $0 + (end == nil ? "" : ";UNTIL=\(until(last))") }
    return [series] + moved
  }

  // MARK: Events

  /// The events that take place in the time of the version, up to its end or, where it has none, the
  /// horizon.
  private func events(of timeline: ScheduleTimeline) -> [ScheduleEvent] {
    let first = days.start(of: max(task.effective, enrolment ?? task.effective))
    let exceptions = element.exceptions.map(\.date).max() ?? options.horizon
    let last = end ?? max(options.horizon, exceptions.adding(days: 1))
    let to = days.end(of: last)
    guard first < to else { return [] }
    return timeline.events(startingIn: first..<to).filter {
      $0.element == index && versions.isGoverned($0, by: task)
    }
  }

  /// The day after which the version has no more events; nil where it goes on.
  private var end: CivilDate? {
    let next = versions.versions.first { $0.effective > task.effective }?.effective
    return [next, task.retired, element.end?.date.adding(days: 2)].compactMap(\.self).min()
  }

  // MARK: Rules

  /// The rule by which RFC 5545 comes to the same events; nil where none does.
  private func rule(_ interval: RecurrenceInterval, _ timeline: ScheduleTimeline) -> String? {
    guard zone.longGaps.isEmpty, let parts = interval.calendarParts else { return nil }
    if parts.months == 0 { return "FREQ=DAILY;INTERVAL=\(parts.days)" }
    guard parts.days == 0, let first = timeline.plannedEvent(element: index, k: 0) else {
      return nil
    }
    let start = "FREQ=MONTHLY;INTERVAL=\(parts.months)"
    let day = zone.local(first.plannedStart).date.day
    if day <= 28 { return start + ";BYMONTHDAY=\(day)" }
    // The last of these days that a month has: the 31st, or the month's end.
    let list = (28...day).map { String($0) }.joined(separator: ",")
    return start + ";BYMONTHDAY=\(list);BYSETPOS=-1"
  }

  private func until(_ last: ScheduleEvent) -> String {
    switch planned(last) {
    // The end of a series in a zone is told in UTC.
    case .zoned: CalendarTime.moment(last.plannedStart).text
    case let time: time.text
    }
  }

  // MARK: Times

  /// When the rule has an event start.
  private func planned(_ event: ScheduleEvent) -> CalendarTime {
    let local = zone.local(event.plannedStart)
    if element.isAllDay { return .day(local.date) }
    // The wall may jump over the time of this event alone.
    return time(LocalDateTime(date: local.date, time: element.start.time))
  }

  private func actual(_ event: ScheduleEvent) -> CalendarTime {
    let local = zone.local(event.start)
    return element.isAllDay ? .day(local.date) : time(local)
  }

  /// When an event starts that no rule has: what comes back after hours is a moment.
  private func moment(_ event: ScheduleEvent) -> CalendarTime {
    element.interval?.calendarParts == nil && !element.isAllDay
      ? .moment(event.start) : actual(event)
  }

  private func time(_ wall: LocalDateTime) -> CalendarTime {
    element.zone.map { .zoned(wall, zone: $0.id) } ?? .floating(wall)
  }

  // MARK: Entries

  private func single(_ events: [ScheduleEvent]) -> [CalendarEntry] {
    events.map { event in
      var entry = entry(
        start: element.interval?.calendarParts == nil && element.interval != nil
          ? moment(event) : actual(event))
      if event.k > 0 { entry.id = id(k: event.k) }
      return entry
    }
  }

  private func entry(start: CalendarTime) -> CalendarEntry {
    var entry = CalendarEntry(
      id: id(k: nil), summary: Sanitizer.cleanLine(options.neutralTitle ?? task.title),
      start: start)
    if options.neutralTitle == nil { entry.details = element.text.map(Sanitizer.clean) }
    if case .milliseconds(let length) = element.duration { entry.seconds = Int(length / 1000) }
    // A whole day begins at midnight, when nobody wants to be reminded.
    entry.alarm = options.alarm.map { element.isAllDay ? $0 - Self.morning : $0 }
    return entry
  }

  /// The minutes from midnight to nine o'clock.
  private static let morning = 9 * 60

  private func id(k: Int?) -> String {
    let text = "\(owner)/\(task.id)/\(task.version)/\(index)" + (k.map { "/\($0)" } ?? "")
    return SHA256.hexadecimal(Array(text.utf8)).prefix(32) + "@bedside"
  }
}
