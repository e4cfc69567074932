import BedsideCore
import Testing

/// A matrix becomes questions of its own, and a repetition depends on what it repeats.
struct MatrixTests {
  private static let each = #"{"format": "scale", "minimum": 0, "maximum": 4}"#

  private func task(_ items: String, rules: String = "") -> (OrderedTask?, [String]) {
    let text = """
      {"id": "t", "version": 1, "title": "T", "steps": [
      {"id": "f", "type": "form", "items": [
      \(items)
      ]}, {"id": "end", "type": "completion"}, {"id": "bad", "type": "completion"}], "rules": [\(rules)]}
      """
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    return (task, problems.map(\.description))
  }

  private static let matrix = """
    {"id": "m", "text": "How much?", "detail": "Today.", "dontKnow": true, "answer": {"format": "matrix", "each": \(each), "rows": [{"id": "sleep", "text": "Sleep"}, {"id": "walk", "text": "Walking", "detail": "Outside.", "optional": false}]}}
    """

  @Test func `each row is a question that knows its matrix`() throws {
    let (task, _) = task(Self.matrix)
    let items = try #require(task).items
    #expect(items.map(\.id) == ["m.sleep", "m.walk"])
    #expect(items.map(\.text) == ["Sleep", "Walking"])
    #expect(items.map(\.isOptional) == [true, false])
    #expect(items.map(\.detail) == [nil, "Outside."])
    #expect(items.map(\.dontKnow) == ["I don't know", "I don't know"])
    #expect(
      items.map(\.matrix)
        == Array(repeating: MatrixPlace(id: "m", text: "How much?", detail: "Today."), count: 2))
    #expect(Set(items.map(\.format.name)) == ["scale"])
  }

  @Test func `a question that is a matrix has several items`() throws {
    let text = """
      {"id": "t", "version": 1, "title": "T", "steps": [{"id": "q", "type": "question", "text": "?", "answer": {"format": "matrix", "each": \(Self.each), "rows": [{"id": "a", "text": "A"}]}}]}
      """
    let task = TaskReader.read(Array(text.utf8), file: "t.json").task
    #expect(try #require(task).items.map(\.id) == ["q.a"])
  }

  @Test func `rules ask about rows, and not about a matrix`() {
    let rule = { (item: String) in
      #"{"after": "f", "when": {"item": "\#(item)", "atLeast": 3}, "goTo": "bad"}"#
    }
    #expect(task(Self.matrix, rules: rule("m.sleep")).1 == [])
    #expect(
      task(Self.matrix, rules: rule("m")).1
        == [
          "t.json:4:49: Warning: The step 'bad' is never reached. Add a rule that goes to it, or take"
            + " it out.",
          "t.json:4:122: 'm' is a matrix and has no answer itself. Name one of its rows, like"
            + " 'm.sleep'.",
        ])
  }

  @Test func `the condition of a matrix is that of all its rows, and is checked once`() throws {
    let condition = #""visibleWhen": {"item": "a", "above": 2}, "text": "How"#
    let conditional = Self.matrix.split(separator: #""text": "How"#).joined(separator: condition)
    let first = #"{"id": "a", "text": "?", "answer": \#(Self.each)},"#
    let read = try #require(task(first + conditional).0)
    let expected = ResultPredicate.between("a", lower: .init(2, isExclusive: true), upper: nil)
    #expect(read.items.dropFirst().map(\.visibleWhen) == [expected, expected])
    let problems = task(conditional).1.filter { $0.contains("no item") }
    #expect(problems.count == 1)
  }

  @Test func `a repetition is asked where there is something to repeat, and is secret with it`()
    throws
  {
    let items = """
      {"id": "pin", "text": "?", "answer": {"format": "text", "secure": true}},
      {"id": "pin2", "text": "?", "answer": {"format": "confirmText", "of": "pin"}},
      {"id": "pin3", "text": "?", "optional": true, "visibleWhen": {"item": "pin2", "answered": true}, "answer": {"format": "confirmText", "of": "pin", "message": "No."}}
      """
    let read = try #require(task(items).0).items
    #expect(read[1].visibleWhen == .answered("pin", true))
    #expect(read[2].visibleWhen == .all([.answered("pin", true), .answered("pin2", true)]))
    #expect(read[1].format == .confirmText(ConfirmTextFormat(of: "pin", isSecure: true)))
    #expect(
      read[2].format
        == .confirmText(ConfirmTextFormat(of: "pin", message: "No.", isSecure: true)))
    #expect(read.map(\.isOptional) == [true, false, true])
  }

  @Test func `pictures and colours go by their names where they have no words`() throws {
    let items = ##"""
      {"id": "c", "text": "?", "answer": {"format": "choice", "choices": [
      {"image": "a smile", "value": 1}, {"color": "#ff8800", "value": 2},
      {"color": "blue", "value": 3}, {"text": "Mustard", "color": "#d9b400", "value": 4}]}}
      """##
    let read = try #require(task(items).0)
    guard case .choice(let format) = read.items[0].format else {
      Issue.record("It is no choice.")
      return
    }
    #expect(format.choices.map(\.text) == ["a smile", "orange", "blue", "Mustard"])
    #expect(format.choices.map(\.image) == ["a smile", nil, nil, nil])
    #expect(format.choices[3].color == ModelColor("#D9B400"))
  }

  @Test(arguments: [
    (#"{"item": "o", "equals": "b"}"#, true), (#"{"item": "o", "equals": ["b", "a"]}"#, true),
    (#"{"item": "o", "equals": ["b", "b"]}"#, false), (#"{"item": "c", "equals": "other"}"#, true),
    (#"{"item": "c", "equals": "else"}"#, false), (#"{"item": "s", "atLeast": 1}"#, true),
    (#"{"item": "s", "atLeast": 2}"#, false), (#"{"item": "o", "atLeast": 2}"#, false),
  ]) func `conditions compare what can be`(_ condition: String, _ isFine: Bool) {
    let choices = #"[{"text": "A", "value": "a"}, {"text": "B", "value": "b"}]"#
    let items = """
      {"id": "o", "text": "?", "answer": {"format": "rank", "choices": \(choices)}},
      {"id": "c", "text": "?", "answer": {"format": "choice", "other": "O", "choices": \(choices)}},
      {"id": "s", "text": "?", "answer": {"format": "textScale", "choices": [{"text": "A", "value": 0}, {"text": "B", "value": 1}]}}
      """
    let rule = #"{"after": "f", "when": \#(condition), "goTo": "bad"}"#
    #expect(task(items, rules: rule).1.isEmpty == isFine)
  }
}
