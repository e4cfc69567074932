import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What is gone from the records is told in words that say since when it was known, and what would do.
@MainActor
struct LossStories {
  private let machine = Machine()
  private let march = JournalFile.month("me", Month("2026-03") ?? .first)

  private func record(_ names: String...) throws {
    for name in names {
      let entry = JournalEntry("outcome", ["name": .string(name), "task": "check-in"])
      try machine.journal.append([entry], to: march)
    }
  }

  private func said(_ words: String..., code: ExitCode = .done) -> String {
    #expect(machine.types().run(words).code == code)
    return machine.transcript
  }

  private func cut(_ file: JournalFile, _ count: Int) {
    let lines = (machine.journal.contents[file] ?? []).split(separator: 10).dropLast(count)
    machine.journal.contents[file] = lines.flatMap { $0 + [10] }
  }

  @Test func `lines cut off the newest month are told until they are back`() throws {
    try record("a", "b", "c")
    #expect(said("verify").hasSuffix("Nothing is wrong.\n"))
    let whole = machine.journal.contents[march]
    cut(march, 2)
    for _ in 1...2 {
      #expect(
        said("verify", code: .badData).hasSuffix(
          """
          p/me/2026-03.jsonl: 2 lines at the end are missing. They were there on 2026-03-06 08:00 (UTC).
          See what would do with: doctor

          """))
    }
    #expect(
      said("doctor", code: .badData) == """
        p/me/2026-03.jsonl: 2 lines at the end are missing. They were there on 2026-03-06 08:00 (UTC).
          Take the missing lines from a copy of the store, and put them back in the
          order of their numbers (n). If nothing was written here since, put back the
          whole file.
          If no copy holds what is lost, accept that with: doctor --accept-loss
          p/me/2026-03.jsonl --author NAME --reason TEXT

        """)
    machine.journal.contents[march] = whole
    #expect(said("verify").hasSuffix("Nothing is wrong.\n"))
  }

  @Test func `a file that is gone is told, and so is what stands in the place of lost lines`()
    throws
  {
    try record("a")
    try machine.journal.append([JournalEntry("setting", ["setting": "x"])], to: .settings("me"))
    _ = said("verify")
    let other = MemoryJournal()
    try other.append([JournalEntry("outcome", ["name": "other"])], to: march)
    machine.journal.contents[march] = other.contents[march]
    machine.journal.contents[.settings("me")] = nil
    #expect(
      said("doctor", code: .badData) == """
        p/me/settings.jsonl: the file is missing. It was there on 2026-03-06 08:00 (UTC).
          Put the file back from a copy of the store. Everything else in it counts as
          before.
          If no copy holds what is lost, accept that with: doctor --accept-loss
          p/me/settings.jsonl --author NAME --reason TEXT
        p/me/2026-03.jsonl: lines that were at the end on 2026-03-06 08:00 (UTC) are missing, and others \
        stand in their place.
          Take the missing lines from a copy of the store, and put them back in the
          order of their numbers (n). If nothing was written here since, put back the
          whole file.
          If no copy holds what is lost, accept that with: doctor --accept-loss
          p/me/2026-03.jsonl --author NAME --reason TEXT

        """)
  }

  @Test func `a participant of whom nothing is left is told once, and erased on purpose no more`()
    throws
  {
    try record("a")
    try machine.journal.append([JournalEntry("setting", ["setting": "x"])], to: .settings("me"))
    _ = said("verify")
    machine.journal.contents = [:]
    #expect(
      said("doctor", code: .badData) == """
        p/me: all records of this participant are missing, 2 files. They were there on 2026-03-06 \
        08:00 (UTC).
          Put the folder back from a copy of the store. If the records were removed on
          purpose, say so with: erase --participant me

        """)
    _ = said("erase", "--confirm", "me")
    #expect(said("doctor") == "Nothing is wrong.\n")
  }
}
