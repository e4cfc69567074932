import Testing

@testable import BedsideCore

/// What a file full of mistakes costs.
struct ProblemLogTests {
  @Test func `a message that repeats a very long text leaves its middle out`() throws {
    let log = ProblemLog(file: "f", bytes: [])
    log.add("'" + String(repeating: "a\u{301}", count: 1_000_000) + "' is no name.", at: 0)
    let message = try #require(log.problems.first).message
    #expect(message.hasPrefix("'a\u{301}"))
    #expect(message.hasSuffix("a\u{301}' is no name."))
    #expect(message.unicodeScalars.count == 601)
  }

  @Test func `names are compared a bounded number of times`() {
    let log = ProblemLog(file: "f", bytes: [])
    let names = (0..<60_000).map { "name-\($0)" }
    #expect(log.nearest(to: "nmae-7", among: names) == "name-7")
    #expect(log.nearest(to: "nmae-7", among: names) == "name-7")
    var wasAsked = false
    let more = { () -> [String] in
      wasAsked = true
      return names
    }
    #expect(log.nearest(to: "nmae-7", among: more()) == nil)
    #expect(!wasAsked)
  }

  @Test func `nothing is read for a log that is full, which has an error`() throws {
    let log = ProblemLog(file: "f", bytes: [])
    for number in 0...ProblemLog.most { log.add("\(number)", at: 0, severity: .warning) }
    #expect(log.isFull)
    #expect(log.hasErrors)
    #expect(ObjectReader(JSONNode(.object([]), offset: 0), "A step", log: log) == nil)
  }

  @Test func `a word longer than any name is like none`() {
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 301), among: ["a"]) == nil)
  }
}
