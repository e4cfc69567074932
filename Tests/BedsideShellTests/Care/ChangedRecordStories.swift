import BedsideCore
import BedsideSchedule
import BedsideShell
import BedsideStore
import Testing

/// Pages say what was done to what was recorded: that it was changed, taken back, or is late.
@MainActor
struct ChangedRecordStories {
  private let clock = StoryClock("2026-04-02T20:10:00Z")
  private let machine: Machine

  init() {
    machine = TripStudy.machine()
    machine.clock = clock
  }

  private func tells(_ line: String, _ text: String, isThere: Bool = true) {
    let told = machine.trip(line)
    #expect(told.contains(text) == isThere, "\(told)")
  }

  @Test func `what was changed is as old as it was, and says when it was changed`() {
    _ = machine.trip("start 7 --answers answers.json")
    _ = machine.trip("log 6 62")
    tells("today", "done 20:10")
    tells("today", "changed", isThere: false)
    clock.set("2026-04-02T20:15:00Z")
    _ = machine.trip("amend 7 pain 6")
    _ = machine.trip("amend 6 63")
    tells("today", "done 20:10")
    tells("today", "changed 20:15")
    tells("show evening", "Recorded Thu 2 Apr, 20:10.\nChanged Thu 2 Apr, 20:15.")
    tells("show pulse", "Recorded Thu 2 Apr, 20:10.\nChanged Thu 2 Apr, 20:15.")
    clock.set("2026-04-02T20:20:00Z")
    _ = machine.trip("amend 7 pain 7")
    tells("today", "done 20:10")
    tells("today", "changed 20:20")
    tells("show evening --json", #""original":"2026-04-02T20:10:00Z""#)
  }

  @Test func `what was taken back and put back is as old as it was`() {
    _ = machine.trip("done 1")
    clock.set("2026-04-02T20:15:00Z")
    _ = machine.trip("undone 1")
    tells("today", "taken back", isThere: false)
    _ = machine.trip("undo")
    tells("today", "done 20:10")
    tells("today", "changed 20:15")
  }

  @Test func `answers that somebody took back were not missed`() {
    _ = machine.trip("start 7 --answers answers.json")
    clock.set("2026-04-03T09:00:00Z")
    let delete = "delete evening 2026-04-02 --author Kim --reason misread"
    _ = machine.trip(delete)
    #expect(machine.end.code == .done)
    let day = machine.trip("day 2026-04-02")
    let row = day.split(separator: "\n").first { $0.contains("Evening") }
    #expect(row?.contains("taken back") == true && row?.contains("missed") == false, "\(day)")
    #expect(day.contains("taken back by Kim, Fri 3 Apr, 9:00: misread"), "\(day)")
  }

  @Test func `what is recorded after its day is late in the history and the trail`() {
    _ = machine.trip("done call")
    clock.set("2026-04-03T20:10:00Z")
    tells("history", "late", isThere: false)
    _ = machine.trip("done call --day yesterday")
    clock.set("2026-04-04T20:10:00Z")
    _ = machine.trip("done call --day yesterday")
    #expect(machine.end.code == .done, "\(machine.transcript)")
    tells("history", "Fri 3 Apr, late, recorded: ")
    tells("history --json", #""late":true"#)
    tells("audit", "(later than its day)")
    tells("audit --json", #""late":true"#)
  }

  @Test func `the way to correct a day that is over is told whole`() {
    _ = machine.trip("start 7 --answers answers.json")
    _ = machine.trip("log 6 62")
    clock.set("2026-04-03T20:10:00Z")
    machine.console.width = 200
    tells(
      "amend pulse 70 --day yesterday",
      "amend pulse 70 --day 2026-04-02 --author NAME --reason TEXT")
    tells(
      "amend evening --day yesterday pain 3",
      "amend evening pain 3 --day 2026-04-02 --author NAME --reason TEXT")
  }

  @Test func `a question without its answer is asked for that`() {
    _ = machine.trip("start 7 --answers answers.json")
    for line in ["amend evening pain", "amend evening pain=3"] {
      #expect(machine.trip(line) == "Say what 'pain' is changed to: amend 7 pain ANSWER\n")
      #expect(machine.end.code == .usage)
    }
    tells("help amend", "give one question and its answer, as in\namend 7 pain 6")
  }

  @Test func `a goal that was passed by far is told as it is`() {
    _ = machine.trip("log 3 210000")
    tells("today", "10,500%")
  }

  @Test func `changes stand as they were made where the clock was set back between them`() throws {
    _ = machine.trip("start 7 --answers answers.json")
    for (minute, reason) in [(18, "first"), (17, "second"), (16, "third")] {
      clock.set("2026-04-02T20:\(minute):00Z")
      _ = machine.trip("amend 7 pain \(minute - 10) --reason \(reason)")
      #expect(machine.end.code == .done, "\(machine.transcript)")
    }
    let audit = machine.trip("audit evening --last 2")
    #expect(!audit.contains("first"), "\(audit)")
    let second = try #require(audit.firstRange(of: "second")).lowerBound
    #expect(try #require(audit.firstRange(of: "third")).lowerBound > second, "\(audit)")
    let report = machine.trip("report")
    let places = try ["first", "second", "third"].map { reason in
      try #require(report.firstRange(of: reason), "\(report)").lowerBound
    }
    #expect(places == places.sorted(), "\(report)")
  }

  @Test func `a change of one answer leaves all else as it was recorded`() throws {
    machine.files["Content/trip/evening.json"] = """
      {"id": "evening", "version": 1, "title": "Evening", "steps": [
      {"id": "pain", "type": "question", "text": "How bad is the pain?", "optional": false,
       "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
      {"id": "fever", "type": "question", "text": "Your temperature?", "optional": false,
       "answer": {"format": "continuousScale", "minimum": 35, "maximum": 42, "default": 37}}]}
      """
    machine.isInteractive = true
    machine.console = ScriptedConsole("4", "", "", "")
    machine.run(["--study", "trip", "start", "7"])
    machine.isInteractive = false
    #expect(machine.end.code == .done, "\(machine.transcript)")
    let before = try answers()
    #expect(before["fever"]?["entry"] == "accepted")
    clock.set("2026-04-02T20:45:00Z")
    _ = machine.trip("amend 7 pain 6 --reason slip")
    let after = try answers()
    #expect(after["fever"] == before["fever"])
    #expect(after["pain"]?["value"] == 6)
    #expect(after["pain"]?["endDate"] == "2026-04-02T20:45:00Z")
    clock.set("2026-04-03T09:00:00Z")
    _ = machine.trip("amend evening pain 5 --day yesterday --author Kim --reason misread")
    #expect(try answers("2026-04-02")["fever"] == before["fever"])
  }

  /// The answers of the evening, by the ids of the questions.
  private func answers(_ day: String = "") throws -> [String: JSONValue] {
    machine.console = ScriptedConsole([], width: 80)
    machine.run(["--study", "trip", "show", "evening"] + (day.isEmpty ? [] : [day]) + ["--json"])
    let shown = try JSONReader.read(Array(machine.console.data.utf8))
    var answers: [String: JSONValue] = [:]
    for step in shown["result"]?["steps"]?.elements ?? [] {
      for answer in step["answers"]?.elements ?? [] {
        answers[answer["id"]?.string ?? ""] = answer.value
      }
    }
    return answers
  }
}
