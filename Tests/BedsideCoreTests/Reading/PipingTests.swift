@testable import BedsideCore
import Testing

/// Answers in later texts.
@MainActor
struct PipingTests {
  private static let text = #"""
    {"id": "t", "version": 1, "title": "T",
    "scores": [{"id": "s", "method": "sum", "items": ["n"]}],
    "steps": [
    {"id": "part", "type": "question", "text": "Which?", "answer": {"format": "text"}},
    {"id": "f", "type": "form", "title": "About {part|your body}", "text": "{{part} is {part}.", "items": [
    {"id": "n", "text": "How bad is {part|it}?", "answer": {"format": "scale", "minimum": 0, "maximum": 9}},
    {"id": "m", "text": "Why {n|so}?", "detail": "You said {n}.", "answer": {"format": "text"}}],
    "footer": "Score {score.s|none}"},
    {"id": "d", "type": "document", "sections": [{"title": "{part}", "text": "It is {part}."}]},
    {"id": "e", "type": "completion", "body": ["Score {score.s}", {"style": "bullet", "text": "{m}"}]}]}
    """#

  private func session() throws -> TaskSession {
    let (task, problems) = TaskReader.read(Array(Self.text.utf8), file: "t.json")
    #expect(problems == [])
    return TaskSession.begun(try #require(task))
  }

  private func type(_ text: String, in session: inout TaskSession) throws {
    try session.record(.answered(.text(text), .typed))
  }

  @Test func `texts name answers, once and as they are shown`() throws {
    var session = try session()
    try type("knee {n} {{ *x*", in: &session)
    session.goForward()
    #expect(session.presentation?.title == "About knee {n} {{ *x*")
    #expect(session.presentation?.text == "{part} is knee {n} {{ *x*.")
    #expect(session.currentItem?.text == "How bad is knee {n} {{ *x*?")
    guard case .form(_, let footer)? = session.currentStep?.content else { return }
    #expect(footer == "Score none")
  }

  @Test func `a later item of the same form names the answer as soon as it is there`() throws {
    var session = try session()
    try session.record(.skipped)
    session.goForward()
    #expect(session.visibleItems.last?.text == "Why so?")
    #expect(session.visibleItems.last?.detail == "You said (not answered).")
    try session.answer(7)
    #expect(session.currentItem?.text == "Why 7?")
    #expect(session.currentItem?.detail == "You said 7.")
    try type("x", in: &session)
    guard case .form(_, let footer)? = session.currentStep?.content else { return }
    #expect(footer == "Score 7")
  }

  @Test func `without an answer the author's words stand there, or the interface's`() throws {
    var session = try session()
    try session.record(.skipped)
    session.goForward()
    #expect(session.presentation?.title == "About your body")
    #expect(session.presentation?.text == "{part} is (not answered).")
  }

  @Test func `an answer changes nothing of how a text is laid out`() throws {
    var session = try session()
    try type("*left*", in: &session)
    session.goForward()
    try session.answer(1)
    try session.record(.skipped)
    session.goForward()
    guard case .document(let document)? = session.currentStep?.content else { return }
    #expect(document.sections.first?.title == "*left*")
    #expect(document.sections.first?.text == #"It is \*left\*."#)
  }

  @Test func `endings name answers and scores`() throws {
    var session = try session()
    try session.record(.skipped)
    session.goForward()
    try session.answer(4)
    try type("so", in: &session)
    session.goForward()
    session.goForward()
    guard case .completion(let end)? = session.currentStep?.content else { return }
    #expect(end.body.map(\.text) == ["Score 4", "so"])
  }

  @Test func `going back shows what is answered now`() throws {
    var session = try session()
    try type("knee", in: &session)
    session.goForward()
    session.goBack()
    session.go(to: "part")
    try type("hip", in: &session)
    session.goForward()
    #expect(session.presentation?.title == "About hip")
  }

  private func problems(_ text: String, _ rules: String = "") -> [String] {
    TaskText.problems(
      TaskText.task(
        #"""
        {"id": "a", "type": "question", "text": "?", "answer": {"format": "boolean"}},
        {"id": "b", "type": "question", "text": "?", "answer": {"format": "text"}},
        {"id": "c", "type": "question", "text": "\#(text)", "answer": {"format": "text"}},
        {"id": "z", "type": "question", "text": "?", "answer": {"format": "text"}}
        """#, rules: rules))
  }

  @Test(arguments: [
    ("Is {aa}?", "4:41: There is no item 'aa'. Did you mean 'a'?"),
    (
      "Is {score.x}?", "4:41: There is no score 'x'. Name one of the task's scores or calculations."
    ),
    ("Is {?", "4:41: A brace has no partner. Write {{ for a brace that is meant as one."),
    (
      "Is {A b}?",
      "4:41: '{A b}' names nothing. Write the id of an item in braces, or {{ for a brace that is meant as"
        + " one."
    ),
    (
      "Is {z}?",
      "4:41: 'z' has no answer yet at this point: it is asked later, or on another way. Ask about an item"
        + " that comes before."
    ),
  ]) func `what stands in braces is checked`(_ text: String, _ problem: String) {
    #expect(problems(text) == ["t.json:" + problem])
  }

  @Test func `an item that some ways pass by needs other words, or there is a warning`() {
    let skip = #"{"after": "a", "when": {"item": "a", "equals": true}, "goTo": "c"}"#
    let leave = #"{"skip": "b", "when": {"item": "a", "equals": true}}"#
    for rule in [skip, leave] {
      #expect(
        problems("Is {b}?", rule) == [
          "t.json:4:41: Warning: 'b' may not have been asked when this is shown. Say what stands here"
            + " then, like {b|your answer}."
        ])
      #expect(problems("Is {b|it}?", rule) == [])
    }
    #expect(problems("Is {a}? And {b}?") == [])
  }

  /// Each of these took time in proportion to the square of its length.
  @Test func `a text of very many braces is read at once`() {
    let many = 200_000
    let open = PipedText(String(repeating: "{ ", count: many))
    #expect(open.mistakes == Array(repeating: .open, count: many))
    let escaped = PipedText(String(repeating: "{{", count: many))
    #expect(escaped.pieces == [.words(String(repeating: "{", count: many))])
    let named = PipedText(String(repeating: "{a}", count: many))
    #expect(named.pieces.count == PipedText.most + 1)
  }
}
