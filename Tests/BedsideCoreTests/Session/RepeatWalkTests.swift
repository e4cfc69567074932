import BedsideCore
import Testing

/// Repeats, early endings and steps that are left out, as a session walks them.
@MainActor
struct RepeatWalkTests {
  private func task(_ steps: String) throws -> OrderedTask {
    let text = TaskText.task(
      steps
        + #", {"id": "end", "type": "completion"}, {"id": "bye", "type": "completion", "finish": "earlyTermination"}"#
    )
    return try #require(TaskReader.read(Array(text.utf8), file: "t.json").task)
  }

  private func family() throws -> OrderedTask {
    try task(
      #"""
      {"id": "n", "type": "question", "text": "How many?", "optional": false,
       "answer": {"format": "integer", "minimum": 0, "maximum": 3}},
      {"id": "r", "type": "repeat", "title": "Kin", "count": "n", "maximum": 3, "items": [
        {"id": "age", "text": "Age?", "optional": false, "answer": {"format": "integer"}}]}
      """#)
  }

  @Test func `going back through the times keeps their answers`() throws {
    var session = TaskSession.begun(try family())
    try session.answer(2)
    session.goForward()
    try session.answer(61)
    session.goForward()
    try session.answer(58)
    #expect(session.place == "r.2")
    session.goBack()
    session.goBack()
    session.goBack()
    session.goBack()
    #expect(session.place == "n n")
    #expect(session.answers["r.2.age"]?.answer.value == .integer(58))
    try session.answer(2)
    session.goForward()
    #expect(session.place == "r.1 r.1.age")
    #expect(session.currentItem.flatMap(session.shownAnswer)?.value == .integer(61))
  }

  @Test func `a lower count takes what is more off the way, and a higher one asks on`() throws {
    var session = TaskSession.begun(try family())
    try session.answer(2)
    session.goForward()
    try session.answer(61)
    session.goForward()
    try session.answer(58)
    session.goForward()
    session.go(to: "n")
    try session.answer(1)
    #expect(session.path.map(\.id) == ["n", "r.1", "end"])
    #expect(session.effectiveAnswers["r.2.age"] == nil)
    session.go(to: "n")
    try session.answer(3)
    #expect(session.place == "r.2 r.2.age")
    #expect(session.result().steps.map(\.id) == ["n", "r.1", "r.2"])
  }

  @Test func `a run is restored within a repeat`() throws {
    let task = try family()
    let host = RecordingHost()
    var session = TaskSession.begun(task, delegate: host)
    try session.answer(2)
    session.goForward()
    try session.answer(61)
    session.goForward()
    let data = try #require(RestorationData(folding: host.events))
    let (restored, report) = TaskSession.restored(
      data, task: task, context: Walk.context, clock: TickingClock())
    #expect(!report.hasMoved && report.dropped.isEmpty)
    #expect(restored.place == "r.2 r.2.age")
  }

  private func withWay() throws -> OrderedTask {
    try task(
      #"""
      {"id": "f", "type": "form", "earlyTermination": {"button": "Stop", "goTo": "bye"}, "items": [
        {"id": "a", "text": "?", "optional": false, "answer": {"format": "integer"}}]}
      """#)
  }

  @Test func `a step's own way out leads to its ending, whatever lacks an answer`() throws {
    let host = RecordingHost()
    var session = TaskSession.begun(try withWay(), delegate: host)
    #expect(session.terminateEarly() == .moved)
    #expect(session.place == "bye")
    let data = try #require(RestorationData(folding: host.events))
    let (restored, report) = TaskSession.restored(
      data, task: session.task, context: Walk.context, clock: TickingClock())
    #expect(restored.place == "bye")
    #expect(!report.hasMoved)
    session.goBack()
    #expect(session.place == "f a")
    session.terminateEarly()
    #expect(session.goForward() == .finished(.earlyTermination))
  }

  @Test func `only a step with a way out has one`() throws {
    var session = TaskSession.begun(try family())
    #expect(session.terminateEarly() == .atStart)
  }

  private func optional() throws -> OrderedTask {
    try task(
      #"""
      {"id": "f", "type": "form", "optional": true, "items": [
        {"id": "a", "text": "?", "optional": false, "answer": {"format": "integer"}},
        {"id": "b", "text": "?", "answer": {"format": "integer"},
         "visibleWhen": {"item": "a", "above": 1}}]}
      """#)
  }

  @Test func `a form that may be left out is left out whole, required questions included`() throws {
    let host = RecordingHost()
    var session = TaskSession.begun(try optional(), delegate: host)
    try session.answer(5)
    #expect(session.skipStep() == .moved)
    #expect(session.place == "end")
    #expect(session.result().answer("a")?.answer == .skipped)
    #expect(session.result().answer("b")?.answer == .notShown)
    let data = try #require(RestorationData(folding: host.events))
    let restored = TaskSession.restored(
      data, task: session.task, context: Walk.context, clock: TickingClock())
    #expect(restored.session.place == "end")
    #expect(!restored.report.hasMoved && restored.report.dropped.isEmpty)
  }

  @Test func `one required question alone is not left out, even there`() throws {
    var session = TaskSession.begun(try optional())
    try session.answer(5)
    session.goBack()
    try session.record(.skipped)
    try #require(session.currentItem == nil)
    #expect(session.missingItems == [])
    var other = TaskSession.begun(try family())
    #expect(other.skipStep() == .atStart)
  }

  @Test func `an answer that is needed and taken back is missing until it is given again`() throws {
    let host = RecordingHost()
    var session = TaskSession.begun(try family(), delegate: host)
    try session.answer(1)
    session.goForward()
    try session.answer(61)
    session.goForward()
    #expect(session.clear("r.1.age") == .moved)
    #expect(session.place == "end")
    #expect(session.missingOnTheWay == ["r.1.age"])
    let data = try #require(RestorationData(folding: host.events))
    #expect(data.answers["r.1.age"] == nil)
    session.go(to: "r.1.age")
    try session.answer(62)
    #expect(session.place == "end")
    #expect(session.missingOnTheWay == [])
    #expect(session.clear("r.3.age") == .atStart)
  }

  @Test func `an answer that may be left out is left out when it is taken back`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    #expect(session.place == "more d")
    #expect(session.clear("c") == .moved)
    #expect(session.place == "more d")
    #expect(session.answers["c"]?.answer == .skipped)
  }

  @Test func `nothing leads back into a wait`() throws {
    var session = TaskSession.begun(
      try task(
        #"""
        {"id": "w", "type": "wait", "seconds": 1}, {"id": "i", "type": "instruction"}
        """#))
    #expect(session.place == "w")
    session.goForward()
    #expect(session.goBack() == .atStart)
    #expect(session.place == "i")
  }
}
