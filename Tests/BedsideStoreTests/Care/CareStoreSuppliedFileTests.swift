import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// A supplied file goes with the last record that speaks of it.
struct CareStoreSuppliedFileTests {
  private let journal = MemoryJournal()

  private func begun() throws -> (CareStore, DraftID) {
    let store = try TestStudy(journal: journal).store()
    try store.complete("joining")
    try store.complete("form")
    let header = DraftHeader(
      task: "check-in", version: 1, contentHash: "hash of one", runID: "run-1",
      startDate: store.now)
    return (store, try store.begin(try store.eventToStart("check-in"), header))
  }

  private func supply(
    _ text: String, in draft: DraftID, of store: CareStore
  ) throws -> SuppliedFile {
    let bytes = Array(text.utf8)
    let file = SuppliedFile(name: "letter", bytes: bytes, at: store.now)
    try store.keep(bytes, of: file)
    let record = AnswerRecord(
      answer: .answered(.file(file), .typed), startDate: store.now, endDate: store.now)
    try store.append([.answer("letter", SavedAnswer(record))], to: draft)
    return file
  }

  private func isKept(_ file: SuppliedFile, _ store: CareStore) -> Bool {
    journal.supplied(file.sha256, of: store.participant) != nil
  }

  @Test func `discarding a draft removes what was supplied with it, and nothing else`() throws {
    let (store, draft) = try begun()
    let shared = try supply("shared", in: draft, of: store)
    let own = try supply("own", in: draft, of: store)
    let header = DraftHeader(
      task: "exercise", version: 1, contentHash: "hash of exercise", runID: "run-2",
      startDate: store.now)
    let other = try store.begin(try store.eventToStart("exercise"), header)
    _ = try supply("shared", in: other, of: store)
    try store.discard(draft)
    #expect(!isKept(own, store))
    #expect(isKept(shared, store))
    try store.discard(other)
    #expect(!isKept(shared, store))
  }

  @Test func `recording a run keeps the file of its answer, not one it has replaced`() throws {
    let (store, draft) = try begun()
    let first = try supply("first", in: draft, of: store)
    let second = try supply("second", in: draft, of: store)
    var result = store.result("check-in", answer: 4)
    result.steps[0].answers.append(
      AnswerResult(id: "letter", answer: .answered(.file(second), .typed), format: "file"))
    let event = try store.eventToStart("check-in")
    try store.record(result, for: event.key, finishing: draft)
    #expect(!isKept(first, store))
    #expect(isKept(second, store))
  }

  @Test func `a file that can't be kept is said to be so`() throws {
    let (store, _) = try begun()
    journal.refusal = .busy(path: "/s")
    let file = SuppliedFile(name: "letter", bytes: [0x61], at: store.now)
    #expect(throws: CareError.journal(.busy(path: "/s"))) { try store.keep([0x61], of: file) }
  }
}
