public import BedsideCore

extension Schedule {
  /// Every day at a time, from a day on.
  public static func daily(
    at time: WallTime, from day: CivilDate, duration: ScheduleDuration = .standard,
    text: String? = nil
  ) throws(ScheduleError) -> Schedule {
    let start = ScheduleStart.at(LocalDateTime(date: day, time: time))
    return Schedule([
      try ScheduleElement(start: start, interval: .day, duration: duration, text: text)
    ])
  }

  /// Every week at a time of some weekdays (1 for Monday to 7 for Sunday), from a day on.
  ///
  /// The elements stand in the order in which their first events come.
  public static func weekly(
    on weekdays: Set<Int>, at time: WallTime, from day: CivilDate,
    duration: ScheduleDuration = .standard, text: String? = nil
  ) throws(ScheduleError) -> Schedule {
    var elements: [ScheduleElement] = []
    for date in (0..<7).map({ day.adding(days: $0) }) where weekdays.contains(date.weekday) {
      let start = ScheduleStart.at(LocalDateTime(date: date, time: time))
      elements.append(
        try ScheduleElement(start: start, interval: .week, duration: duration, text: text))
    }
    return Schedule(elements)
  }

  /// Every month at a time of a day's date, or of the month's last day where it is shorter.
  public static func monthly(
    at time: WallTime, from day: CivilDate, duration: ScheduleDuration = .standard,
    text: String? = nil
  ) throws(ScheduleError) -> Schedule {
    let start = ScheduleStart.at(LocalDateTime(date: day, time: time))
    return Schedule([
      try ScheduleElement(start: start, interval: .month, duration: duration, text: text)
    ])
  }
}
