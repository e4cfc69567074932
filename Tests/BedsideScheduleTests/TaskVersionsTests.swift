import BedsideCore
import BedsideSchedule
import Testing

struct TaskVersionsTests {
  private func task(
    _ version: Int, _ effective: String, at hour: String, retired: String? = nil,
    duration: ScheduleDuration = .standard
  ) throws -> CareTask {
    CareTask(
      id: "check-in", version: version, effective: try date(effective), title: "Check In",
      schedule: try .daily(at: time(hour), from: date("2026-01-01"), duration: duration),
      retired: try retired.map { try date($0) })
  }

  @Test func `a version governs from its day to the next one's`() throws {
    let versions = TaskVersions(
      id: "check-in",
      among: [try task(2, "2026-02-01", at: "20:00"), try task(1, "2026-01-01", at: "08:00")])
    #expect(try versions.governing(date("2025-12-31")) == nil)
    #expect(try versions.governing(date("2026-01-31"))?.version == 1)
    #expect(try versions.governing(date("2026-02-01"))?.version == 2)
    let zone = try days("UTC")
    for (day, hour) in [("2026-01-31", "08:00"), ("2026-02-01", "20:00")] {
      let events = versions.events(startingOn: try date(day), days: zone, enrolment: nil)
      #expect(events.map { zone.zone.local($0.start).description } == ["\(day)T\(hour):00"])
    }
  }

  @Test func `of two versions from one day the higher number governs`() throws {
    let versions = TaskVersions(
      id: "check-in",
      among: [try task(3, "2026-01-01", at: "08:00"), try task(2, "2026-01-01", at: "09:00")])
    #expect(try versions.governing(date("2026-01-01"))?.version == 3)
  }

  @Test func `a retired task keeps its past, and its id can be used again`() throws {
    let versions = TaskVersions(
      id: "check-in",
      among: [
        try task(1, "2026-01-01", at: "08:00", retired: "2026-02-01"),
        try task(2, "2026-03-01", at: "08:00"),
      ])
    #expect(try versions.governing(date("2026-01-31"))?.version == 1)
    #expect(try versions.governing(date("2026-02-01")) == nil)
    #expect(try versions.governing(date("2026-03-01"))?.version == 2)
  }

  @Test func `an event runs into the day on which a new version begins`() throws {
    let night = ScheduleDuration.milliseconds(28_800_000)
    let versions = TaskVersions(
      id: "check-in",
      among: [
        try task(1, "2026-01-01", at: "22:00", duration: night),
        try task(2, "2026-02-01", at: "23:00", duration: night),
      ])
    let running = versions.events(
      runningInto: try date("2026-02-01"), days: try days("UTC"), enrolment: nil)
    #expect(running.map(\.task.version) == [1])
    #expect(running.map(\.event.start.description) == ["2026-01-31T22:00:00Z"])
  }

  @Test func `a key names an event only while its version governs`() throws {
    let versions = TaskVersions(
      id: "check-in",
      among: [try task(1, "2026-01-01", at: "08:00"), try task(2, "2026-02-01", at: "20:00")])
    let zone = try days("UTC")
    func found(_ version: Int, _ k: Int, task: String = "check-in") -> String? {
      let key = EventKey(
        participant: "ann", study: "recover", task: task, version: version, element: 0, k: k)
      return versions.event(key, days: zone, enrolment: nil)?.event.start.description
    }
    #expect(found(1, 30) == "2026-01-31T08:00:00Z")
    #expect(found(1, 31) == nil)
    #expect(found(2, 31) == "2026-02-01T20:00:00Z")
    #expect(found(2, 30) == nil)
    #expect(found(3, 31) == nil)
    #expect(found(1, 30, task: "other") == nil)
  }

  @Test func `tasks are grouped by id in the order of their first`() throws {
    var other = try task(1, "2026-01-01", at: "08:00")
    other.id = "walk"
    let groups = TaskVersions.grouping([
      other, try task(2, "2026-02-01", at: "08:00"), try task(1, "2026-01-01", at: "08:00"),
    ])
    #expect(groups.map(\.id) == ["walk", "check-in"])
    #expect(groups.map { $0.versions.map(\.version) } == [[1], [1, 2]])
  }
}
