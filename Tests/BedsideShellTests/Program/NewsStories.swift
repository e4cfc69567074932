import BedsideCore
import BedsideShell
import Testing

/// What has changed while a shell stood at its prompt.
@MainActor
struct NewsStories {
  private let machine = TripStudy.machine(now: "2026-04-02T12:10:00Z")

  /// Opens a shell in which these lines are typed, while something else happens before one of them.
  private func shell(_ lines: [String], before place: Int, _ body: @escaping () -> Void) {
    machine.type(lines)
    machine.console.meanwhile[place] = body
    machine.run("--study", "trip")
  }

  @Test func `what another shell recorded is told before the next prompt`() {
    let other = machine.elsewhere()
    shell(["done 1", "week", "quit"], before: 0) {
      _ = other.trip("log 5 30 mg")
      _ = other.trip("done 2a")
    }
    #expect(
      machine.transcript.contains(
        """
        Recorded elsewhere: Nausea, Thu 2 Apr, added: 30 mg.
        Recorded elsewhere: Tablets, Breakfast, Thu 2 Apr, recorded: 1 tablet.
        bedside Thu 2 Apr> week
        """))
    #expect(!machine.transcript.contains("Recorded elsewhere: Night Drops"))
  }

  @Test func `a day that has turned is told, and today's page is another one`() {
    let clock = StoryClock("2026-04-02T23:59:00Z")
    machine.clock = clock
    shell(["week", "done 1", "today", "quit"], before: 0) { clock.set("2026-04-03T00:00:30Z") }
    #expect(
      machine.transcript.contains(
        """
        It is Fri 3 Apr 2026 now. See it with: today
        bedside Fri 3 Apr> done 1
        Done: Night Drops.
        bedside Fri 3 Apr> today
        Today, Fri 3 Apr 2026
        """))
  }

  @Test func `what was typed before midnight is not done for the day after it`() {
    let clock = StoryClock("2026-04-02T23:59:50Z")
    machine.clock = clock
    shell(["done 1", "done 1", "quit"], before: 0) { clock.set("2026-04-03T00:00:05Z") }
    #expect(
      machine.transcript.contains(
        """
        bedside Thu 2 Apr> done 1
        Nothing was done: you typed this for Thu 2 Apr 2026, which is over meanwhile.
        It is Fri 3 Apr 2026 now. See it with: today
        bedside Fri 3 Apr> done 1
        Done: Night Drops.
        """))
  }

  @Test func `what is told of many changes is short`() {
    let other = machine.elsewhere()
    shell(["week", "quit"], before: 0) {
      for number in 1...8 { _ = other.trip("log 5 \(number)") }
    }
    let told = machine.transcript.split(separator: "\n").filter {
      $0.hasPrefix("Recorded elsewhere")
    }
    #expect(told.count == 5)
    #expect(machine.transcript.contains("3 more were recorded elsewhere. See them with: history"))
  }

  @Test func `who has landed in another zone is told, and goes on there`() throws {
    machine.zone = try SystemZones().zone("America/New_York")
    let auckland = try SystemZones().zone("Pacific/Auckland")
    var here = machine.zone
    machine.readZone = { here }
    machine.clock = StoryClock("2026-04-02T14:10:00Z")
    shell(["week", "done 1", "quit"], before: 0) { here = auckland }
    #expect(
      machine.transcript.contains(
        """
        The time zone is Pacific/Auckland now, and it is Fri 3 Apr 2026. See it with:
        today
        bedside Fri 3 Apr> done 1
        Done: Night Drops.
        """))
  }
}
