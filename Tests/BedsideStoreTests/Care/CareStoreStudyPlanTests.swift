import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// Lines of a plan are the study's own only as they would be written here.
struct CareStoreStudyPlanTests {
  private let journal = MemoryJournal()

  private func plan() throws -> JournalRecord {
    let elsewhere = MemoryJournal(origin: "e")
    let store = try Traveller(journal: elsewhere).store()
    try store.complete(try store.key("walk", "2026-03-05"))
    return try #require(try Records.records(elsewhere, .plan).first)
  }

  /// The line with another value of a member.
  private func changed(_ name: String, _ value: JSONValue) throws -> JournalRecord {
    var fields = JSONFields()
    for member in try plan().json().members ?? [] where !["c", "o", "n", "k"].contains(member.key) {
      fields[member.key] = member.node.value
    }
    fields[name] = value
    let other = MemoryJournal(origin: "e")
    try other.append([JournalEntry("plan", fields)], to: .plan)
    return try #require(try Records.records(other, .plan).first)
  }

  @Test func `the line of the same study is the study's own`() throws {
    let plan = try Traveller(journal: journal).store().studyPlan()
    #expect(plan.says(try self.plan()))
  }

  @Test(
    arguments: [
      ("study", "other"), ("version", 2), ("hash", "sha256:0"), ("contentHash", "2"),
      ("from", "2025-12-01"), ("entry", "walk 2"), ("file", "{}"), ("task", "run"),
    ] as [(String, JSONValue)])
  func `a line that differs in anything is not`(_ name: String, _ value: JSONValue) throws {
    let plan = try Traveller(journal: journal).store().studyPlan()
    #expect(!plan.says(try changed(name, value)))
  }

  @Test func `the day of an event is found by its key, of another study never`() throws {
    let store = try Traveller(journal: journal).store()
    let key = try store.key("walk", "2026-03-05")
    let plan = try store.studyPlan()
    #expect(plan.day(key) == (try day("2026-03-05")))
    #expect(StudyPlan.unknown.day(key) == nil)
    #expect(!StudyPlan.unknown.says(try self.plan()))
  }
}
