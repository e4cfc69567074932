import BedsideCore
import BedsideExchange
import Testing

struct OutcomeLinesTests {
  private let record = SampleRecord()

  private func filled() throws {
    try record.add(
      SampleRecord.line(0, [SampleRecord.answer("pain", "answered", "typed", .number(3.5))]))
    try record.add(SampleRecord.drinks(0, [250], day: "2026-04-01"))
  }

  @Test func `an outcome is one object a line, with the items that were not reached`() throws {
    try filled()
    let bytes = try record.written { _ = try $0.writeLines(to: &$1) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let nodes = try lines.map { try JSONReader.read(Array($0.utf8)) }
    #expect(nodes.count == 2)
    #expect(nodes[0]["participant"]?.string == "ann" && nodes[0]["version"]?.integer == 1)
    #expect(nodes[0]["effective"]?.string == "2026-03-06T08:00:00+02:00")
    #expect(nodes[0]["unvisited"]?.elements?.compactMap(\.string) == ["symptoms", "note"])
    let steps = nodes[0]["result"]?["steps"]?.elements
    #expect(steps?.first?["answers"]?.elements?.first?["value"]?.double == 3.5)
    #expect(nodes[1]["values"]?.elements?.first?["value"]?.integer == 250)
    #expect(nodes[1]["unvisited"] == nil && nodes[1]["c"] == nil)
  }

  @Test func `all outcomes are one object with the tasks and their notices`() throws {
    try filled()
    let root = try JSONReader.read(try record.written { _ = try $0.writeJSON(to: &$1) })
    #expect(root["study"]?.string == "s" && root["outcomes"]?.elements?.count == 2)
    let task = root["tasks"]?.elements?.first
    #expect(task?["copyright"]?.string == "Ann | Example")
    #expect(task?["versions"]?.elements?.compactMap(\.integer) == [1, 2])
  }

  @Test func `a score says of how many of its items there is an answer`() throws {
    try record.add(
      SampleRecord.line(
        0, version: 2, [],
        scores: ["sum": .object(["value": 7, "answered": 8, "items": 9])]))
    let bytes = try record.written { _ = try $0.writeLines(to: &$1) }
    let score = try JSONReader.read(bytes)["result"]?["scores"]?["sum"]
    #expect(score?["answered"]?.integer == 8 && score?["items"]?.integer == 9)
  }

  @Test func `nothing recorded is an empty list`() throws {
    let root = try JSONReader.read(try record.written { _ = try $0.writeJSON(to: &$1) })
    #expect(root["outcomes"]?.elements?.isEmpty == true)
  }
}
