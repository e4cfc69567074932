import BedsideCore
import Testing

@MainActor
struct TaskResultTests {
  @Test func `a result has every answer's state, value and times`() throws {
    let known = FormItem(
      id: "fever", text: "Temperature?", isOptional: false,
      format: .continuousScale(
        ContinuousScaleFormat(minimum: 35, maximum: 42, maximumFractionDigits: 1, unit: "°C")),
      dontKnow: "Not measured", decline: "No comment")
    var later = known
    later.id = "again"
    var hidden = Walk.scale("hidden")
    hidden.visibleWhen = .answered("fever", false)
    let task = OrderedTask(
      id: "result", version: 3, title: "Result",
      steps: [Walk.form("form", known, later, hidden, Walk.scale("free", optional: true))],
      contentHash: "sha256:9")
    var session = TaskSession.begun(task)
    try session.record(.answered(.decimal(37.2), .accepted))
    try session.record(.declined)
    try session.record(.skipped)
    session.goForward()
    #expect(
      session.result().json.text == """
        {"task":"result","version":3,"contentHash":"sha256:9","runID":"run","finish":"completed",\
        "language":"en","startDate":"2026-03-06T08:00:00Z","endDate":"2026-03-06T08:00:05Z",\
        "scores":{},"steps":[{"id":"form","startDate":"2026-03-06T08:00:01Z",\
        "endDate":"2026-03-06T08:00:05Z","answers":[\
        {"id":"fever","state":"answered","entry":"accepted","format":"continuousScale",\
        "value":37.2,"units":"°C","display":"37.2 °C","startDate":"2026-03-06T08:00:01Z",\
        "endDate":"2026-03-06T08:00:02Z","seconds":1.0},\
        {"id":"again","state":"declined","entry":null,"format":"continuousScale","value":null,\
        "units":"°C","display":null,"startDate":"2026-03-06T08:00:02Z",\
        "endDate":"2026-03-06T08:00:03Z","seconds":1.0},\
        {"id":"hidden","state":"notShown","entry":null,"format":"scale","value":null,\
        "units":null,"display":null,"startDate":null,"endDate":null,"seconds":null},\
        {"id":"free","state":"skipped","entry":null,"format":"scale","value":null,"units":null,\
        "display":null,"startDate":"2026-03-06T08:00:03Z","endDate":"2026-03-06T08:00:04Z",\
        "seconds":1.0}]}]}
        """)
  }

  @Test func `a result that is read twice is the same once the run has ended`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(9, 1)
    #expect(session.result().endDate < session.result().endDate)
    session.goForward()
    session.goForward()
    #expect(session.finish == .completed)
    #expect(session.result() == session.result())
    #expect(session.result().endDate == session.endDate)
    var left = TaskSession.begun()
    left.leave(.saved)
    #expect(left.result() == left.result())
  }

  @Test func `a question's seconds add up over all the times that it was answered`() throws {
    let host = RecordingHost()
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3)
    session.goBack()
    _ = session.result()
    try session.answer(4)
    let record = try #require(session.answers["a"])
    // Put and answered: one second; put again, the result read in between, answered: two.
    #expect(record.milliseconds == 3000)
    #expect(record.startDate.milliseconds(until: record.endDate) == 2000)
    let data = try #require(RestorationData(folding: host.events))
    let (restored, _) = TaskSession.restored(
      data, task: Walk.task, context: Walk.context, clock: TickingClock(start: 1_772_870_400))
    #expect(restored.answers["a"]?.milliseconds == 3000)
  }

  @Test func `a run that was restored began when it began, and its steps when they did`() throws {
    let host = RecordingHost()
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    let data = try #require(RestorationData(folding: host.events))
    var (restored, _) = TaskSession.restored(
      data, task: Walk.task, context: Walk.context, clock: TickingClock(start: 1_772_870_400))
    try restored.record(.answered(.boolean(true), .typed))
    restored.goForward()
    restored.goForward()
    let result = restored.result()
    #expect(result.startDate == session.startDate)
    #expect(result.steps.prefix(3).map(\.startDate) == session.path.map(\.startDate))
    #expect(result.endDate > session.startDate.adding(seconds: 80_000))
    #expect(result.runID == "run")
  }

  @Test func `a loop's step stands once, where it was reached last, with its last answers`() throws
  {
    let again = OrderedTask(
      id: "t", title: "T",
      steps: [Walk.form("one", Walk.scale("a")), Walk.form("two", Walk.yesNo("more"))],
      rules: [NavigationRule(after: "two", when: .equals("more", .boolean(true)), goTo: "one")])
    var session = TaskSession.begun(again)
    try session.answer(1)
    session.goForward()
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    #expect(session.result().steps.map(\.id) == ["one"])
    try session.record(.answered(.integer(2), .typed))
    session.goForward()
    try session.record(.answered(.boolean(false), .typed))
    session.goForward()
    #expect(session.result().steps.map(\.id) == ["one", "two"])
    #expect(session.result().answer("a")?.answer.value == .integer(2))
  }

  @Test func `a run that goes on has the result so far, and only the steps on the way`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    session.goBack()
    let result = session.result()
    #expect(result.finish == "saved")
    #expect(result.steps.map(\.id) == ["hello", "form"])
    #expect(result.answer("a")?.answer.value == .integer(3))
    #expect(result.answer("d") == nil)
  }

  @Test func `consent asks for a name and a date only after a yes`() throws {
    let consent = Step(
      id: "consent",
      content: .consent(
        ConsentContent(
          sections: [.init(text: "Text")], agreement: "Do you agree?", namePrompt: "Name:",
          datePrompt: "Date:")))
    var session = TaskSession.begun(OrderedTask(id: "c", title: "C", steps: [consent]))
    #expect(session.place == "consent consent-agreed")
    try session.record(.answered(.boolean(true), .typed))
    #expect(session.place == "consent consent-name")
    session.go(to: "consent-agreed")
    try session.record(.answered(.boolean(false), .typed))
    #expect(session.place == "consent")
    #expect(session.goForward() == .finished(.earlyTermination))
    #expect(session.result().answer("consent-name")?.answer == .notShown)
  }
}
