@testable import BedsideCore
import Testing

/// Answers in the words of choices, in titles of what there is to learn more, and in headings.
@MainActor
struct ChoicePipingTests {
  private static let text = #"""
    {"id": "t", "version": 1, "title": "T", "steps": [
    {"id": "name", "type": "question", "text": "Who?", "answer": {"format": "text"}},
    {"id": "f", "type": "form", "title": "F", "learnMore": {"title": "About {name}", "text": "T"}, "items": [
    {"id": "who", "text": "Who helps?", "learnMore": {"title": "How {name} helps", "text": "T"},
    "answer": {"format": "choice", "choices": [{"text": "{name}", "value": 1},
    {"text": "Nobody", "value": 2, "detail": "Not even {name}."}], "other": "Not {name}"}},
    {"id": "agree", "text": "?", "answer": {"format": "boolean", "yes": "{name} may", "no": "No"}}]},
    {"id": "e", "type": "completion", "title": "Ask {who}"}]}
    """#

  private func session() throws -> TaskSession {
    let (task, problems) = TaskReader.read(Array(Self.text.utf8), file: "t.json")
    #expect(problems == [])
    var session = TaskSession.begun(try #require(task))
    try session.record(.answered(.text("Ada"), .typed))
    session.goForward()
    return session
  }

  @Test func `choices are read with the answers in them, and can be typed so`() throws {
    var session = try session()
    let item = try #require(session.currentItem)
    guard case .choice(let format) = item.format else { return }
    #expect(format.choices.map(\.text) == ["Ada", "Nobody"])
    #expect(format.choices.map(\.detail) == [nil, "Not even Ada."])
    #expect(format.other?.text == "Not Ada")
    #expect(item.learnMore?.title == "How Ada helps")
    #expect(session.currentStep?.learnMore?.title == "About Ada")
    let value = try item.format.rules.read("ada", in: session.context)
    #expect(value == .choices([.code(.integer(1))]))
    try session.record(.answered(value, .typed))
    guard case .boolean(let agree)? = session.currentItem?.format else { return }
    #expect(agree.yes == "Ada may")
  }

  @Test func `results and later texts hold what the person read`() throws {
    var session = try session()
    try session.record(.answered(.choices([.code(.integer(1))]), .typed))
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    #expect(session.presentation?.title == "Ask Ada")
    let answers = session.result().steps.flatMap(\.answers)
    #expect(answers.map(\.display) == ["Ada", "Ada", "Ada may"])
    #expect(answers[1].answer.value == .choices([.code(.integer(1))]))
  }

  private func problems(_ answer: String, _ more: String = "") -> [String] {
    let text = TaskText.task(
      #"""
      {"id": "a", "type": "question", "text": "?", "answer": {"format": "text"}},
      {"id": "b", "type": "question", "text": "?"\#(more), "answer": \#(answer)},
      {"id": "z", "type": "question", "text": "?", "answer": {"format": "text"}}
      """#)
    return TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message)
  }

  private nonisolated static let later =
    "'z' has no answer yet at this point: it is asked later, or on another way. Ask about an item that"
    + " comes before."
  private nonisolated static let unknown = "There is no item 'aa'. Did you mean 'a'?"

  private static func choice(_ text: String, _ more: String = "") -> String {
    #"""
    {"format": "choice", "choices": [{"text": "\#(text)", "value": 1}, {"text": "B", "value": 2}]\#(more)}
    """#
  }

  @Test func `what stands in the braces of choices is checked`() {
    #expect(problems(Self.choice("{a}")) == [])
    #expect(problems(Self.choice("{aa}")) == [Self.unknown])
    #expect(problems(Self.choice("{z}")) == [Self.later])
    #expect(problems(Self.choice("A", #", "other": "{aa}""#)) == [Self.unknown])
    #expect(problems(#"{"format": "boolean", "yes": "{aa}", "no": "No"}"#) == [Self.unknown])
    let each =
      #"{"format": "matrix", "rows": [{"id": "r", "text": "{a}"}, {"id": "s", "text": "{aa}"}], "#
    #expect(problems(each + #""each": \#(Self.choice("{z}"))}"#) == [Self.unknown, Self.later])
  }

  @Test func `what stands in the braces of titles to learn more is checked`() {
    let more = #", "learnMore": {"title": "{aa}", "text": "{not read}"}"#
    #expect(problems(#"{"format": "boolean"}"#, more) == [Self.unknown])
  }

  @Test func `choices name no choices that name answers themselves`() {
    let text = TaskText.task(
      #"""
      {"id": "a", "type": "question", "text": "?", "answer": {"format": "text"}},
      {"id": "b", "type": "question", "text": "?", "answer": \#(Self.choice("{a}"))},
      {"id": "c", "type": "question", "text": "{b}", "answer": \#(Self.choice("{b}"))}
      """#)
    #expect(
      TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message) == [
        "The choices of 'b' name answers themselves, so that no other choice can name 'b'. Name what"
          + " they name."
      ])
  }

  @Test(
    arguments: [
      ("{number} of {count}: {a}", []), ("{aa}", [unknown]), ("{z}", [later]),
    ] as [(String, [String])])
  func `what stands in the braces of headings is checked`(
    _ heading: String, _ expected: [String]
  ) {
    let text = TaskText.task(
      #"""
      {"id": "a", "type": "question", "text": "?", "answer": {"format": "text"}},
      {"id": "r", "type": "repeat", "title": "R", "heading": "\#(heading)", "count": 2, "items": [
      {"id": "x", "text": "?", "answer": {"format": "text"}}]},
      {"id": "z", "type": "question", "text": "?", "answer": {"format": "text"}}
      """#)
    #expect(TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message) == expected)
  }

  @Test func `a text names a thousand answers and no more`() {
    let many = String(repeating: "{a}", count: PipedText.most)
    #expect(PipedText(many).mistakes == [])
    #expect(PipedText(many + many).mistakes == [.tooMany])
    #expect(
      problems(Self.choice(many + "{a}")) == [
        "'text' has 3003 characters. Write at most 500.",
        "This names more than 1000 answers. Name fewer, or make several texts of it.",
      ])
  }
}
