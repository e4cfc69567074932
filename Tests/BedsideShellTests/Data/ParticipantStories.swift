import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// What is known of participants besides their records.
@MainActor
struct ParticipantStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private func tells(
    _ words: [String], _ text: String, _ code: ExitCode = .done,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    machine.console = ScriptedConsole([])
    machine.run(["--study", "trip"] + words)
    #expect(machine.transcript == text + "\n", sourceLocation: sourceLocation)
    #expect(machine.end.code == code, sourceLocation: sourceLocation)
  }

  @Test func `a participant is added, and what is known of one is kept and changed`() {
    tells(
      ["participants", "add", "ann", "--name", "Ann Lee", "--side", "left"],
      """
      Kept for 'ann'.
        ann  Ann Lee; left side; no answers yet
      """)
    tells(
      ["participants", "set", "ann", "--notes", "Allergic to latex"],
      """
      Kept for 'ann'.
        ann  Ann Lee; left side; no answers yet; Allergic to latex
      """)
    tells(
      ["participants", "set", "ann", "--side", "none"],
      """
      Kept for 'ann'.
        ann  Ann Lee; no answers yet; Allergic to latex
      """)
    tells(
      ["participants", "--json"],
      #"{"format":1,"participants":[{"participant":"ann","name":"Ann Lee","#
        + #""notes":"Allergic to latex","unfinished":0}]}"#)
  }

  @Test func `what can't be kept says why`() {
    tells(
      ["participants", "set", "bob", "--side", "left"],
      "There are no records of 'bob'. See whose there are with: participants", .noSuchThing)
    _ = machine.trip("participants add ann")
    tells(
      ["participants", "add", "ann"],
      """
      There is a participant 'ann' already. Change what is known with: participants
      set ann
      """, .badData)
    let how =
      "Write participants add NAME, or participants set NAME, with --name, --side or\n--notes."
    for words in [["set", "ann"], ["add"], ["remove", "ann"]] {
      tells(["participants"] + words, how, .usage)
    }
    #expect(machine.trip("participants set ann --side up").contains("'up'"))
    #expect(machine.end.code == .usage)
  }

  @Test func `where a store has several participants, the page says whose it is`() {
    #expect(machine.trip("today").hasPrefix("Today, Thu 2 Apr 2026\n"))
    _ = machine.trip("participants add ann")
    #expect(machine.trip("today --participant ann").hasPrefix("Today, Thu 2 Apr 2026\n"))
    _ = machine.trip("done 1")
    #expect(machine.trip("today --participant ann").hasPrefix("Today, Thu 2 Apr 2026 (ann)\n"))
    machine.run("participants", "set", "ann", "--name", "Ann Lee")
    #expect(
      machine.trip("today --participant ann").hasPrefix("Today, Thu 2 Apr 2026 (Ann Lee)\n"))
    #expect(machine.trip("today").hasPrefix("Today, Thu 2 Apr 2026 (me)\n"))
  }

  @Test func `what is known of a participant is erased with the records`() {
    _ = machine.trip("participants add ann")
    machine.run("participants", "set", "ann", "--name", "Ann Lee")
    _ = machine.trip("--participant ann erase --confirm ann")
    #expect(machine.journal.participants().isEmpty)
    #expect(
      !machine.journal.contents.values.contains {
        String(decoding: $0, as: UTF8.self).contains("Lee")
      })
  }
}
