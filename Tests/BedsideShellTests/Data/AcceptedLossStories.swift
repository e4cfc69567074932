import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// A loss that nobody can make good is accepted under a name, and stays known.
@MainActor
struct AcceptedLossStories {
  private let machine = Machine()
  private let march = JournalFile.month("me", Month("2026-03") ?? .first)
  private let accepting = [
    "doctor", "--accept-loss", "p/me/2026-03.jsonl", "--author", "Kim", "--reason", "no copy",
  ]

  private func record(_ names: String...) throws {
    for name in names {
      let entry = JournalEntry("outcome", ["name": .string(name), "task": "check-in"])
      try machine.journal.append([entry], to: march)
    }
  }

  private func said(_ words: [String], code: ExitCode = .done) -> String {
    #expect(machine.types().run(words).code == code)
    return machine.transcript
  }

  private func cut(_ count: Int) {
    let lines = (machine.journal.contents[march] ?? []).split(separator: 10).dropLast(count)
    machine.journal.contents[march] = lines.flatMap { $0 + [10] }
  }

  private func lose() throws {
    try record("a", "b", "c")
    _ = said(["verify"])
    cut(2)
  }

  @Test func `an accepted loss is told calmly, by whom, when and why`() throws {
    try lose()
    #expect(
      said(accepting) == """
        p/me/2026-03.jsonl: 2 lines are lost, which Kim accepts. 'verify' goes on to
        tell of them.

        """)
    let told = """
      p/me/2026-03.jsonl: 2 lines are lost. Kim accepted that on 2026-03-06 08:00 (UTC): no copy
      Nothing else is wrong.

      """
    for _ in 1...2 { #expect(said(["verify"]).hasSuffix("\n" + told)) }
    #expect(said(["doctor"]) == told)
    #expect(
      said(["audit"]).contains(
        """
        2026-03-06 08:00:00 (UTC), Kim
          p/me/2026-03.jsonl: 2 lines were accepted as lost. Reason: no copy
          p/me/settings.jsonl:1
        """))
    #expect(
      said(["verify", "--json"]).contains(
        #"""
        "accepted":[{"file":"p/me/2026-03.jsonl","lines":2,"plans":0,\#
        "date":"2026-03-06T08:00:00Z","author":"Kim","reason":"no copy"}]
        """#))
  }

  @Test func `an acceptance needs a name, a reason, a file and a loss, and one thing at a time`()
    throws
  {
    try record("a")
    let before = machine.journal.contents
    func refuses(_ words: [String], _ code: ExitCode, _ message: String) {
      let said = said(["doctor"] + words, code: code)
      #expect(said.split(separator: "\n").joined(separator: " ") == message)
    }
    let signed = ["--author", "Kim", "--reason", "why"]
    for words in [
      [], ["--author", "Kim"], ["--reason", "why"],
    ] {
      refuses(
        ["--accept-loss", "p/me/2026-03.jsonl"] + words, .usage,
        "Accepting a loss needs --author and --reason.")
    }
    refuses(
      ["--accept-loss", "p/me/2026-03.jsonl"] + signed, .badData,
      "p/me/2026-03.jsonl lacks nothing that is known. There is no loss to accept.")
    for path in ["somewhere", "p/me/drafts/x.jsonl"] {
      refuses(
        ["--accept-loss", path] + signed, .usage,
        "'\(path)' names no file of the records. Write it like p/me/2026-03.jsonl")
    }
    refuses(
      ["--accept-loss", "p/me/2026-03.jsonl", "--adopt", "p/me/2026-03.jsonl:1"] + signed, .usage,
      "--adopt and --accept-loss are two things. Give one, then the other.")
    #expect(machine.journal.contents == before)
  }

  @Test func `what is lost later is told as before, and what comes back is lost no more`() throws {
    try lose()
    let whole = machine.journal.contents[march]
    _ = said(accepting)
    try record("d", "e")
    _ = said(["verify"])
    cut(1)
    #expect(
      said(["verify"], code: .badData).hasSuffix(
        """
        p/me/2026-03.jsonl: 2 lines are lost. Kim accepted that on 2026-03-06 08:00 (UTC): no copy
        p/me/2026-03.jsonl: 1 line at the end is missing. It was there on 2026-03-06 08:00 (UTC).
        See what would do with: doctor

        """))
    machine.journal.contents[march] = whole
    cut(0)
    #expect(
      said(["verify", "--json"], code: .badData).contains(#""cutOff":2,"gone":false"#))
  }

  @Test func `pages are quiet about an accepted loss, and the history tells of it`() throws {
    let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")
    let april = JournalFile.month("me", try #require(Month("2026-04")))
    func accept(_ name: String) {
      machine.console = ScriptedConsole([])
      machine.run(
        "--study", "trip", "doctor", "--accept-loss", "p/me/2026-04.jsonl", "--author", name,
        "--reason", "disk failed")
    }
    _ = machine.trip("start evening --answers answers.json")
    _ = machine.trip("verify")
    machine.journal.contents[april] = nil
    #expect(machine.trip("today").contains("p/me/2026-04.jsonl: the file is missing."))
    accept("me")
    #expect(machine.end.code == .badData)
    #expect(machine.transcript.contains("is the participant, who changes today's answers"))
    #expect(machine.trip("verify").contains("are missing"))
    accept("Kim")
    #expect(machine.end.code == .done)
    #expect(!machine.trip("today").contains("p/me/2026-04.jsonl"))
    #expect(
      machine.trip("verify").hasSuffix(
        """
        p/me/2026-04.jsonl: 1 line is lost. Kim accepted that on 2026-04-02 12:10 (UTC): disk failed
        Nothing else is wrong.

        """))
    #expect(
      machine.trip("history").split(separator: "\n").joined(separator: " ").replacing(
        "  ", with: ""
      )
      .contains("1 line of p/me/2026-04.jsonl was accepted as lost"))
    #expect(
      machine.trip("history --json").contains(
        #""change":"lost","day":"2026-04-02","date":"2026-04-02T12:10:00Z","file":"p/me/2026-04.jsonl""#
      ))
  }
}
