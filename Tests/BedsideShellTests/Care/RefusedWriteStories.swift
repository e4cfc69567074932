import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What is asked when something can't be written.
@MainActor
struct RefusedWriteStories {
  private let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")
  private let full = JournalError.notSaved(
    SystemError(.write, "p/me/2026-04.jsonl", .diskFull))

  @Test func `what was not recorded is tried again, and is recorded once`() {
    let journal = machine.journal
    machine.type(["done 1", "retry", "quit"])
    machine.console.meanwhile[1] = { journal.refusal = nil }
    machine.journal.refusal = full
    machine.run("--study", "trip")
    #expect(machine.transcript.contains("1  retry: try to save again"))
    #expect(machine.transcript.contains("3  leave: leave it; nothing was recorded"))
    #expect(machine.transcript.contains("Done: Night Drops."))
    machine.isInteractive = false
    #expect(machine.trip("history drops --plain").split(separator: "\n").count == 1)
  }

  @Test func `who leaves it has recorded nothing, and a script is not asked`() {
    machine.journal.refusal = full
    machine.type(["done 1", "leave", "quit"])
    machine.run("--study", "trip")
    #expect(!machine.transcript.contains("Done:"))
    machine.isInteractive = false
    #expect(machine.trip("done 1").split(separator: "\n").count == 1)
    #expect(machine.end.code == .cannotWrite)
  }

  @Test func `the answers of a run that can't be recorded are saved elsewhere, and come back`() {
    let journal = machine.journal
    machine.type(["start 7", "4", "37", "", "elsewhere", "stick", "quit"])
    // The last answer is kept; then the disk is full.
    machine.console.meanwhile[3] = { journal.refusal = full }
    machine.run("--study", "trip")
    #expect(machine.transcript.contains("2  elsewhere: save a copy of the answers"))
    #expect(machine.transcript.contains("  import stick/bedside-run-1.jsonl\n"))
    #expect(machine.files["stick/bedside-run-1.jsonl"] != nil)
    journal.refusal = nil
    machine.type(["resume", "", "quit"])
    machine.run("--study", "trip")
    #expect(machine.transcript.contains("Saved: Evening, Thu 2 Apr."))
  }

  @Test func `a mark that can't be written is saved elsewhere, and comes in once`() throws {
    let journal = machine.journal
    journal.refusal = full
    machine.type(["done 1", "elsewhere", "stick", "log 5 30 mg", "elsewhere", "stick", "quit"])
    machine.run("--study", "trip")
    #expect(machine.transcript.contains("2  elsewhere: save it in another folder"))
    #expect(
      machine.transcript.contains(
        """
        It is saved there and is not recorded yet. When there is room again, bring it in
        with the next line, and don't type it again:
          import stick/bedside-run-1.jsonl

        """))
    #expect(journal.contents.isEmpty)
    journal.refusal = nil
    machine.isInteractive = false
    let recorded = "What was marked or logged is recorded now. See it with: history\n"
    #expect(machine.trip("import stick/bedside-run-1.jsonl") == recorded)
    #expect(machine.trip("import stick/bedside-run-2.jsonl") == recorded)
    #expect(
      machine.trip("import stick/bedside-run-1.jsonl")
        == "The records of 'me' have all of it already.\n")
    #expect(machine.trip("today").contains("1 [x] Night Drops        done 20:10"))
    #expect(machine.trip("history --plain").split(separator: "\n").count == 2)
    #expect(try journal.verify(.plan).isSound)
  }

  @Test func `a mark from elsewhere does not cover what was recorded since`() {
    let journal = machine.journal
    journal.refusal = full
    machine.type(["log 6 62", "elsewhere", "stick", "quit"])
    machine.run("--study", "trip")
    journal.refusal = nil
    machine.isInteractive = false
    _ = machine.trip("log 6 70")
    #expect(
      machine.trip("import stick/bedside-run-1.jsonl")
        == "What this file holds is recorded already, in another way. Nothing was added. See\n"
        + "it with: history\n")
    #expect(machine.end.code == .badData)
    #expect(machine.trip("today").contains("70 bpm"))
  }

  @Test func `a file of a mark that was changed is not taken`() throws {
    machine.journal.refusal = full
    machine.type(["log 6 62", "elsewhere", "stick", "quit"])
    machine.run("--study", "trip")
    machine.journal.refusal = nil
    let path = "stick/bedside-run-1.jsonl"
    machine.files[path] = try #require(machine.files[path]).replacing(":62,", with: ":26,")
    machine.isInteractive = false
    #expect(
      machine.trip("import \(path)")
        == "Not saved. The copy was changed or cut short after it was written.\n")
    #expect(machine.journal.contents.isEmpty)
  }
}
