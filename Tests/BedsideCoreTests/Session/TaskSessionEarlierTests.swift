import BedsideCore
import Testing

/// What runs take from those before: defaults, and ways that depend on other tasks.
@MainActor
struct TaskSessionEarlierTests {
  private static let task = read(
    #"""
    {"id": "t", "version": 1, "title": "T", "steps": [
    {"id": "f", "type": "form", "items": [
    {"id": "n", "text": "?", "defaultFrom": "previous",
    "answer": {"format": "integer", "maximum": 100, "default": 7}},
    {"id": "side", "text": "?", "defaultFrom": {"task": "start", "item": "knee"},
    "answer": {"format": "choice", "choices": [
    {"text": "Left", "value": "left"}, {"text": "Right", "value": "right"}]}},
    {"id": "more", "text": "?", "answer": {"format": "boolean"},
    "visibleWhen": {"task": "start", "item": "knee", "equals": "right"}}]},
    {"id": "q", "type": "question", "text": "?", "answer": {"format": "boolean"}},
    {"id": "e", "type": "completion"}],
    "rules": [{"skip": "f", "when": {"task": "start", "item": "knee", "declined": true}}]}
    """#)

  private static func read(_ text: String) -> OrderedTask {
    TaskReader.read(Array(text.utf8), file: "t").task
      ?? OrderedTask(id: "unread", title: "", steps: [])
  }

  private func session(_ earlier: EarlierAnswers) -> TaskSession {
    var session = TaskSession(
      task: Self.task, runID: "r", context: Walk.context, clock: TickingClock(), earlier: earlier)
    session.start()
    return session
  }

  private func shown(_ session: TaskSession) -> Answer? {
    session.currentItem.flatMap { session.shownAnswer(for: $0) }
  }

  @Test func `the answer of the last time is offered, and taking it over is no typing`() throws {
    var session = session(
      EarlierAnswers(["t": ["n": .value(.integer(42))], "start": ["knee": .value(.string("left"))]])
    )
    #expect(shown(session) == .answered(.integer(42), .accepted))
    try session.record(try #require(shown(session)))
    #expect(shown(session) == .answered(.choices([.code(.text("left"))]), .accepted))
  }

  @Test(arguments: [JSONValue.integer(101), .string("many"), .null])
  func `an earlier answer that is none here now is no default`(_ value: JSONValue) {
    #expect(shown(session(EarlierAnswers(["t": ["n": .value(value)]]))) == nil)
  }

  @Test func `without an earlier answer the default is the format's own`() {
    #expect(shown(session(.none)) == .answered(.integer(7), .accepted))
    #expect(
      shown(session(EarlierAnswers(["t": ["n": .state(.declined)]])))
        == .answered(.integer(7), .accepted))
  }

  @Test func `other tasks decide what is asked, from the first step on`() {
    let right = session(EarlierAnswers(["start": ["knee": .value(.string("right"))]]))
    #expect(right.visibleItems.map(\.id) == ["n", "side", "more"])
    #expect(session(.none).visibleItems.map(\.id) == ["n", "side"])
    #expect(session(EarlierAnswers(["start": ["knee": .state(.declined)]])).place == "q q")
  }

  @Test func `a question that was answered and is no longer asked is told, not one still ahead`()
    throws
  {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(6, 3, 1)
    session.goForward()
    try session.record(.answered(.boolean(true), .typed))
    session.go(to: "a")
    #expect(session.noLongerAsked == [])
    try session.answer(9)
    session.go(to: "a")
    try session.answer(2)
    #expect(session.noLongerAsked.map(\.id) == ["b"])
    session.go(to: "a")
    try session.answer(10)
    #expect(session.noLongerAsked.map(\.id) == ["d"])
    #expect(session.result().answer("d") == nil)
  }
}
