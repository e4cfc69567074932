internal import BedsideCore
internal import BedsideSchedule

/// At which times of the day somebody is to be reminded.
struct ReminderPlan: Hashable {
  /// A time of day, on the wall of a zone or of wherever the machine is.
  struct Time: Hashable {
    var time: WallTime
    /// The zone; nil for the machine's.
    var zone: String?

    /// The time as systemd writes it, every day.
    var calendar: String {
      let text =
        time.second == 0 ? "\(time.shortText):00" : "\(time.shortText):\(padded(time.second))"
      return "*-*-* \(text)" + (zone.map { " \($0)" } ?? "")
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }

  /// The times, earliest first.
  var times: [Time]

  /// Nobody is reminded more often in a day by what the schedule says.
  static let most = 24
  /// When somebody is reminded of what lasts a whole day.
  static let morning = WallTime(hour: 9, minute: 0) ?? .midnight

  /// Reminds at these times.
  init(_ times: [Time]) {
    self.times = Set(times).sorted {
      ($0.time, $0.zone ?? "") < ($1.time, $1.zone ?? "")
    }
  }

  /// Reminds when the events of tasks begin, as they govern on `day` or later.
  ///
  /// What has no zone of its own begins by the clocks of `zone`, or of the machine where that is nil.
  init(of tasks: [TaskVersions], on day: CivilDate, days: DayRule, zone: String?) {
    var times: [Time] = []
    for versions in tasks {
      let governing = versions.governing(day)
      for task in versions.versions
      where task.version == governing?.version || task.effective > day {
        guard task.card.style.isCompletable, let schedule = task.schedule else { continue }
        for element in schedule.elements {
          times += Self.times(of: element, on: day, days).map { time in
            Time(time: time.time, zone: time.zone ?? zone)
          }
        }
      }
    }
    self.init(times)
    // What comes back every few minutes is no reason to be reminded as often.
    if self.times.count > Self.most {
      self.init(
        (0..<24).compactMap { WallTime(hour: $0, minute: 0) }.map { Time(time: $0, zone: zone) })
    }
  }

  private static func times(
    of element: ScheduleElement, on day: CivilDate, _ days: DayRule
  ) -> [Time] {
    let zone = element.zone?.id
    if element.isAllDay { return [Time(time: morning, zone: zone)] }
    guard element.isOftenADay else { return [Time(time: element.start.time, zone: zone)] }
    let local = element.zone ?? days.zone
    return Schedule([element]).timeline(days: days, enrolment: day).events(startingOn: day)
      .map { Time(time: local.local($0.start).time, zone: zone) }
  }
}

extension WallTime {
  /// The time without its seconds: `08:00`.
  var shortText: String { String(description.prefix(5)) }
}
