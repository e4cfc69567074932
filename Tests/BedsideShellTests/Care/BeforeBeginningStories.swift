import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What was due before a person took part was not missed, whatever tells of it.
@MainActor
struct BeforeBeginningStories {
  private let machine = Machine()
  private let clock = StoryClock("2026-03-02T12:00:00Z")

  private static let pulse = """
    {"id": "pulse", "version": 1, "effective": "2026-02-20", "title": "Pulse",
     "schedule": {"elements": [{"start": "2026-02-20T07:00:00", "interval": {"day": 1}}]},
     "card": {"style": "labeledValue", "units": "bpm"}}
    """
  private static let others = """
    {"id": "drops", "version": 1, "effective": "2026-02-20", "title": "Drops",
     "schedule": {"elements": [
       {"start": "2026-02-20T08:00:00", "interval": {"day": 1}, "text": "Morning"},
       {"start": "2026-02-20T20:00:00", "interval": {"day": 1}, "text": "Evening"}]},
     "card": {"style": "grid"}},
    {"id": "pain", "version": 1, "effective": "2026-02-20", "title": "Pain",
     "schedule": {"elements": [
       {"start": "2026-02-20T00:00:00", "interval": {"day": 1}, "duration": "allDay"}]},
     "card": {"style": "buttonLog"}},
    {"id": "steps", "version": 1, "effective": "2026-02-20", "title": "Steps",
     "schedule": {"elements": [
       {"start": "2026-02-20T00:00:00", "interval": {"day": 1}, "duration": "allDay",
        "targetValues": [{"value": 2000}]}]}, "progress": "sum",
     "card": {"style": "numericProgress"}}
    """

  init() {
    machine.files = [
      "Content/s/study.json": """
      {"id": "s", "title": "S", "tasks": [\(Self.pulse), \(Self.others)],
      "insights": [{"id": "done", "title": "Done", "kind": "adherence"}]}
      """
    ]
    machine.clock = clock
    machine.isInteractive = false
  }

  @discardableResult
  private func shows(_ line: String) -> String {
    machine.console = ScriptedConsole([])
    machine.run(
      ["--content", "Content", "--study", "s"] + line.split(separator: " ").map(String.init))
    return machine.transcript.replacing("\u{A0}", with: " ")
  }

  private let before = """
    Sun 1 Mar 2026

    This day is over. Its answers can be read, not changed.

       [ ] Pulse  before you took part
       [ ] Drops  before you took part
           ( ) Morning   ( ) Evening
           Pain   before you took part
       [ ] Steps  0 / 2,000  ..........  0%, before you took part

    """

  @Test func `a day before the first record says that it was before it`() {
    #expect(shows("day 2026-03-01") == before)
    shows("log pulse 60")
    #expect(shows("day 2026-03-01") == before)
    clock.set("2026-03-04T12:00:00Z")
    #expect(shows("day 2026-03-01") == before)
    #expect(shows("day 2026-03-03").contains("[ ] Pulse  missed\n"))
    #expect(shows("day 2026-03-02").contains("[x] Pulse  60 bpm\n"))
  }

  @Test func `somebody who listens, and another language, are told the same`() {
    let spoken = shows("--accessible day 2026-03-01")
    #expect(spoken.contains("Pulse: before you took part.\n"))
    #expect(spoken.contains("Evening, 20:00 to 21:00: before you took part.\n"))
    #expect(!spoken.contains("missed"))
    #expect(shows("--lang de day 2026-03-01").contains("[ ] Pulse  vor Ihrer Teilnahme\n"))
  }

  @Test func `programs are told so, on the same days as the week and the charts`() {
    shows("log pulse 60")
    clock.set("2026-03-04T12:00:00Z")
    #expect(shows("day 2026-03-01 --json").contains(#""state":"before""#))
    #expect(!shows("day 2026-03-01 --json").contains(#""state":"missed""#))
    #expect(shows("day 2026-03-03 --json").contains(#""state":"missed""#))
    #expect(shows("week --plain 2026-03-01").contains("2026-03-01\tnoTasks\t0\t0\n"))
    #expect(shows("week --plain 2026-03-03").contains("2026-03-03\tzero\t0\t5\n"))
    #expect(
      shows("chart done --plain --from 2026-02-25 --to 2026-03-03").split(separator: "\n").count
        == 2)
  }

  @Test func `who was given a place for records before has missed what came after`() {
    shows("participants add me")
    clock.set("2026-03-04T12:00:00Z")
    #expect(shows("day 2026-03-01").contains("[ ] Pulse  before you took part\n"))
    #expect(shows("day 2026-03-02").contains("[ ] Pulse  missed\n"))
  }

  @Test func `the task that enrols was not missed before it was done`() {
    machine.files["Content/s/study.json"] = """
      {"id": "s", "title": "S", "enrolment": "pulse", "tasks": [\(Self.pulse), \(Self.others)]}
      """
    #expect(shows("day 2026-03-01").contains("[ ] Pulse  before you took part\n"))
    shows("log pulse 60")
    clock.set("2026-03-04T12:00:00Z")
    #expect(shows("day 2026-03-01").contains("[ ] Pulse  before you took part\n"))
    #expect(shows("day 2026-03-03").contains("[ ] Pulse  missed\n"))
    #expect(shows("week --plain 2026-03-01").contains("2026-03-01\tnoneDue\t0\t0\n"))
    #expect(
      shows("report --from 2026-02-25 --to 2026-03-03 --json").contains(
        #"["Pulse","2","1","0","1","50"]"#))
  }
}
