import BedsideCore
import Testing

@MainActor
struct TaskSessionDelegateTests {
  private let host = RecordingHost()

  @Test func `the start is told first, then the step is asked about and shown`() {
    _ = TaskSession.begun(delegate: host)
    #expect(
      host.calls == [
        "didChange started", "shouldPresent hello", "willPresent hello",
        "didChange presented(hello)",
      ])
  }

  @Test func `going forward stores, leaves, asks, shows`() throws {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    host.forget()
    try session.answer(3, 4)
    session.goForward()
    #expect(
      host.calls == [
        "didChange answered(a)", "didChange answered(c)",
        "willLeave form forward [\"answered\", \"notShown\", \"answered\"]",
        "didChange left(form, BedsideCore.NavigationDirection.forward)",
        "shouldPresent more", "willPresent more", "didChange presented(more)",
      ])
  }

  @Test func `going back leaves, asks, shows, in the other direction`() throws {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    host.forget()
    session.goBack()
    #expect(
      host.calls == [
        "willLeave form back [\"skipped\", \"notShown\", \"skipped\"]",
        "didChange left(form, BedsideCore.NavigationDirection.back)",
        "shouldPresent hello", "willPresent hello", "didChange presented(hello)",
      ])
  }

  @Test func `the end is told with a complete result`() {
    let task = OrderedTask(id: "t", title: "T", steps: [Walk.page("one")])
    var session = TaskSession.begun(task, delegate: host)
    host.forget()
    session.goForward()
    #expect(
      host.calls == [
        "willLeave one forward []",
        "didChange left(one, BedsideCore.NavigationDirection.forward)", "didChange completed",
        "didFinish completed with 1 steps",
      ])
  }

  @Test(arguments: [FinishReason.saved, .discarded, .failed("why")])
  func `leaving is told once`(reason: FinishReason) {
    var session = TaskSession.begun(delegate: host)
    host.forget()
    session.leave(reason)
    session.leave(.discarded)
    #expect(host.calls == ["didFinish \(reason.name) with 1 steps"])
    #expect(session.finish == reason)
  }

  @Test func `a step that is denied stays away, and the session stays put`() {
    host.denied["form"] = "Not yet."
    var session = TaskSession.begun(delegate: host)
    #expect(session.goForward() == .denied("Not yet."))
    #expect(session.place == "hello")
    #expect(session.path.map(\.id) == ["hello"])
    host.denied = [:]
    #expect(session.goForward() == .moved)
    host.denied["hello"] = "Not back either."
    #expect(session.goBack() == .denied("Not back either."))
    #expect(session.place == "form a")
  }

  @Test func `a run whose first step is denied has nothing at hand`() {
    host.denied["hello"] = "Closed."
    var session = TaskSession(
      task: Walk.task, runID: "run", context: Walk.context, clock: TickingClock(), delegate: host)
    #expect(session.start() == .denied("Closed."))
    #expect(session.currentStep == nil)
  }

  @Test func `the words of a step may be changed before it is shown`() {
    host.title = "Another title"
    let session = TaskSession.begun(delegate: host)
    #expect(session.presentation?.title == "Another title")
    #expect(session.presentation?.step.title == nil)
  }

  @Test func `details are told and kept`() {
    var session = TaskSession.begun(delegate: host)
    host.forget()
    session.record(details: .object(["seconds": 3]))
    #expect(host.calls == ["didChange detailed(hello)"])
    #expect(session.result().steps[0].details == .object(["seconds": 3]))
  }

  @Test func `what a host leaves out has the defaults of the contract`() {
    final class Bare: TaskSessionDelegate {
      func session(_ session: TaskSession, didFinish reason: FinishReason) {}
    }
    let bare = Bare()
    var session = TaskSession.begun(delegate: bare)
    var step = Walk.page("x")
    #expect(bare.sessionSupportsSaveAndRestore(session))
    #expect(bare.sessionShouldConfirmCancel(session))
    #expect(!bare.session(session, hasLearnMoreFor: step))
    step.learnMore = LearnMore(title: "More", source: .text("Text"))
    #expect(bare.session(session, hasLearnMoreFor: step))
    #expect(bare.session(session, presenterFor: step) == nil)
    #expect(bare.session(session, shouldPresent: step) == .allow)
    #expect(bare.session(session, recorder: "motion", didFail: AnswerError.empty))
    #expect(session.goForward() == .moved)
  }

  @Test func `the session does not keep its delegate alive`() {
    var host: RecordingHost? = RecordingHost()
    let session = TaskSession.begun(delegate: host)
    host = nil
    #expect(session.delegate == nil)
  }
}
