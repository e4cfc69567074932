public import BedsideCore

extension ScheduleEvent {
  /// The event's time as a person would say it on a day: "8:00 to 9:00", "anytime today",
  /// "in 3 days", "tomorrow, 8:00".
  ///
  /// Times are those of the wall in the zone of the days.
  public func timeText(
    on today: CivilDate, days: DayRule, phrases: EventPhrases = EventPhrases()
  ) -> String {
    let dayText = phrases.day(today.days(until: day))
    if isAllDay { return dayText ?? phrases.anytimeToday }
    let time = phrases.time(
      from: days.zone.local(start).time, to: start == end ? nil : days.zone.local(end).time)
    guard let dayText else { return time }
    return phrases.onDay.filling("day", dayText).filling("time", time)
  }
}

extension EventPhrases {
  /// The name of a day so many days from today; nil for today.
  func day(_ distance: Int) -> String? {
    switch distance {
    case 0: nil
    case 1: tomorrow
    case -1: yesterday
    default: (distance > 0 ? inDays : daysAgo).filling("count", String(abs(distance)))
    }
  }

  func time(from start: WallTime, to end: WallTime?) -> String {
    guard let end else { return text(start) }
    return range.filling("start", text(start)).filling("end", text(end))
  }

  private func text(_ time: WallTime) -> String {
    let text = time.description
    return text.hasPrefix("0") ? String(text.dropFirst()) : text
  }
}

extension String {
  /// The text with a name in braces replaced.
  fileprivate func filling(_ name: String, _ value: String) -> String {
    guard let place = firstRange(of: "{\(name)}") else { return self }
    return self[..<place.lowerBound] + value + self[place.upperBound...]
  }

  private func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
