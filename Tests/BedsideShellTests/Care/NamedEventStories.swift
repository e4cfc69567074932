import BedsideCore
import BedsideShell
import Testing

/// How events are named in commands: by numbers, letters and days, and what is said where there is none.
@MainActor
struct NamedEventStories {
  private let clock = StoryClock("2026-04-02T20:10:00Z")
  private let machine: Machine

  init() {
    machine = TripStudy.machine()
    machine.clock = clock
  }

  private func tells(
    _ line: String, _ text: String, _ code: ExitCode,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let told = machine.trip(line).replacing("\n", with: " ")
    #expect(told.contains(text), "\(told)", sourceLocation: sourceLocation)
    #expect(machine.end.code == code, sourceLocation: sourceLocation)
  }

  @Test func `the number of a closed row says why it is closed, as its task does`() {
    tells("start review", "'Look Back' opens when 'Evening' is done.", .badData)
    let told = machine.transcript
    for word in ["8", "8b"] {
      #expect(machine.trip("start \(word)") == told)
      #expect(machine.end.code == .badData)
    }
  }

  @Test func `a letter that no event has is told, and which there are`() {
    let none = "There is no 'z' of 'Tablets', whose events there are a to b."
    for line in ["start 2z", "done 2z", "done tablets z", "done 2Z"] {
      tells(line, none, .noSuchThing)
    }
    _ = machine.trip("start 7 --answers answers.json")
    let one = "There is no 'b' of 'Evening', which has one event there. Leave the letter out."
    for line in ["show evening b", "show 7b", "delete evening b", "start 7b"] {
      tells(line, one, .noSuchThing)
    }
  }

  @Test func `the letter of a task's only event may be given`() {
    _ = machine.trip("start 7 --answers answers.json")
    let shown = machine.trip("show evening")
    #expect(machine.trip("show evening a") == shown)
    tells("amend evening a pain 6", "Changed: Evening.", .done)
    tells("log pulse a 70", "Pulse", .done)
    clock.set("2026-04-03T09:00:00Z")
    tells(
      "delete evening a yesterday --author Kim --reason misread", "Taken back: Evening", .done)
  }

  @Test func `letters are taken in either case`() {
    tells("done 2B", "Done: Tablets, Dinner.", .done)
    tells("undone tablets B", "Tablets, Dinner", .done)
    #expect(machine.end.code == .done)
  }

  @Test func `a survey of a day that is over is begun with its day`() {
    let late = "\"survey\": \"evening.json\", \"late\": {\"days\": 1},"
    machine.files["Content/trip/study.json"] = TripStudy.files["Content/trip/study.json"]?
      .replacing("\"survey\": \"evening.json\",", with: late)
    tells("done evening", "Type: start evening", .badData)
    #expect(!machine.transcript.contains("2026"))
    clock.set("2026-04-03T09:00:00Z")
    tells("done evening --day yesterday", "Type: start evening 2026-04-02", .badData)
    tells("log evening 4 --day yesterday", "Type: start evening 2026-04-02", .badData)
    tells("start evening 2026-04-02 --answers answers.json", "", .done)
  }

  @Test func `the trail of a task is found by its number, and of none that there is not is told`() {
    _ = machine.trip("start 7 --answers answers.json")
    let trail = machine.trip("audit evening")
    #expect(trail.contains("recorded: "))
    #expect(machine.trip("audit 7") == trail)
    tells("audit nope", "'nope'", .noSuchThing)
    tells("audit evenin", "Did you mean 'evening'?", .noSuchThing)
    tells("audit pulse", "Nothing was written.", .done)
  }

  @Test func `what was corrected by somebody else is named where nothing can be undone`() {
    _ = machine.trip("start 7 --answers answers.json")
    clock.set("2026-04-02T20:30:00Z")
    _ = machine.trip("amend evening pain 6 --author Kim --reason misread")
    tells(
      "undo",
      "There is nothing to undo: 'Evening' on Thu 2 Apr 2026 was changed by Kim since, and stands as it"
        + " was corrected. See it with: history", .badData)
  }

  @Test func `a day means the study's day wherever it is asked for`() {
    machine.files["Content/trip/study.json"] = TripStudy.files["Content/trip/study.json"]?
      .replacing("\"title\": \"Trip\",", with: "\"title\": \"Trip\", \"dayStart\": \"04:00\",")
    _ = machine.trip("log 6 62")
    clock.set("2026-04-03T01:00:00Z")
    for (line, text) in [
      ("history", "62"), ("audit", "62"), ("insights", "This study has no charts."),
      ("report", "Period: Thu 2 Apr 2026, one day"), ("export --format csv", "62"),
    ] {
      tells("\(line) --from today", text, .done)
    }
    for line in [
      "history --to yesterday", "audit --to yesterday", "export --format csv --to yesterday",
    ] {
      let told = machine.trip(line)
      #expect(!told.contains("62"), "\(line): \(told)")
    }
  }
}
