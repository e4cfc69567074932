import BedsideCore
import BedsideStore
import Testing

@testable import BedsideShell

@MainActor
struct ZoneStories {
  private func machine() -> Machine {
    let machine = Machine()
    machine.isInteractive = false
    machine.zones = OneZone()
    machine.files = [
      "Content/recover/study.json": """
      {"id": "recover", "title": "Recover", "tasks": [
      {"id": "walk", "version": 1, "effective": "2026-01-01", "title": "Walk",
       "survey": "walk.json", "schedule": {"elements": [
         {"start": "2026-01-01T00:00:00", "interval": {"day": 1}, "duration": "allDay"}]}}]}
      """,
      "Content/recover/walk.json": """
      {"id": "walk", "version": 1, "title": "Walk", "steps": [
      {"id": "far", "type": "question", "text": "How far?", "answer": {"format": "integer"}}]}
      """,
      "a.json": "{\"far\": 3}",
    ]
    machine.environment["BEDSIDE_CONTENT"] = "Content"
    machine.environment["BEDSIDE_STORE"] = "store"
    return machine
  }

  @Test func `in another zone a record is read, and nothing is written into it`() {
    let machine = machine()
    let end = machine.run("start", "walk", "--answers", "a.json", "--zone", "Pacific/Auckland")
    #expect(end.code == .usage)
    #expect(
      machine.transcript.contains(
        "With --zone UTC+13:00 the record is only read, since your own zone is UTC."))
    #expect(machine.journal.contents.isEmpty)
    #expect(machine.run("start", "walk", "--answers", "a.json", "--zone", "UTC").code == .done)
    let kept = machine.journal.contents
    #expect(machine.run("today", "--zone", "Pacific/Auckland").code == .done)
    for command in [
      ["delete", "walk"], ["withdraw", "--records", "keep", "--confirm", "Recover"],
    ] {
      #expect(machine.run(command + ["--zone", "Pacific/Auckland"]).code == .usage)
    }
    #expect(machine.journal.contents == kept)
  }

  @Test(arguments: ["import copy", "doctor --adopt p/me/2026-03.jsonl:1 --author A --reason b"])
  func `a shell that reads a record as in another zone brings nothing in`(_ line: String) {
    let machine = machine()
    machine.type([line, "quit"])
    machine.run("--zone", "Pacific/Auckland")
    #expect(
      machine.transcript.contains(
        "With --zone UTC+13:00 the record is only read, since your own zone is UTC."))
    #expect(machine.journal.contents.isEmpty)
  }

  @Test func `a rehearsal is in whatever zone it is said to be`() {
    let machine = machine()
    let end = machine.run(
      "start", "walk", "--answers", "a.json", "--zone", "Pacific/Auckland", "--now",
      "2026-03-05T08:00:00Z")
    #expect(end.code == .done)
  }
}

/// A database that knows one zone, 13 hours before UTC.
private struct OneZone: ZoneDatabase {
  func zone(_ id: String) throws(ZoneError) -> Zone {
    if id == "UTC" { return .utc }
    guard id == "Pacific/Auckland" else { throw .unknown(id) }
    return .fixed(13 * 3600)
  }
}
