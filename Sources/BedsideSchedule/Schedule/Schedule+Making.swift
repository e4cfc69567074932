public import BedsideCore

extension Schedule {
  /// Every day, or every so many days, at a time, from a day on.
  public static func daily(
    at time: WallTime, from day: CivilDate, every days: Int = 1,
    duration: ScheduleDuration = .standard, end: LocalDateTime? = nil, zone: Zone? = nil,
    text: String? = nil, targetValues: [OutcomeValue] = []
  ) throws(ScheduleError) -> Schedule {
    Schedule([
      try ScheduleElement(
        start: .at(LocalDateTime(date: day, time: time)),
        interval: RecurrenceInterval(days: days), duration: duration, end: end, zone: zone,
        text: text, targetValues: targetValues)
    ])
  }

  /// At a time of some weekdays (1 for Monday to 7 for Sunday) in every week, or in every so many,
  /// from a day on.
  ///
  /// Weeks begin on `firstWeekday`, and the first one is that of the day. The elements stand in the
  /// order in which their first events come.
  public static func weekly(
    on weekdays: Set<Int>, at time: WallTime, from day: CivilDate, every weeks: Int = 1,
    firstWeekday: Int = 1, duration: ScheduleDuration = .standard, end: LocalDateTime? = nil,
    zone: Zone? = nil, text: String? = nil, targetValues: [OutcomeValue] = []
  ) throws(ScheduleError) -> Schedule {
    let interval = try RecurrenceInterval(weeks: weeks)
    let week = day.startOfWeek(firstWeekday: firstWeekday)
    let dates = (0..<7).map { week.adding(days: $0) }.filter { weekdays.contains($0.weekday) }
      .map { $0 < day ? $0.adding(days: 7 * weeks) : $0 }
    var elements: [ScheduleElement] = []
    for date in dates.sorted() {
      // What begins only after the end never takes place.
      if let end, end <= LocalDateTime(date: date, time: time), date > day { continue }
      elements.append(
        try ScheduleElement(
          start: .at(LocalDateTime(date: date, time: time)), interval: interval,
          duration: duration, end: end, zone: zone, text: text, targetValues: targetValues))
    }
    return Schedule(elements)
  }

  /// Every month, or every so many, at a time of a day's date, or of the month's last day where it
  /// is shorter.
  public static func monthly(
    at time: WallTime, from day: CivilDate, every months: Int = 1,
    duration: ScheduleDuration = .standard, end: LocalDateTime? = nil, zone: Zone? = nil,
    text: String? = nil, targetValues: [OutcomeValue] = []
  ) throws(ScheduleError) -> Schedule {
    Schedule([
      try ScheduleElement(
        start: .at(LocalDateTime(date: day, time: time)),
        interval: RecurrenceInterval(months: months), duration: duration, end: end, zone: zone,
        text: text, targetValues: targetValues)
    ])
  }

  /// At a time of some days of every month, or of every so many, from a day on.
  ///
  /// Days count from 1; the 31st is the last day of a shorter month. The first month is that of the
  /// day. The elements stand in the order in which their first events come.
  public static func monthly(
    on monthDays: Set<Int>, at time: WallTime, from day: CivilDate, every months: Int = 1,
    duration: ScheduleDuration = .standard, end: LocalDateTime? = nil, zone: Zone? = nil,
    text: String? = nil, targetValues: [OutcomeValue] = []
  ) throws(ScheduleError) -> Schedule {
    let interval = try RecurrenceInterval(months: months)
    var elements: [(first: CivilDate, element: ScheduleElement)] = []
    for monthDay in monthDays.sorted() {
      guard let days = MonthDays(monthDay, from: day, every: months) else { continue }
      if let end, end <= LocalDateTime(date: days.first, time: time), days.first > day { continue }
      let element = try ScheduleElement(
        start: .at(LocalDateTime(date: days.anchor, time: time)), interval: interval,
        duration: duration, end: end, zone: zone, text: text, targetValues: targetValues,
        exceptions: days.early.map { .skip($0) })
      elements.append((days.first, element))
    }
    return Schedule(elements.sorted { $0.first < $1.first }.map(\.element))
  }

  /// The elements of schedules in their order, so that their events come together.
  public static func composing(_ schedules: [Schedule]) -> Schedule {
    Schedule(schedules.flatMap(\.elements))
  }
}
