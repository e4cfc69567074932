import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// Lines that were changed together with their checks are told, and let count by somebody with a name.
@MainActor
struct AlterationStories {
  private let machine = Machine()
  private let march = JournalFile.month("me", Month("2026-03") ?? .first)

  private func record(_ names: String..., in journal: MemoryJournal) throws {
    for name in names {
      let entry = JournalEntry("outcome", ["name": .string(name), "task": "check-in"])
      try journal.append([entry], to: march)
    }
  }

  private func said(_ words: String..., code: ExitCode = .done) -> String {
    #expect(machine.types().run(words).code == code)
    return machine.transcript
  }

  /// Changes a word of a line by hand, without its checksum.
  private func edit(_ old: String, _ new: String) {
    let text = String(decoding: machine.journal.contents[march] ?? [], as: UTF8.self)
    machine.journal.contents[march] = Array(text.replacing(old, with: new).utf8)
  }

  @Test(arguments: ["a", "b", "c"])
  func `beside a line that was edited by hand nothing else is said to be changed`(
    name: String
  ) throws {
    try record("a", "b", "c", in: machine.journal)
    _ = said("verify")
    try record("d", in: machine.journal)
    edit("\"name\":\"\(name)\"", "\"name\":\"longer\"")
    #expect(!said("verify", code: .badData).contains("together with their checks"))
    edit("\"name\":\"d\"", "\"name\":\"and another\"")
    #expect(!said("verify", code: .badData).contains("together with their checks"))
  }

  @Test(arguments: ["a", "c", "d"])
  func `a second edit beside one by hand is told, and not let in with it`(name: String) throws {
    let names = ["a", "b", "c"]
    for name in names { try record(name, in: machine.journal) }
    _ = said("verify")
    let forger = MemoryJournal(origin: machine.journal.origin)
    for other in names { try record(other == "b" ? "x" : other, in: forger) }
    for journal in [machine.journal, forger] { try record("d", in: journal) }
    machine.journal.contents[march] = forger.contents[march]
    edit("\"name\":\"\(name)\"", "\"name\":\"longer\"")
    let text = said("verify", code: .badData)
    #expect(text.contains("the line was changed after it was written"))
    #expect(text.contains("lines were changed together with their checks."))
    for other in ["a", "c", "d"] { edit("\"name\":\"\(other)\"", "\"name\":\"also edited\"") }
    let more = said("verify", code: .badData)
    #expect(more.contains("lines were changed together with their checks."))
  }

  @Test func `lines that are given up with a changed one are told as well`() throws {
    for name in ["a", "b", "c", "d"] { try record(name, in: machine.journal) }
    _ = said("verify")
    let forger = MemoryJournal(origin: machine.journal.origin)
    for name in ["a", "x", "c", "d"] { try record(name, in: forger) }
    machine.journal.contents[march] = forger.contents[march]
    edit("\"name\":\"a\"", "\"name\":\"longer\"")
    edit("\"name\":\"c\"", "\"name\":\"\"")
    let path = "p/me/2026-03.jsonl"
    let accepted = said("doctor", "--accept-loss", path, "--author", "Kim", "--reason", "typo")
      .replacing("\n", with: " ")
    #expect(accepted.contains("what the lines say now counts, which Kim accepts"))
    #expect(accepted.contains("2 lines are lost, which Kim accepts"))
    let told = said("verify")
    #expect(told.contains("lines were changed together with their checks. Kim accepted that"))
    #expect(told.contains("2 lines are lost. Kim accepted that"))
    let audit = said("audit").replacing("\n  ", with: " ")
    #expect(audit.contains("their checks were accepted; 2 lines were accepted as lost"))
    #expect(said("audit", "--json").contains(#""new":["altered",2]"#))
  }

  @Test func `a line that was changed with its check is told until somebody lets it count`() throws
  {
    try record("a", "b", in: machine.journal)
    #expect(said("verify").hasSuffix("Nothing is wrong.\n"))
    let forger = MemoryJournal(origin: machine.journal.origin)
    try record("x", "b", in: forger)
    machine.journal.contents[march] = forger.contents[march]
    let told = """
      p/me/2026-03.jsonl: lines were changed together with their checks. What was there on \
      2026-03-06 08:00 (UTC) is not what is there now.

      """
    for _ in 1...2 {
      let text = said("verify", code: .badData)
      #expect(text.hasSuffix(told + "See what would do with: doctor\n"))
    }
    #expect(
      said("doctor", code: .badData) == told + """
          Compare the file with that of a copy of the store, and put it back if it was
          right. If what it says now is right, let it count with: doctor --accept-loss
          p/me/2026-03.jsonl --author NAME --reason TEXT

        """)
    #expect(said("verify", "--json", code: .badData).contains(#""altered":true"#))
    let accepted = said(
      "doctor", "--accept-loss", "p/me/2026-03.jsonl", "--author", "Kim", "--reason", "typo")
    #expect(
      accepted == """
        p/me/2026-03.jsonl: what the lines say now counts, which Kim accepts. 'verify'
        goes on to tell of it.

        """)
    #expect(
      said("verify").hasSuffix(
        """
        p/me/2026-03.jsonl: lines were changed together with their checks. Kim accepted that on \
        2026-03-06 08:00 (UTC): typo
        Nothing else is wrong.

        """))
    let audit = said("audit").replacing("\n  ", with: " ")
    #expect(audit.contains("lines that were changed together with their checks were accepted"))
  }
}
