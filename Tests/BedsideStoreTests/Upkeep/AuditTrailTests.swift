import BedsideCore
import BedsideStore
import Testing

struct AuditTrailTests {
  private let journal = MemoryJournal(origin: "o")

  private func line(_ kind: String, _ pain: Int?, _ more: JSONFields = [:]) -> JournalEntry {
    var fields: JSONFields = [
      "task": "check-in", "effective": "2026-03-06T08:00:00", "day": "2026-03-06",
      "event": "ann/recover/check-in/1/0/3", "on": "2026-03-06", "recorded": "2026-03-06T08:00:00Z",
      "zone": "Europe/Berlin",
    ]
    fields["values"] = pain.map { [.object(["kind": "pain", "value": .integer($0)])] }
    for field in more.fields { fields[field.key] = field.value }
    return JournalEntry(kind, fields)
  }

  private func entries(task: String? = nil) throws -> [AuditEntry] {
    var trail = AuditTrail(of: Records.ann, task: task)
    var entries: [AuditEntry] = []
    try trail.read(journal) { entries.append($0) }
    return entries
  }

  private func pain(_ value: JSONValue?) -> Int? {
    guard case .array(let values) = value, case .integer(let pain) = values.first?["value"] else {
      return nil
    }
    return pain
  }

  @Test func `each line says who, when, the old and the new, and why`() throws {
    try journal.append(
      [
        line("outcome", 3), line("amend", 5, ["author": "Dr. Who", "reason": "wrong day"]),
        line("delete", nil, ["reason": "typed for somebody else"]),
      ], to: Records.annInMarch)
    let entries = try entries()
    #expect(entries.map(\.action) == ["outcome", "amend", "delete"])
    #expect(entries.map { pain($0.old) } == [nil, 3, 5])
    #expect(entries.map { pain($0.new) } == [3, 5, nil])
    #expect(entries.map(\.author) == [nil, "Dr. Who", nil])
    #expect(entries.map(\.reason) == [nil, "wrong day", "typed for somebody else"])
    #expect(entries.map(\.line) == [1, 2, 3] && entries.map(\.number) == [1, 2, 3])
    #expect(entries.allSatisfy { $0.date == Records.now && $0.zone == "Europe/Berlin" })
  }

  @Test func `values that are added and removed are told with all that stands then`() throws {
    let first: JSONValue = .object(["o": "o", "n": 1, "at": 0])
    try journal.append(
      [line("add", 3), line("add", 5), line("remove", nil, ["removes": [first]])],
      to: Records.annInMarch)
    #expect(try entries().map { kinds($0.old) } == [nil, [3], [3, 5]])
    #expect(try entries().map { kinds($0.new) } == [[3], [3, 5], [5]])
  }

  private func kinds(_ value: JSONValue?) -> [Int]? {
    guard case .array(let values) = value else { return nil }
    return values.map { if case .integer(let pain) = $0["value"] { pain } else { -1 } }
  }

  @Test func `damaged lines and kinds that nobody knows are among them`() throws {
    try journal.append([line("outcome", 3), line("future", nil)], to: Records.annInMarch)
    let text = String(decoding: journal.contents[Records.annInMarch] ?? [], as: UTF8.self)
    journal.contents[Records.annInMarch] = Array(
      text.replacing(#""value":3"#, with: #""value":8"#).utf8)
    #expect(try entries().map(\.action) == ["edited", "future"])
    #expect(try entries().map(\.origin) == ["", "o"])
  }

  @Test func `what was done with the records as a whole stays when they are erased`() throws {
    try journal.append([line("outcome", 3)], to: Records.annInMarch)
    for action in [DataLine.Action.export, .import] {
      let data = DataLine(action, of: Records.ann, at: Records.now, zone: "UTC")
      try journal.append([data.entry], to: .plan)
    }
    let other = DataLine(.export, of: "bob", at: Records.now, zone: "UTC")
    try journal.append([other.entry], to: .plan)
    try journal.erase(Records.ann, at: Records.now, zone: "UTC")
    #expect(try entries().map(\.action) == ["export", "import", "erase"])
    #expect(
      try Records.records(journal, .plan).last?.text.dropFirst(16) == """
        "o":"o","n":4,"k":"data","action":"erase","participant":"ann",\
        "recorded":"2026-03-06T08:00:00Z","zone":"UTC"}
        """)
  }

  @Test func `one task's trail has its lines only`() throws {
    try journal.append(
      [line("outcome", 3), JournalEntry("outcome", ["task": "walk", "event": "w"])],
      to: Records.annInMarch)
    #expect(try entries(task: "walk").map(\.subject) == ["w"])
  }
}
