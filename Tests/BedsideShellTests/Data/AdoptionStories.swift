import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// A line that was edited by hand counts again only if its study could have recorded what it says.
@MainActor
struct AdoptionStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private var file: JournalFile {
    get throws { .month("me", try #require(Month("2026-04"))) }
  }

  private func edit(_ old: String, _ new: String) throws {
    let text = String(decoding: machine.journal.contents[try file] ?? [], as: UTF8.self)
    #expect(text.contains(old), "\(text)")
    machine.journal.contents[try file] = Array(text.replacing(old, with: new).utf8)
  }

  private func adopt(
    _ line: Int, _ text: String, _ code: ExitCode = .badData,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    machine.console = ScriptedConsole([])
    machine.run(
      "--study", "trip", "doctor", "--adopt", "p/me/2026-04.jsonl:\(line)", "--author", "Ann",
      "--reason", "typing error")
    #expect(machine.transcript == text + "\n", sourceLocation: sourceLocation)
    #expect(machine.end.code == code, sourceLocation: sourceLocation)
  }

  @Test func `an answer within its limits is adopted, and no longer warned of`() throws {
    _ = machine.trip("start evening --answers answers.json")
    try edit(#""value":4"#, #""value":7"#)
    #expect(machine.trip("today").contains("p/me/2026-04.jsonl:1: the line was changed"))
    // The text that was shown is part of the answer's record, and stays as it was.
    adopt(1, "p/me/2026-04.jsonl:1 counts again, as line number 2 of this store.", .done)
    #expect(!machine.trip("today").contains("the line was changed"))
    #expect(machine.trip("verify").contains("counts again as line 2."))
    #expect(machine.end.code == .done)
  }

  /// The rows of a table, without what is said beside it.
  private func rows(of table: String) -> [Substring] {
    table.split(separator: "\r\n").dropFirst().filter { $0.hasPrefix("me,") }
  }

  @Test func `what was edited and adopted is a change wherever it is read`() throws {
    _ = machine.trip("start evening --answers answers.json")
    try edit(#""value":4"#, #""value":7"#)
    adopt(1, "p/me/2026-04.jsonl:1 counts again, as line number 2 of this store.", .done)
    let exported = machine.trip("export --format csv")
    #expect(!exported.contains("damaged") && !exported.contains("doctor"), "\(exported)")
    let rows = rows(of: exported)
    #expect(!rows.isEmpty && rows.allSatisfy { $0.contains(",true,Ann,typing error,") }, "\(rows)")
    #expect(machine.trip("report").contains("Evening of Thu 2 Apr edited by hand in the"))
  }

  @Test func `an outcome of which a value was taken back is told as changed`() {
    _ = machine.trip("log 5 2")
    _ = machine.trip("log 5 3")
    #expect(machine.trip("export --format csv").contains(",false,"))
    _ = machine.trip("unlog 5.1")
    let rows = rows(of: machine.trip("export --format csv"))
    #expect(rows.count == 1 && rows.allSatisfy { $0.contains(",true,,,") }, "\(rows)")
  }

  @Test func `a day that is over is not changed by the participant in an editor either`() throws {
    _ = machine.trip("start evening --answers answers.json")
    try edit(#""value":4"#, #""value":7"#)
    machine.clock = StoryClock("2026-04-03T12:10:00Z")
    for name in ["me", " Me "] {
      machine.console = ScriptedConsole([])
      machine.run(
        "--study", "trip", "doctor", "--adopt", "p/me/2026-04.jsonl:1", "--author", name,
        "--reason", "why")
      #expect(machine.end.code == .badData)
      #expect(machine.transcript.contains("is the participant, who changes today's answers"))
    }
    adopt(1, "p/me/2026-04.jsonl:1 counts again, as line number 2 of this store.", .done)
  }

  @Test func `an answer beyond its limits is refused`() throws {
    _ = machine.trip("start evening --answers answers.json")
    try edit(#""value":4"#, #""value":99"#)
    machine.console = ScriptedConsole([])
    machine.run(
      "--study", "trip", "doctor", "--adopt", "p/me/2026-04.jsonl:1", "--author", "Ann",
      "--reason", "typing error")
    #expect(machine.transcript.hasPrefix("p/me/2026-04.jsonl:1 can't be adopted. pain: "))
    #expect(machine.end.code == .badData)
  }

  @Test func `values that are not what the answers come to are refused`() throws {
    _ = machine.trip("start evening --answers answers.json")
    try edit(
      #""kind":"pain","value":4"#, #""kind":"pain","value":5"#)
    adopt(
      1,
      """
      p/me/2026-04.jsonl:1 can't be adopted. 'values' are not what the answers in
      'result' come to. Put it right in an editor.
      """)
  }

  @Test func `a value that could not have been logged is refused`() throws {
    _ = machine.trip("log 6 62")
    try edit(#""value":62"#, #""value":61"#)
    try edit(#""units":"bpm""#, #""units":"apples""#)
    adopt(
      1,
      """
      p/me/2026-04.jsonl:1 can't be adopted. '61 apples' is no value of 'Pulse'. Put
      it right in an editor.
      """)
    try edit(#""units":"apples""#, #""units":"bpm""#)
    adopt(1, "p/me/2026-04.jsonl:1 counts again, as line number 2 of this store.", .done)
  }

  @Test func `an event that the study does not have is refused`() throws {
    _ = machine.trip("log 6 62")
    try edit("me/trip/pulse/1/0/1", "me/trip/pulse/1/7/1")
    adopt(
      1,
      """
      p/me/2026-04.jsonl:1 can't be adopted: the study has no event
      'me/trip/pulse/1/7/1' on Thu 2 Apr 2026.
      """)
  }
}
