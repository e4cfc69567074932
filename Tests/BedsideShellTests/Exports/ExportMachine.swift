import BedsideCore
import BedsideStore
import Testing

@testable import BedsideShell

/// A machine with a study of a survey and a log, some of it done.
@MainActor
enum ExportMachine {
  static func make() -> Machine {
    let machine = Machine()
    machine.isInteractive = false
    machine.files = [
      "Content/recover/study.json": """
      {"id": "recover", "title": "Recover", "tasks": [
      {"id": "walk", "version": 1, "effective": "2026-01-01", "title": "Walk",
       "survey": "walk.json", "schedule": {"elements": [
         {"start": "2026-01-01T08:00:00", "interval": {"day": 1}, "duration": 3600}]}},
      {"id": "tablet", "version": 1, "effective": "2026-01-01", "title": "Tablet & more",
       "card": {"style": "simple"}, "schedule": {"elements": [
         {"start": "2026-01-01T00:00:00", "interval": {"day": 1}, "duration": "allDay"},
         {"start": "2026-01-01T20:30:00", "interval": {"day": 3}}]}}]}
      """,
      "Content/recover/walk.json": """
      {"id": "walk", "version": 1, "title": "Walk", "steps": [
      {"id": "far", "type": "question", "text": "How far?", "answer": {"format": "integer"}},
      {"id": "why", "type": "question", "text": "Why?", "answer": {"format": "text"}}]}
      """,
      "a.json": "{\"far\": 3, \"why\": \"=1+1\"}",
    ]
    machine.environment["BEDSIDE_CONTENT"] = "Content"
    machine.environment["BEDSIDE_STORE"] = "/store"
    machine.environment["HOME"] = "/home/ann"
    machine.configure = { $0.program = "/opt/my $bed/100%/bedside" }
    return machine
  }

  /// The same with a walk recorded for today.
  static func recorded() -> Machine {
    let machine = make()
    #expect(machine.run("start", "walk", "--answers", "a.json").code == .done)
    machine.type([])
    machine.isInteractive = false
    return machine
  }
}
