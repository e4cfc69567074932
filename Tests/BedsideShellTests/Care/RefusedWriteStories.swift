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
    #expect(machine.transcript.contains("2  leave: leave it; nothing was recorded"))
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
}
