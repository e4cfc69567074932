import BedsideCore
import BedsideStore
import Testing

@testable import BedsideShell

/// Refusals as a participant reads them: with titles, and days as they are written elsewhere.
@MainActor
struct RefusalWordsTests {
  @Test func `a task is called by its title, and only commands have its id`() throws {
    let desk = try Desk().desk()
    let day = try #require(CivilDate("2026-03-01"))
    #expect(
      desk.message(for: .recorded(task: "check-in", day: day)).withPlainBlanks
        == "'Check In' on Sun 1 Mar 2026 is recorded already. See it with: show check-in 2026-03-01. What is of"
        + " today can be changed with: amend check-in")
    #expect(
      desk.message(for: .gated(task: "gone", by: "check-in")).withPlainBlanks
        == "'gone' opens when 'Check In' is done. Type: start check-in")
  }

  @Test func `what only an author can put right is to be passed on`() throws {
    let desk = try Desk().desk()
    #expect(
      desk.message(for: .contentChanged(task: "check-in", version: 1))
        == "'Check In' has changed since answers to it were recorded, and can't be begun. Please tell"
        + " whoever runs the study: what was changed needs another version than 1.")
  }
}
