import BedsideCore
import BedsideSchedule
import BedsideStore

/// Somebody who takes part in a small study, carries the record along and sets the clock.
///
/// The study has a walk every day, three pills a day of 25 mg, a log of nausea, and an injection that is
/// due by the clocks of Berlin wherever the participant is.
struct Traveller {
  let clock: HandClock
  let journal: any Journal
  var zone: Zone
  var dayStart = WallTime.midnight
  var tasks: [CareTask]
  var enrolment: String?
  var memory: (any StartMemory)?
  var obstacle: Refusal?
  var content: (any PlannedContent)?

  init(
    at now: String = "2026-03-05T09:00:00Z", in zone: String = "UTC",
    journal: any Journal = MemoryJournal()
  ) throws {
    clock = HandClock(now)
    self.journal = journal
    self.zone = try SystemZones().zone(zone)
    tasks = try Self.tasks()
  }

  func store() throws -> CareStore {
    CareStore(
      journal: journal, study: "home", participant: try require(ParticipantID("p1")),
      tasks: tasks, enrolment: enrolment, days: DayRule(zone: zone, dayStart: dayStart),
      clock: clock, zones: SystemZones(), content: content, memory: memory, obstacle: obstacle,
      source: { task in
        TaskSource(
          entry: "\(task.id) \(task.version)", file: nil, contentHash: "\(task.version)")
      })
  }

  /// The record, where the clocks of `zone` are, at `now`.
  func store(in zone: String, at now: String) throws -> CareStore {
    var other = self
    other.zone = try SystemZones().zone(zone)
    clock.set(now)
    return try other.store()
  }

  static func tasks() throws -> [CareTask] {
    let first = try require(CivilDate("2026-01-01"))
    let berlin = try SystemZones().zone("Europe/Berlin")
    let one = try require(LocalDateTime("2026-01-01T01:00:00"))
    let pill = [OutcomeValue(.integer(25), kind: "dose", units: "mg")]
    let pills = try ["08:00", "13:00", "19:30"].map { time in
      let wall = try require(WallTime(time))
      return try ScheduleElement(
        start: .at(LocalDateTime(date: first, time: wall)), interval: .day, targetValues: pill)
    }
    return [
      try task("walk", "10:00"),
      CareTask(
        id: "pills", version: 1, effective: first, title: "Pills", schedule: Schedule(pills),
        progress: .sum),
      try task("nausea", nil),
      CareTask(
        id: "injection", version: 1, effective: first, title: "Injection",
        schedule: Schedule([
          try ScheduleElement(start: .at(one), interval: .day, zone: berlin)
        ])),
    ]
  }

  /// A task of every day, at a time or all day.
  static func task(
    _ id: String, _ time: String?, version: Int = 1, effective: String = "2026-01-01",
    late: Int = 0, requires: [String] = [], survey: String? = nil
  ) throws -> CareTask {
    let start = LocalDateTime(
      date: try require(CivilDate("2026-01-01")),
      time: try require(WallTime(time ?? "00:00")))
    return CareTask(
      id: id, version: version, effective: try require(CivilDate(effective)), title: id,
      schedule: Schedule([
        try ScheduleElement(
          start: .at(start), interval: .day, duration: time == nil ? .allDay : .standard)
      ]), survey: survey, requires: requires, lateDays: late)
  }
}

extension CareStore {
  /// The key of the first event of a task on a day.
  func key(_ task: String, _ day: String, version: Int = 1) throws -> EventKey {
    let events = try page(for: require(CivilDate(day))).events
    return try require(
      events.first { $0.task.id == task && $0.task.version == version }
    ).key
  }

  /// The events on the page of a day, a done one with a mark.
  func marks(on day: String) throws -> [String] {
    try page(for: require(CivilDate(day))).events.map {
      "\($0.task.id)\($0.progress.isComplete ? " x" : "")"
    }
  }
}

func day(_ text: String) throws -> CivilDate { try require(CivilDate(text)) }
