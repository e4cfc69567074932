import BedsideCore
import FoundationEssentials
import Testing

struct EventsTests {
  private static let cases: [String] = {
    let path = "\(Built.checkout)/Tests/BedsideScheduleTests/Fixtures/cases.jsonl"
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }()

  @Test func `a batch of questions is answered line by line as was worked out for it`() throws {
    let input = Self.cases.joined(separator: "\n")
    let ended = try Home().run("events", "--batch", input: .text(input))
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    #expect(Self.cases.count == 58)
    try #require(ended.lines.count == Self.cases.count)
    for (line, reply) in zip(Self.cases, ended.lines) {
      let question = try JSONReader.read(Array(line.utf8))
      let answer = try JSONReader.read(Array(reply.utf8))
      #expect(answer["id"]?.value == question["id"]?.value)
      #expect(Self.facts(answer["events"]) == Self.facts(question["expected"]), "\(reply)")
      #expect(answer["events"] != nil)
    }
  }

  /// The events without the order of their members.
  private static func facts(_ events: JSONNode?) -> [[JSONValue?]]? {
    events?.elements?.map { event in
      ["element", "occurrence", "start", "end"].map { event[$0]?.value }
    }
  }

  @Test func `a schedule from a file or from a pipe has its events listed`() throws {
    let schedule = """
      {"elements":[{"start":"2026-03-04T08:00:00","interval":{"day":2},"duration":3600}]}
      """
    let home = try Home()
    let file = try home.write(schedule, to: "schedule.json")
    let options = [
      "--from", "2026-03-05T00:00:00", "--to", "2026-03-09T00:00:00", "--zone", "Europe/Berlin",
      "--json",
    ]
    let expected =
      #"{"events":[{"element":0,"occurrence":1,"start":"2026-03-06T07:00:00Z","#
      + #""end":"2026-03-06T08:00:00Z"},{"element":0,"occurrence":2,"#
      + #""start":"2026-03-08T07:00:00Z","end":"2026-03-08T08:00:00Z"}]}"# + "\n"
    for (path, input) in [(file, Program.Input.nothing), ("-", .text(schedule))] {
      let ended = try Program.run(
        [home.program, "events", "--schedule", path] + options, environment: home.environment,
        input: input)
      #expect(ended.output == expected)
      #expect(ended.status == 0)
    }
  }

  @Test func `a schedule that is wrong is refused with 65 and its place`() throws {
    let home = try Home()
    try home.write(
      #"{"elements":[{"start":"08:00","interval":{"hour":1},"duration":"allDay"}]}"#, to: "s.json")
    let ended = try home.run(
      "events", "--schedule", "s.json", "--from", "2026-03-05", "--to", "2026-03-06", "--zone",
      "UTC")
    #expect(ended.status == 65)
    #expect(ended.output.isEmpty)
    #expect(ended.message.hasPrefix("s.json:1:"))
  }

  @Test func `a question that can't be answered does not end the batch`() throws {
    let input = "nonsense\n\n" + (Self.cases.first ?? "")
    let ended = try Home().run("events", "--batch", input: .text(input))
    #expect(ended.status == 0)
    #expect(ended.lines.count == 2)
    #expect(ended.lines.first?.contains(#""error":"#) == true)
    #expect(ended.lines.last?.contains(#""events":[{"#) == true)
  }
}
