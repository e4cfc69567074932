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

  private func moving(
    _ version: Int, _ effective: String, _ moves: [(from: String, to: String)] = [],
    retired: String? = nil
  ) throws -> CareTask {
    let element = try ScheduleElement(
      start: .at(wall("2026-01-01T08:00:00")), interval: .week, duration: .milliseconds(86_400_000),
      exceptions: moves.map { .move(try date($0.from), to: try wall($0.to + "T22:00:00")) })
    return CareTask(
      id: "check-in", version: version, effective: try date(effective), title: "Check In",
      schedule: Schedule([element]), retired: try retired.map { try date($0) })
  }

  @Test func `what was moved belongs to the version that governs the day it was planned for`()
    throws
  {
    let versions = TaskVersions(
      id: "check-in",
      among: [
        try moving(1, "2026-01-01", [("2026-01-29", "2026-02-03"), ("2026-01-22", "2026-01-23")]),
        try moving(2, "2026-02-01", [("2026-01-29", "2026-02-04"), ("2026-02-12", "2026-01-30")]),
      ])
    let zone = try days("UTC")
    let today = try date("2026-02-03")
    #expect(versions.events(startingOn: today, days: zone, enrolment: nil).isEmpty)
    let moved = versions.events(movedTo: today, days: zone, enrolment: nil)
    #expect(moved.map(\.task.version) == [1] && moved.map(\.event.k) == [4])
    let running = versions.events(
      runningInto: try date("2026-02-04"), days: zone, enrolment: nil)
    #expect(running.map(\.task.version) == [1] && running.map(\.event.k) == [4])
    // The new version moves no event of a day that the old one governs.
    #expect(
      try versions.events(startingOn: date("2026-02-04"), days: zone, enrolment: nil).isEmpty)
    // What it moves to before its day is found there.
    let early = versions.events(
      movedTo: try date("2026-01-30"), days: zone, enrolment: nil)
    #expect(early.map(\.task.version) == [2] && early.map(\.event.k) == [6])
    // Within a version's days nothing is found twice.
    let own = try date("2026-01-23")
    #expect(versions.events(startingOn: own, days: zone, enrolment: nil).map(\.k) == [3])
    #expect(versions.events(movedTo: own, days: zone, enrolment: nil).isEmpty)
    let key = EventKey(
      participant: "ann", study: "recover", task: "check-in", version: 1, element: 0, k: 4)
    #expect(versions.event(key, days: zone, enrolment: nil)?.event.day == today)
  }

  @Test func `what was moved behind the task's end is gone with it`() throws {
    let task = try moving(1, "2026-01-01", [("2026-01-29", "2026-02-03")], retired: "2026-02-01")
    let versions = TaskVersions(id: "check-in", among: [task])
    let moved = versions.events(
      movedTo: try date("2026-02-03"), days: try days("UTC"), enrolment: nil)
    #expect(moved.isEmpty)
  }
}
