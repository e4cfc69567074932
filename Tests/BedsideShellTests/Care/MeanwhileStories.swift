import BedsideCore
import BedsideSchedule
import BedsideShell
import BedsideStore
import Testing

/// What another shell does to the same records while this one has a prompt open.
@MainActor
struct MeanwhileStories {
  private let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")
  private let full = JournalError.notSaved(
    SystemError(.write, "p/me/2026-04.jsonl", .diskFull))

  /// Opens a shell in which these lines are typed, while something else happens before one of them.
  private func shell(_ lines: [String], before place: Int, _ body: @escaping () -> Void) {
    machine.type(lines)
    machine.console.meanwhile[place] = body
    machine.run("--study", "trip")
  }

  private func erase() { _ = machine.elsewhere().trip("erase --confirm me") }

  private let erased = """
    Nothing was written: these records were erased in another place after this was
    begun, and what was answered here was not brought back. See what there is now
    with: today

    """

  @Test func `the answers of a run are not kept, nor offered a copy, when the records are erased`()
  {
    shell(["start 7", "4", "37", "quit"], before: 1) { erase() }
    #expect(machine.transcript.contains(erased))
    #expect(!machine.transcript.contains("elsewhere: save a copy"))
    #expect(!machine.transcript.contains("What now?"))
    #expect(!machine.transcript.contains("Your last answer is only on this screen"))
    #expect(machine.journal.participants().isEmpty)
  }

  @Test func `an erasure before the last answer is recorded ends the run as well`() {
    shell(["start 7", "4", "37", "", "quit"], before: 3) { erase() }
    #expect(machine.transcript.contains(erased))
    #expect(!machine.transcript.contains("Your answers are kept as unfinished"))
    #expect(!machine.transcript.contains("elsewhere: save a copy"))
    #expect(machine.journal.participants().isEmpty)
  }

  @Test func `who is asked where to save a copy gets none of what was erased meanwhile`() {
    let journal = machine.journal
    machine.type(["start 7", "4", "37", "", "elsewhere", "stick", "quit"])
    machine.console.meanwhile[3] = { journal.refusal = full }
    machine.console.meanwhile[5] = {
      journal.refusal = nil
      erase()
    }
    machine.run("--study", "trip")
    #expect(!machine.transcript.contains("A copy of your answers so far is saved."))
    #expect(machine.transcript.contains(erased))
    #expect(machine.files.keys.allSatisfy { !$0.hasPrefix("stick") })
    #expect(machine.journal.participants().isEmpty)
  }

  @Test func `a mark that is tried again after an erasure is not written`() {
    let journal = machine.journal
    _ = machine.trip("done 2a")
    journal.refusal = full
    shell(["done 1", "retry", "quit"], before: 1) {
      journal.refusal = nil
      erase()
    }
    #expect(machine.transcript.contains(erased))
    #expect(machine.journal.participants().isEmpty)
  }

  @Test func `a command that was typed on a page of what is erased does nothing`() {
    _ = machine.trip("done 2a")
    shell(["undo", "done 2b", "quit"], before: 0) { erase() }
    #expect(
      machine.transcript.contains("bedside Thu 2 Apr> undo\n" + erased + "bedside Thu 2 Apr> done"))
    // From then on the person knows, and begins anew.
    #expect(machine.transcript.contains("Done: Tablets, Dinner."))
  }

  @Test func `an erasure is told before the next prompt, unless it was asked for here`() {
    _ = machine.trip("done 2a")
    let told = "These records were erased in another place. See what there is now with: today"
    shell(["week", "quit"], before: 0) { erase() }
    #expect(machine.transcript.contains(told))
    _ = machine.elsewhere().trip("done 2a")
    machine.type(["erase --confirm me", "week", "quit"])
    machine.run("--study", "trip")
    #expect(!machine.transcript.contains(told))
  }

  @Test func `an erasure that a refusal told is no news at the next prompt`() {
    shell(["start 7", "4", "37", "quit"], before: 1) { erase() }
    #expect(machine.transcript.contains(erased))
    #expect(!machine.transcript.contains("These records were erased in another place. See"))
  }

  @Test func `answers are not taken back that another shell changed while it was asked`() {
    _ = machine.trip("start 7 --answers answers.json")
    shell(["delete 7", "yes", "quit"], before: 1) {
      _ = machine.elsewhere().trip("amend 7 pain 6")
    }
    #expect(
      machine.transcript.contains(
        """
        Nothing was written: what is recorded for 'Evening' on Thu 2 Apr 2026 was
        changed in another place after this was begun. See what is with:
        show evening 2026-04-02

        """))
    machine.isInteractive = false
    #expect(machine.trip("show evening --plain").contains("pain\tanswered\ttyped\t6"))
  }

  @Test func `answers that are gone through again don't overwrite those of another shell`() {
    _ = machine.trip("start 7 --answers answers.json")
    shell(["amend 7", "5", "", "", "quit"], before: 2) {
      _ = machine.elsewhere().trip("amend 7 pain 6")
    }
    #expect(machine.transcript.contains("Nothing was written: what is recorded for 'Evening'"))
    machine.isInteractive = false
    #expect(machine.trip("show evening --plain").contains("pain\tanswered\ttyped\t6"))
  }

  @Test func `a number means the value that was shown under it`() {
    _ = machine.trip("log 5 1")
    _ = machine.trip("log 5 2")
    _ = machine.trip("log 5 3")
    shell(["unlog 5.2", "unlog 5.2", "quit"], before: 0) {
      _ = machine.elsewhere().trip("unlog 5.1")
    }
    #expect(
      machine.transcript.contains(
        """
        bedside Thu 2 Apr> unlog 5.2
        What is recorded for 'Nausea' has changed in another place since it was shown
        here. Nothing was taken back or changed. Now there is:
             5.2  20:10  3
             5.1  20:10  2

        """))
    // What stands under the number now was shown.
    #expect(machine.transcript.contains("Taken back: Nausea, 3."))
  }

  @Test func `a value that nobody saw here is neither changed nor taken back`() {
    _ = machine.trip("log 5 1")
    let lines = ["amend 5 7", "undone 5", "unlog 5", "quit"]
    shell(lines, before: 0) {
      _ = machine.elsewhere().trip("unlog 5")
      _ = machine.elsewhere().trip("log 5 2")
    }
    #expect(
      machine.transcript.contains(
        "> amend 5 7\nWhat is recorded for 'Nausea' has changed in another place"))
    machine.isInteractive = false
    #expect(machine.trip("history nausea --plain").split(separator: "\n").count == 4)
  }

  @Test func `what was logged here needs no page to be taken back`() {
    machine.type(["log 5 1", "log 5 2", "unlog 5.2", "unlog 5", "quit"])
    machine.run("--study", "trip")
    #expect(machine.transcript.contains("Taken back: Nausea, 2."))
    #expect(machine.transcript.contains("Taken back: Nausea, 1."))
  }

  @Test func `undo means what was done last when it was typed`() {
    _ = machine.trip("log 5 1")
    shell(["undo", "undo", "quit"], before: 0) {
      _ = machine.elsewhere().trip("log 5 2")
    }
    #expect(
      machine.transcript.contains(
        """
        bedside Thu 2 Apr> undo
        Nothing was undone: something else was done in another place after this was
        begun. See it with: history

        """))
    #expect(machine.transcript.contains("Undone: Nausea, 2 is taken back."))
    #expect(!machine.transcript.contains("Undone: Nausea, 1"))
  }
}
