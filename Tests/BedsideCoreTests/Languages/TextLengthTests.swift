import Testing

@testable import BedsideCore

/// How long a text may be that stands in a line, and what is said of a longer one.
struct TextLengthTests {
  private func read(_ title: String, isRecorded: Bool = false) throws -> (
    title: String?, problems: [String]
  ) {
    let text = #"{"title": \#(title)}"#
    let log = ProblemLog(file: "f.json", bytes: Array(text.utf8))
    log.isRecorded = isRecorded
    let node = try JSONReader.read(Array(text.utf8))
    var object = try #require(ObjectReader(node, "A task", log: log))
    let read = object.requiredText("title", most: TextLength.title)
    return (read, log.sorted.map(\.description))
  }

  private func text(_ count: Int) -> String { "\"" + String(repeating: "é", count: count) + "\"" }

  @Test func `a title may have two hundred characters, whatever they are`() throws {
    #expect(try read(text(200)).problems == [])
    let longer = try read(text(201))
    #expect(
      longer.problems == ["f.json:1:11: 'title' has 201 characters. Write at most 200."])
    #expect(longer.title?.count == 201)
  }

  @Test func `each language has its own`() throws {
    #expect(
      try read(#"{"en": \#(text(200)), "de": \#(text(230))}"#).problems.first
        == "f.json:1:228: 'title' in 'de' has 230 characters. Write at most 200.")
  }

  @Test func `what was recorded stays as long as it is`() throws {
    #expect(try read(text(900), isRecorded: true).problems == [])
  }
}
