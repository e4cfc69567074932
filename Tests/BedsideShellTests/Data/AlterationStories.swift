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
