public import BedsideCore
public import BedsideSchedule

/// A participant's schedule as a calendar that other programs read.
public struct StudyCalendar: Hashable, Sendable {
  /// How the calendar is made.
  public struct Options: Hashable, Sendable {
    /// The study's day that it is.
    public var today: CivilDate
    /// The ids of the tasks to be done once that are done.
    public var done: Set<String> = []
    /// The day up to which series are written out that have no end and no rule.
    public var horizon: CivilDate
    /// How many minutes before the start somebody is reminded; nil for not at all.
    public var alarm: Int?
    /// What stands in the place of every title, so that a shared calendar tells nothing; nil for the
    /// titles.
    public var neutralTitle: String?

    /// Makes options.
    public init(
      today: CivilDate, horizon: CivilDate, alarm: Int? = 0, neutralTitle: String? = nil
    ) {
      self.today = today
      self.horizon = horizon
      self.alarm = alarm
      self.neutralTitle = neutralTitle
    }
  }

  /// What the calendar is called.
  public var title: String
  /// The entries, in the order of the study's tasks.
  public var entries: [CalendarEntry]

  /// Makes the calendar of the tasks of a study, for somebody who lives by `days`.
  ///
  /// - Parameters:
  ///   - title: What the calendar is called.
  ///   - owner: What tells the participant and the study from others; nothing of it can be read back.
  ///   - tasks: The tasks, in all versions.
  ///   - days: The participant's zone and the start of the day.
  ///   - enrolment: The day from which starts without a date count.
  ///   - options: How it is made.
  public init(
    title: String, of owner: String, _ tasks: [TaskVersions], days: DayRule,
    enrolment: CivilDate?, _ options: Options
  ) {
    // The format allows no control characters, and a terminal would obey them.
    self.title = Sanitizer.cleanLine(title)
    entries = tasks.flatMap { versions in
      versions.versions.flatMap { task -> [CalendarEntry] in
        guard let schedule = task.schedule else { return [] }
        return schedule.elements.indices.flatMap { index in
          var maker = SeriesMaker(
            versions: versions, task: task, schedule: schedule, index: index, days: days,
            enrolment: enrolment, options: options, owner: owner)
          return maker.entries()
        }
      }
    }
  }

  /// The ids of the zones in which entries start, in order.
  public var zones: [String] {
    let zones = entries.flatMap { [$0.start] + $0.dates }.compactMap { time in
      if case .zoned(_, let zone) = time { zone } else { nil }
    }
    return Set(zones).sorted()
  }
}
