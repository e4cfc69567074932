import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

@testable import BedsideShell

@MainActor
struct MissingStoreTests {
  @Test func `where no records are, nothing is said to be right`() throws {
    let console = ScriptedConsole()
    let journal = try FileJournal("/nonexistent/store", clock: .system, created: .earliest)
    let desk = DataDesk(
      journal: journal, participant: "me", renderer: Renderer(console: console),
      now: .earliest, days: DayRule(zone: .utc), zones: NoZones(), isJSON: false, isPlain: false)
    #expect(desk.verify().code == .noSuchThing)
    #expect(desk.examine().code == .noSuchThing)
    let message =
      "There are no records at '/nonexistent/store'. Give the folder that holds them\nwith --store.\n"
    #expect(console.transcript == message + message)
  }
}
