import BedsideCore
import Testing

/// One test for each row of the table of hooks (ORKTaskViewControllerDelegate) whose call the session
/// makes; those that a shell makes are tested there.
@MainActor
struct DelegateTableTests {
  private let host = RecordingHost()

  private func calls(_ prefixes: String...) -> [String] {
    host.calls.filter { call in prefixes.contains { call.hasPrefix($0) } }
  }

  /// A run that stands at d.
  private func atD() throws -> TaskSession {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    host.forget()
    return session
  }

  @Test func `didFinish: completed where no step is next`() throws {
    var session = try atD()
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    session.goForward()
    #expect(session.finish == .completed)
    #expect(calls("didFinish") == ["didFinish completed with 4 steps"])
  }

  @Test func `didFinish: early termination when its ending is left forward, not when reached`()
    throws
  {
    var session = try atD()
    try session.record(.answered(.boolean(false), .typed))
    session.goForward()
    #expect(session.place == "bye" && session.finish == nil)
    session.goBack()
    #expect(session.place == "more d")
    session.goForward()
    session.goForward()
    #expect(session.finish == .earlyTermination)
    #expect(calls("didFinish") == ["didFinish earlyTermination with 4 steps"])
  }

  @Test func `didFinish: failed where a rule leads to no step, instead of done without a word`() {
    let task = OrderedTask(
      id: "t", title: "T", steps: [Walk.page("one")],
      rules: [NavigationRule(after: "one", goTo: "nowhere")])
    var session = TaskSession.begun(task, delegate: host)
    let reason = FinishReason.failed("A rule of 't' goes to 'nowhere', which is no step of it.")
    #expect(session.goForward() == .finished(reason))
    #expect(calls("didFinish", "didChange completed") == ["didFinish failed with 1 steps"])
  }

  @Test func `shouldPresent: before the first step, each next and each previous one`() throws {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    session.goBack()
    session.goForward()
    #expect(
      calls("shouldPresent") == [
        "shouldPresent hello", "shouldPresent form", "shouldPresent more", "shouldPresent form",
        "shouldPresent more",
      ])
  }

  @Test func `shouldPresent: for a jump to another step, not within one, not on restoring`() throws
  {
    var session = try atD()
    session.go(to: "a")
    #expect(calls("shouldPresent") == ["shouldPresent form"])
    session.go(to: "c")
    #expect(calls("shouldPresent") == ["shouldPresent form"])
    let data = try #require(RestorationData(folding: host.events))
    host.forget()
    _ = TaskSession.restored(
      data, task: Walk.task, context: Walk.context, clock: TickingClock(), delegate: host)
    #expect(host.calls == ["willPresent form"])
  }

  @Test func `shouldPresent: denied means to stay, also at a jump and with the answer kept`() throws
  {
    var session = try atD()
    host.denied["form"] = "Not now."
    #expect(session.go(to: "a") == .denied("Not now."))
    #expect(session.goBack() == .denied("Not now."))
    #expect(session.place == "more d")
    #expect(session.answers["a"]?.answer.value == .integer(3))
    host.denied = ["end": "Wait."]
    try session.record(.answered(.boolean(true), .typed))
    #expect(session.goForward() == .denied("Wait."))
    host.denied = [:]
    #expect(session.goForward() == .moved)
  }

  @Test func `willPresent: each step, in both directions, after shouldPresent`() throws {
    var session = try atD()
    session.goBack()
    session.goForward()
    #expect(
      calls("shouldPresent", "willPresent") == [
        "shouldPresent form", "willPresent form", "shouldPresent more", "willPresent more",
      ])
  }

  @Test func `willLeave: after the result is stored and before shouldPresent, also when denied`()
    throws
  {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3, 4)
    host.forget()
    host.denied["more"] = "No."
    session.goForward()
    #expect(
      host.calls == [
        "willLeave form forward [\"answered\", \"notShown\", \"answered\"]",
        "didChange left(form, BedsideCore.NavigationDirection.forward)", "shouldPresent more",
      ])
  }

  @Test func `willLeave: not for a question of the same step, nor where an answer is missing`()
    throws
  {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    host.forget()
    #expect(session.goForward() == .missing(["a"]))
    try session.answer(7)
    session.goBack()
    #expect(calls("willLeave", "shouldPresent", "willPresent").isEmpty)
  }

  @Test func `didChange: steps that start and end, plain ones too, and every answer`() throws {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3)
    session.go(to: "a")
    try session.answer(4)
    #expect(
      calls("didChange") == [
        "didChange started", "didChange presented(hello)",
        "didChange left(hello, BedsideCore.NavigationDirection.forward)",
        "didChange presented(form)", "didChange answered(a)", "didChange moved(a)",
        "didChange jumped", "didChange answered(a)", "didChange moved(c)",
      ])
  }

  @Test func `didChange: once before completed, with the whole result`() {
    let task = OrderedTask(id: "t", title: "T", steps: [Walk.page("one")])
    var session = TaskSession.begun(task, delegate: host)
    session.goForward()
    #expect(host.calls.suffix(2) == ["didChange completed", "didFinish completed with 1 steps"])
  }

  @Test func `recorder: a failure is told, and the host decides whether the step goes on`() {
    var session = TaskSession.begun(delegate: host)
    host.forget()
    let goesOn = session.recorder("motion", didFail: AnswerError.empty)
    #expect(!goesOn)
    #expect(host.calls == ["recorder motion", "didFinish failed with 1 steps"])
    var alone = TaskSession.begun()
    let goesOnAlone = alone.recorder("motion", didFail: AnswerError.empty)
    #expect(goesOnAlone)
    #expect(alone.finish == nil)
  }

  @Test func `learn more, presenters and leaving are questions of the shell, not of the session`()
    throws
  {
    var session = try atD()
    session.goBack()
    session.leave(.saved)
    #expect(calls("learnMore", "recorder").isEmpty)
  }
}
