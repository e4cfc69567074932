import BedsideCore
import BedsideSchedule
import Testing

@testable import BedsideStore

struct CareStoreMemoryTests {
  private let inner = MemoryJournal()
  private let memory = HeldMemory()

  /// Somebody with a walk on every day of ten months, and a swim that waits for a form.
  private func swimmer(_ journal: any Journal) throws -> Traveller {
    var study = try Traveller(at: "2026-10-31T12:00:00Z", journal: journal)
    study.tasks = [
      try Traveller.task("form", "09:00"), try Traveller.task("walk", "10:00"),
      try Traveller.task("swim", "11:00", requires: ["form"]),
    ]
    study.memory = memory
    return study
  }

  /// Walks on every day of ten months, each with a long note.
  private func walk(_ study: Traveller) throws {
    var writer = study
    writer.memory = nil
    let store = try writer.store()
    let note = String(repeating: "far ", count: 300)
    for month in 1...10 {
      for date in ["05", "15", "25"] {
        let text = "2026-\(month < 10 ? "0" : "")\(month)-\(date)"
        study.clock.set("\(text)T12:00:00Z")
        let key = try store.key("walk", text)
        for _ in 0..<9 { try store.add([OutcomeValue(.text(note))], to: key) }
      }
    }
    study.clock.set("2026-10-31T12:00:00Z")
  }

  private func read(_ body: (Traveller) throws -> Void) throws -> [String: Int] {
    let journal = ReadJournal(inner)
    try body(try swimmer(journal))
    return journal.lines
  }

  @Test func `a gate that was not met is not looked for again in months that were read`() throws {
    try walk(try swimmer(inner))
    let first = try read { _ = try $0.store().titles(on: "2026-10-31") }
    #expect(first["p/p1/2026-01.jsonl"] == 27)
    #expect(memory.bytes != nil)
    let second = try read { study in
      let titles = try study.store().titles(on: "2026-10-31")
      #expect(titles == ["form", "walk"])
    }
    #expect(second["p/p1/2026-01.jsonl"] == nil)
    #expect(second["p/p1/2026-05.jsonl"] == nil)
  }

  @Test func `a form that came to an old month meanwhile opens the gate`() throws {
    let study = try swimmer(inner)
    try walk(study)
    _ = try study.store().titles(on: "2026-10-31")
    let kept = memory.bytes
    study.clock.set("2026-01-31T12:00:00Z")
    try study.store().complete(try study.store().key("form", "2026-01-31"))
    study.clock.set("2026-10-31T12:00:00Z")
    memory.bytes = kept
    #expect(try study.store().titles(on: "2026-10-31") == ["form", "walk", "swim"])
  }

  @Test func `what a memory says opens no gate`() throws {
    let study = try swimmer(inner)
    try walk(study)
    _ = try study.store().titles(on: "2026-10-31")
    let text = String(decoding: memory.bytes ?? [], as: UTF8.self)
    let forged = text.split(separator: "\n")[1].replacing(
      "\"tasks\":[\"walk\"]", with: "\"tasks\":[\"form\",\"walk\"]")
    let bytes = Array(forged.utf8)
    memory.bytes = Array("\(CRC32C.checksum(bytes.span, 0..<bytes.count))\n".utf8) + bytes
    #expect(try study.store().titles(on: "2026-10-31") == ["form", "walk"])
  }

  @Test(arguments: ["", "1\n{}", "x", "0\n"])
  func `a memory that is none is passed over`(text: String) throws {
    let study = try swimmer(inner)
    try walk(study)
    memory.bytes = Array(text.utf8)
    #expect(try study.store().titles(on: "2026-10-31") == ["form", "walk"])
  }

  @Test func `another record in the place of the remembered one is read anew`() throws {
    let study = try swimmer(inner)
    try walk(study)
    _ = try study.store().titles(on: "2026-10-31")
    let kept = memory.bytes
    let other = MemoryJournal()
    let second = try swimmer(other)
    second.clock.set("2026-01-31T12:00:00Z")
    try second.store().complete(try second.store().key("form", "2026-01-31"))
    second.clock.set("2026-10-31T12:00:00Z")
    memory.bytes = kept
    #expect(try second.store().titles(on: "2026-10-31") == ["form", "walk", "swim"])
  }

  @Test func `erasing the record erases the memory`() throws {
    let study = try swimmer(inner)
    try walk(study)
    let store = try study.store()
    _ = try store.titles(on: "2026-10-31")
    #expect(memory.bytes != nil)
    try store.withdraw(erasing: true)
    #expect(memory.bytes == nil)
  }

  @Test func `a page reads the months around its day`() throws {
    try walk(try swimmer(inner))
    let lines = try read { study in
      var study = study
      study.memory = nil
      study.tasks = [try Traveller.task("walk", "10:00")]
      _ = try study.store().page(for: day("2026-06-15"))
    }
    #expect(lines.filter { $0.key.hasPrefix("p/") } == ["p/p1/2026-06.jsonl": 27])
  }

  @Test func `an unfinished run is looked for in the months of its event`() throws {
    try walk(try swimmer(inner))
    let lines = try read { study in
      var study = study
      study.memory = nil
      study.tasks = [try Traveller.task("walk", "10:00")]
      let store = try study.store()
      let event = try store.event(try store.key("walk", "2026-10-31"))
      let header = DraftHeader(
        task: "walk", version: 1, contentHash: "1", runID: "run", startDate: store.now)
      _ = try store.begin(event, header)
      let drafts = try study.store().drafts()
      #expect(drafts.count == 1)
    }
    #expect(lines.keys.filter { $0.hasPrefix("p/p1/2026") } == ["p/p1/2026-10.jsonl"])
  }

  @Test func `a history is read month by month, and in the months that are asked for`() throws {
    try walk(try swimmer(inner))
    var count = 0
    let lines = try read { study in
      let may = Month(try day("2026-05-01"))
      try study.store().eachChange(of: "walk", in: may...may) { entry in
        count += entry.values.count
      }
    }
    #expect(count == 27)
    #expect(lines.keys.filter { $0.hasPrefix("p/p1/2026") } == ["p/p1/2026-05.jsonl"])
  }
}
