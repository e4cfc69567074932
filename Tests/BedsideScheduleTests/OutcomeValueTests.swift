import BedsideCore
import BedsideSchedule
import Testing

struct OutcomeValueTests {
  private func read(_ text: String) throws -> (value: OutcomeValue?, problems: [String]) {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "outcome.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    return (OutcomeValue.read(node, log: log), log.problems.map(\.message))
  }

  @Test(arguments: [
    #"{"kind":"headache","value":4,"units":"points"}"#, #"{"value":37.25,"units":"°C"}"#,
    #"{"value":2.0}"#, #"{"value":true}"#, #"{"value":"left"}"#,
    #"{"type":"date","value":"2026-03-04"}"#, #"{"type":"time","value":"08:00:30"}"#,
    #"{"type":"instant","value":"2026-03-04T08:00:00.500Z"}"#,
    #"{"value":true,"recorded":"2026-03-04T08:04:00Z"}"#,
    #"{"kind":"trace","type":"binary","value":"AAEC/w=="}"#, #"{"type":"binary","value":""}"#,
  ])
  func `a value's JSON leads back to it`(_ text: String) throws {
    let (value, problems) = try read(text)
    #expect(problems.isEmpty)
    #expect(value?.json.text == text)
  }

  @Test func `whole numbers and others stay apart`() throws {
    #expect(try read(#"{"value":2}"#).value?.value == .integer(2))
    #expect(try read(#"{"value":2.0}"#).value?.value == .double(2))
    #expect(try read(#"{"value":9223372036854775808}"#).value?.value == .double(0x1p63))
  }

  @Test(arguments: [
    (
      text: #"{"type":"date","value":"04.03.2026"}"#,
      problem: #"'value' cannot be '04.03.2026'. Write one like "2026-03-04"."#
    ),
    (
      text: #"{"type":"dat","value":"2026-03-04"}"#,
      problem: "'dat' is not a 'type'. Did you mean 'date'?"
    ),
    (
      text: #"{"type":"binary","value":7}"#,
      problem: "'value' must be a string in double quotes, not 7."
    ),
    (text: #"{"kind":"dose"}"#, problem: #"A value has no 'value'. Add "value": …"#),
  ])
  func `what is no value says why`(_ example: (text: String, problem: String)) throws {
    #expect(try read(example.text).problems == [example.problem])
  }

  @Test func `bytes are read as they were written, up to the most`() throws {
    for count in 0...70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      let written = OutcomeValue(.binary(bytes))
      #expect(try read(written.json.text).value == written)
    }
    let most = OutcomeValue(.binary(Array(repeating: 7, count: OutcomeValue.mostBytes)))
    #expect(try read(most.json.text).value == most)
    #expect(most.json.text.utf8.count < 400_000)
    let more = OutcomeValue(.binary(Array(repeating: 7, count: OutcomeValue.mostBytes + 1)))
    #expect(
      try read(more.json.text).problems == ["'value' has 262145 bytes. Write at most 262144."])
    #expect(most.amount == 1)
  }

  @Test(arguments: [
    "A", "AA", "AAA", "AA=", "====", "A===", "AB==", "AAB=", "AA==AA==", "AA-_", "Ä==",
  ])
  func `only one text stands for the same bytes`(_ text: String) throws {
    let (value, problems) = try read(#"{"type":"binary","value":"\#(text)"}"#)
    #expect(value == nil && problems.count == 1)
  }
}
