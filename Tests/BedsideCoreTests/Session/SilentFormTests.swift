import Testing

@testable import BedsideCore

@MainActor
struct SilentFormTests {
  /// first, a form that asks "b" only after 7 to "a", last.
  private func task(_ more: Step...) -> OrderedTask {
    var hidden = Walk.scale("b")
    hidden.visibleWhen = .equals("a", .integer(7))
    return OrderedTask(
      id: "silent", version: 1, title: "Silent",
      steps: [Walk.form("first", Walk.scale("a")), Walk.form("silent", hidden)] + more,
      contentHash: "sha256:1")
  }

  @Test func `a form that asks nothing is passed over in both directions`() throws {
    var session = TaskSession.begun(task(Walk.form("last", Walk.scale("c"))))
    try session.answer(5)
    #expect(session.goForward() == .moved)
    #expect(session.place == "last c")
    #expect(session.goBack() == .moved)
    #expect(session.place == "first a")
    #expect(session.goBack() == .atStart)
    try session.answer(7)
    session.goForward()
    #expect(session.place == "silent b")
  }

  @Test func `a form that was passed over is in the result with nothing shown`() throws {
    var session = TaskSession.begun(task(Walk.form("last", Walk.scale("c"))))
    try session.answer(5)
    session.goForward()
    #expect(session.presentedPath.map(\.id) == ["first", "last"])
    let steps = session.result().steps
    #expect(steps.map(\.id) == ["first", "silent", "last"])
    #expect(steps[1].answers.map(\.answer) == [.notShown])
  }

  @Test func `the delegate is not asked about a form that asks nothing`() throws {
    let host = StepNames()
    var session = TaskSession.begun(task(Walk.form("last", Walk.scale("c"))), delegate: host)
    try session.answer(5)
    session.goForward()
    session.goBack()
    #expect(host.asked == ["first", "last", "first"])
    #expect(host.presented == ["first", "last", "first"])
  }

  @Test func `what asks nothing behind the last question ends the run`() throws {
    var session = TaskSession.begun(task())
    try session.answer(5)
    #expect(session.targetAhead == .end)
    #expect(session.goForward() == .finished(.completed))
    #expect(session.result().steps.map(\.id) == ["first", "silent"])
  }

  @Test func `forms that ask nothing and lead in a circle end the run`() throws {
    var circle = task(Walk.form("last", Walk.scale("c")))
    circle.rules = [NavigationRule(after: "silent", when: nil, goTo: "silent")]
    var session = TaskSession.begun(circle)
    try session.answer(5)
    #expect(session.goForward() == .finished(.completed))
  }

  @Test func `an answer that is changed after a jump returns over what asks nothing now`() throws {
    var session = TaskSession.begun(task(Walk.form("last", Walk.scale("c"), Walk.scale("d"))))
    try session.answer(7)
    session.goForward()
    try session.answer(1)
    session.goForward()
    try session.answer(2)
    #expect(session.place == "last d")
    session.go(to: "a")
    try session.answer(5)
    #expect(session.place == "last d")
  }

  @Test func `a run resumes behind what asks nothing, also when it had stood there`() throws {
    let keeper = LineKeeper()
    let task = task(Walk.form("last", Walk.scale("c")))
    var session = TaskSession.begun(task, delegate: keeper)
    try session.answer(5)
    let before = try #require(keeper.data)
    session.goForward()
    let data = try #require(keeper.data)
    #expect(data.path.map(\.id) == ["first", "silent", "last"])
    #expect(place(resuming: data, task) == "last c")
    var stood = before
    stood.path.append(RestorationData.Visit(id: "silent", startDate: session.startDate))
    #expect(place(resuming: stood, task) == "last c")
  }

  private func place(resuming data: RestorationData, _ task: OrderedTask) -> String {
    TaskSession.restored(data, task: task, context: Walk.context, clock: TickingClock())
      .session.place
  }
}
