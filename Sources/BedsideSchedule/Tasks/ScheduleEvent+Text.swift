public import BedsideCore

extension ScheduleEvent {
  /// The event's time as a person would say it on a day: "8:00 to 9:00", "anytime today",
  /// "in 3 days", "tomorrow, 8:00".
  ///
  /// Times are those of the wall in the zone of the days.
  public func timeText(
    on today: CivilDate, days: DayRule, phrases: Phrases = .english
  ) -> String {
    let dayText = phrases.day(today.days(until: day))
    if isAllDay { return dayText ?? phrases(.eventToday) }
    let time = phrases.time(
      from: days.zone.local(start).time, to: start == end ? nil : days.zone.local(end).time)
    guard let dayText else { return time }
    return phrases(.eventOnDay, ["day": dayText, "time": time])
  }
}

extension Phrases {
  /// The name of a day so many days from today; nil for today.
  fileprivate func day(_ distance: Int) -> String? {
    switch distance {
    case 0: nil
    case 1: self(.eventTomorrow)
    case -1: self(.eventYesterday)
    default: self(distance > 0 ? .eventInDays : .eventDaysAgo, count: abs(distance))
    }
  }

  fileprivate func time(from start: WallTime, to end: WallTime?) -> String {
    guard let end else { return self(.eventTime, ["time": text(start)]) }
    return self(.eventRange, ["start": text(start), "end": text(end)])
  }

  private func text(_ time: WallTime) -> String {
    let text = time.description
    return text.hasPrefix("0") ? String(text.dropFirst()) : text
  }
}
