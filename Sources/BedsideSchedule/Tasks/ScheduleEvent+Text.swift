public import BedsideCore

extension ScheduleEvent {
  /// The event's time as a person would say it on a day: "8:00 to 9:00", "anytime today",
  /// "in 3 days", "tomorrow, 8:00".
  ///
  /// Times are those of the wall in the zone of the days, written as `conventions` have it. Where
  /// the day is clear, as on its page, `namesDay` leaves it out: "8:00 to 9:00", "anytime".
  public func timeText(
    on today: CivilDate, days: DayRule, phrases: Phrases = .english,
    conventions: Conventions = Conventions(), namesDay: Bool = true
  ) -> String {
    let dayText = namesDay ? phrases.day(today.days(until: day)) : nil
    if isAllDay { return dayText ?? phrases(day == today ? .eventToday : .eventAnytime) }
    let writer = EventTimeWriter(phrases: phrases, conventions: conventions)
    let time = writer.text(
      from: days.zone.local(start).time, to: start == end ? nil : days.zone.local(end).time)
    guard let dayText else { return time }
    return phrases(.eventOnDay, ["day": dayText, "time": time])
  }
}

extension Event {
  /// What the event's element is called and when the event is, such as "Breakfast, 8:00 to 9:00";
  /// the time alone where the element has no name.
  public func timeText(
    on today: CivilDate, days: DayRule, phrases: Phrases = .english,
    conventions: Conventions = Conventions(), namesDay: Bool = true
  ) -> String {
    let time = scheduleEvent.timeText(
      on: today, days: days, phrases: phrases, conventions: conventions, namesDay: namesDay)
    guard let text = element?.text else { return time }
    return phrases(.eventTextAndTime, ["text": text, "time": time])
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
}

/// Writes times of events.
private struct EventTimeWriter {
  var phrases: Phrases
  var conventions: Conventions

  func text(from start: WallTime, to end: WallTime?) -> String {
    let isHalved = conventions.usesTwelveHours
    guard let end else {
      return phrases(isHalved ? .eventTimeInHalves : .eventTime, ["time": text(start)])
    }
    return phrases(
      isHalved ? .eventRangeInHalves : .eventRange, ["start": text(start), "end": text(end)])
  }

  private func text(_ time: WallTime) -> String {
    if conventions.usesTwelveHours {
      return ClockText.show(time, phrases: phrases, conventions: conventions)
    }
    let text = time.description
    return text.hasPrefix("0") ? String(text.dropFirst()) : text
  }
}
