import BedsideCore
import Testing

/// Answers that are changed, taken back and left out, and what a draft makes of them.
@MainActor
struct ChangedMindTests {
  private let host = RecordingHost()

  private func begun(_ task: OrderedTask) -> TaskSession { .begun(task, delegate: host) }

  private func restored(_ session: TaskSession) throws -> TaskSession {
    let data = try #require(RestorationData(folding: host.events))
    #expect(RestorationData(data.json) == data)
    let (restored, report) = TaskSession.restored(
      data, task: session.task, context: Walk.context, clock: TickingClock())
    #expect(report == RestorationReport())
    return restored
  }

  /// Two scales a step apart, an alert when both are high, and an end.
  private var alerting: OrderedTask {
    var task = OrderedTask(
      id: "t", title: "T",
      steps: [Walk.form("f", Walk.scale("a")), Walk.form("g", Walk.scale("b")), Walk.end("end")])
    let high = { (id: Identifier<FormItem>) -> ResultPredicate in
      .between(id, lower: .init(5), upper: nil)
    }
    task.alerts = [
      TaskAlert(id: "both", when: .all([high("a"), high("b")]), title: "{a} and {b}", text: "Text")
    ]
    return task
  }

  @Test func `an alert about an answer that going back put ahead is raised by the change itself`()
    throws
  {
    var session = begun(alerting)
    try session.answer(1)
    session.goForward()
    try session.answer(6)
    session.goBack()
    session.goBack()
    try #require(session.place == "f a")
    try session.answer(7)
    #expect(session.place == "f")
    #expect(session.alerts.map(\.title) == ["7 and 6"])
  }

  @Test func `an alert that stands is not raised again by a run restored before its answers`()
    throws
  {
    var session = begun(alerting)
    try session.answer(7)
    session.goForward()
    try session.answer(6)
    session.goBack()
    session.goBack()
    var restored = try restored(session)
    try #require(restored.place == "f a")
    try restored.answer(8)
    restored.goForward()
    try restored.answer(6)
    #expect(restored.alerts == session.alerts)
    #expect(restored.alerts.count == 1)
  }

  @Test func `an alert that became false is raised again, before a restore and after`() throws {
    var session = begun(alerting)
    try session.answer(7)
    session.goForward()
    try session.answer(6)
    session.go(to: "b")
    try session.answer(0)
    #expect(session.alerts.map(\.stands) == [false])
    var restored = try restored(session)
    #expect(restored.alerts == session.alerts)
    restored.go(to: "b")
    try restored.answer(9)
    #expect(restored.alerts.map(\.stands) == [false, true])
  }

  private static var copying: OrderedTask {
    OrderedTask(
      id: "t", title: "T",
      steps: [
        Walk.form(
          "f", FormItem(id: "a", text: "?", isOptional: false, format: .email(EmailFormat())),
          FormItem(
            id: "b", text: "?", isOptional: false,
            format: .confirmText(ConfirmTextFormat(of: "a")))), Walk.end("end"),
      ])
  }

  private func type(_ texts: String..., in session: inout TaskSession) throws {
    for text in texts { try session.record(.answered(.text(text), .typed)) }
  }

  @Test func `a repetition that was taken away does not come back with the text it repeated`()
    throws
  {
    var session = begun(Self.copying)
    try type("a@b.de", "a@b.de", in: &session)
    for text in ["c@d.de", "a@b.de"] {
      session.go(to: "a")
      try type(text, in: &session)
    }
    #expect(session.answers["b"] == nil)
    #expect(try restored(session).answers["b"] == nil)
  }

  @Test func `taking back a text takes its repetition back`() throws {
    var session = begun(Self.copying)
    try type("a@b.de", "a@b.de", in: &session)
    session.goForward()
    session.clear("a")
    #expect(session.missingOnTheWay == ["a", "b"])
    #expect(try restored(session).standing == session.standing)
  }

  @Test func `a run does not end while a needed answer that was taken back is lacking`() throws {
    var session = begun(alerting)
    try session.answer(1)
    session.goForward()
    try session.answer(2)
    session.goForward()
    try #require(session.place == "end")
    session.clear("a")
    #expect(session.place == "end")
    #expect(try restored(session).standing == session.standing)
    #expect(session.goForward() == .missing(["a"]))
    try session.answer(3)
    #expect(session.place == "end")
    #expect(session.goForward() == .finished(.completed))
  }

  @Test func `taking back an answer that decides what is asked leads back to it`() throws {
    var session = begun(Walk.task)
    session.goForward()
    try session.answer(6, 3, 1)
    session.goForward()
    session.clear("a")
    #expect(session.place == "form a")
    #expect(session.path.map(\.id) == ["hello", "form"])
    #expect(try restored(session).standing.way == session.standing.way)
    try session.answer(7)
    #expect(session.place == "more d")
  }

  @Test func `taking back an answer takes it out of the words at hand`() throws {
    var task = alerting
    task.steps[1].title = "Of {a|nothing}"
    var session = begun(task)
    try session.answer(1)
    session.goForward()
    #expect(session.currentStep?.title == "Of 1")
    session.clear("a")
    #expect(session.currentStep?.title == "Of nothing")
  }

  private var optional: OrderedTask {
    var step = Walk.form("f", Walk.scale("a"), Walk.scale("b"), Walk.scale("c"))
    var items = step.items
    items[1].visibleWhen = .answered("a", true)
    items[2].visibleWhen = .state("a", .skipped)
    step.content = .form(items: items, footer: nil)
    step.isOptional = true
    var task = OrderedTask(id: "t", title: "T", steps: [step, Walk.end("end")])
    task.alerts = [
      TaskAlert(id: "left", when: .state("a", .skipped), title: "Left out", text: "Text")
    ]
    return task
  }

  @Test func `leaving a form out is one answer after the other, with alerts and all time spent`()
    throws
  {
    var session = begun(optional)
    try session.answer(4)
    session.go(to: "a")
    let spent = try #require(session.answers["a"]).milliseconds
    #expect(session.skipStep() == .moved)
    #expect(session.place == "end")
    #expect(session.answers["b"] == nil)
    #expect(session.answers["c"]?.answer == .skipped)
    #expect(session.answers["c"]?.milliseconds == 0)
    #expect(try #require(session.answers["a"]).milliseconds > spent)
    #expect(session.alerts.map(\.id) == ["left"])
    #expect(try restored(session).standing == session.standing)
  }

  @Test func `a run restored behind a way out of the task has the steps before it`() throws {
    var task = alerting
    task.steps[0].earlyTermination = EarlyTermination(button: "Stop", goTo: "bye")
    task.steps.append(Walk.end("bye", .earlyTermination))
    task.steps.append(Walk.page("last"))
    task.rules = [NavigationRule(after: "bye", goTo: "last")]
    var session = begun(task)
    session.terminateEarly()
    session.goForward()
    #expect(session.place == "last")
    #expect(try restored(session).path.map(\.id) == ["f", "bye", "last"])
  }

  @Test func `a question is asked by the answers before it, whatever random order puts behind it`()
    throws
  {
    let ahead = FormItem(
      id: "a", text: "?", format: .boolean(BooleanFormat()), visibleWhen: .notVisited("b"))
    var session = begun(
      OrderedTask(
        id: "t", title: "T",
        steps: [Walk.form("f", ahead, Walk.yesNo("b")), Walk.end("end")]))
    let yes = Answer.answered(.boolean(true), .typed)
    try session.record(yes)
    try session.record(yes)
    session.go(to: "a")
    try session.record(.skipped)
    #expect(session.visibleItems.map(\.id) == ["a", "b"])
    #expect(try restored(session).standing == session.standing)
  }

  @Test func `a condition on a calculation waits for every answer behind it`() throws {
    let scores = Scores([
      Score(
        id: "s", rule: .items(ItemScore(method: .sum, parts: [.init(item: "a"), .init(item: "b")]))),
      Score(id: "k", rule: .expression(.sum([.score("s"), .item("c")]))),
    ])
    let claim = ResultPredicate.score(
      ScoreReference("k", among: scores), lower: .init(9), upper: nil)
    #expect(Set(claim.items) == ["a", "b", "c"])
    var last = Walk.scale("last")
    last.visibleWhen = claim
    var task = OrderedTask(
      id: "t", title: "T",
      steps: [Walk.form("f", Walk.scale("a"), Walk.scale("b"), Walk.scale("c"), last)])
    task.scores = scores
    var session = begun(task)
    try session.answer(3, 3, 3)
    #expect(session.place == "f last")
    #expect(session.progress?.total == 4)
    session.go(to: "a")
    #expect(session.progress?.total == 4)
    try session.answer(2)
    #expect(session.visibleItems.map(\.id) == ["a", "b", "c"])
    #expect(session.place == "f")
  }
}
