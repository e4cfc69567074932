import BedsideCore
import BedsideShell
import Testing

/// The record of one of several events of a day, shown and taken back.
@MainActor
struct LetteredRecordStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  private func tells(
    _ line: String, _ text: String, _ code: ExitCode = .done,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(machine.trip(line) == text + "\n", sourceLocation: sourceLocation)
    #expect(machine.end.code == code, sourceLocation: sourceLocation)
  }

  private func recordBoth() {
    _ = machine.trip("done 2b")
    _ = machine.trip("done 2a")
  }

  @Test func `the letter says which event is taken back`() {
    recordBoth()
    tells("delete 2a", "Taken back: Tablets, Breakfast, Thu 2 Apr.")
    tells("delete 2a", "Nothing is recorded for 'Tablets' on Thu 2 Apr 2026.", .noSuchThing)
    tells("delete tablets b", "Taken back: Tablets, Dinner, Thu 2 Apr.")
  }

  @Test func `without a letter it is asked which of several is meant`() {
    recordBoth()
    tells(
      "delete 2",
      "'Tablets' has several events. Say which: delete 2a (Breakfast), delete 2b\n(Dinner)",
      .usage)
    tells(
      "show tablets",
      "'Tablets' has several events. Say which: show 2a (Breakfast), show 2b (Dinner)", .usage)
    _ = machine.trip("delete 2b")
    tells("delete 2", "Taken back: Tablets, Breakfast, Thu 2 Apr.")
  }

  @Test func `the letter says which event is shown`() {
    recordBoth()
    #expect(machine.trip("show 2a").hasPrefix("Tablets, Breakfast, Thu 2 Apr 2026\n"))
    #expect(machine.trip("show tablets b").hasPrefix("Tablets, Dinner, Thu 2 Apr 2026\n"))
    _ = machine.trip("delete 2b")
    tells("show 2b", "Nothing is recorded for 'Tablets' on Thu 2 Apr 2026.", .noSuchThing)
    tells("show 2c", "There is no 'c' of 'Tablets', whose events there are a to b.", .noSuchThing)
    #expect(machine.trip("show 2 a today b").hasPrefix("Unexpected argument 'b'.\n"))
    tells("show 2a a", "Unexpected argument 'a'.", .usage)
  }

  @Test func `an event of a day that is over is named by its letter and its day`() {
    recordBoth()
    machine.clock = StoryClock("2026-04-03T12:10:00Z")
    let which =
      "'Tablets' has several events. Say which:\n"
      + "delete tablets a 2026-04-02 --author Kim --reason misread (Breakfast),\n"
      + "delete tablets b 2026-04-02 --author Kim --reason misread (Dinner)"
    tells("delete tablets 2026-04-02 --author Kim --reason misread", which, .usage)
    #expect(machine.trip("show 2 a yesterday").hasPrefix("Tablets, Breakfast, Thu 2 Apr 2026\n"))
    tells(
      "delete tablets a 2026-04-02 --author Kim --reason misread",
      "Taken back: Tablets, Breakfast, Thu 2 Apr.")
    tells(
      "delete 2b 2026-04-02 --author Kim --reason misread",
      "Taken back: Tablets, Dinner, Thu 2 Apr.")
  }
}
