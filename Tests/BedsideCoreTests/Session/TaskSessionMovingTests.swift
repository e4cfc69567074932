import Testing

@testable import BedsideCore

@MainActor
struct TaskSessionMovingTests {
  @Test func `a run goes from step to step and question to question`() throws {
    var session = TaskSession.begun()
    #expect(session.place == "hello")
    #expect(session.goForward() == .moved)
    #expect(session.place == "form a")
    try session.answer(3)
    #expect(session.place == "form c")
    try session.record(.skipped)
    #expect(session.place == "form")
    #expect(session.goForward() == .moved)
    #expect(session.place == "more d")
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    #expect(session.place == "end")
    #expect(session.goForward() == .finished(.completed))
    #expect(session.finish == .completed)
    #expect(session.path.map(\.id) == ["hello", "form", "more", "end"])
  }

  @Test func `a question appears when its condition holds and is required then`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(7)
    #expect(session.place == "form b")
    #expect(session.visibleItems.map(\.id) == ["a", "b", "c"])
    #expect(session.goForward() == .missing(["b"]))
    #expect(session.place == "form b")
  }

  @Test func `rules choose the way by the answers so far`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(9, 1)
    session.goForward()
    #expect(session.place == "end")

    session = TaskSession.begun()
    session.goForward()
    try session.answer(1)
    session.goForward()
    try session.record(.answered(.boolean(false), .typed))
    session.goForward()
    #expect(session.place == "bye")
    #expect(session.goForward() == .finished(.earlyTermination))
  }

  @Test func `back goes to the question before, then to the step before, whatever is answered`()
    throws
  {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3)
    #expect(session.place == "form c")
    #expect(session.goBack() == .moved)
    #expect(session.place == "form a")
    #expect(session.goBack() == .moved)
    #expect(session.place == "hello")
    #expect(session.goBack() == .atStart)
    session.goForward()
    // Nothing was lost on the way back and forth.
    #expect(session.answers["a"]?.answer == .answered(.integer(3), .typed))
  }

  @Test func `back from a step leads to the last question of the one before`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    #expect(session.place == "more d")
    session.goBack()
    #expect(session.place == "form c")
    #expect(session.path.map(\.id) == ["hello", "form"])
  }

  @Test func `a step may forbid going back`() {
    var locked = Walk.task
    locked.steps[1].allowsBack = false
    var session = TaskSession.begun(locked)
    session.goForward()
    #expect(session.goBack() == .atStart)
    #expect(session.place == "form a")
  }

  @Test func `an answer that is changed later changes the way, and what is off it counts no more`()
    throws
  {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3, 1)
    session.goForward()
    try session.record(.answered(.boolean(false), .typed))
    session.goForward()
    #expect(session.place == "bye")
    session.go(to: "a")
    try session.answer(10)
    // The new question comes first, then the way leads past the step with d.
    #expect(session.place == "form b")
    try session.answer(2)
    #expect(session.place == "form c")
    try session.answer(1)
    session.goForward()
    #expect(session.place == "end")
    #expect(session.effectiveAnswers["d"] == nil)
    #expect(session.result().answer("d") == nil)
    #expect(session.answers["d"] != nil)
  }

  @Test func `goto answers an earlier question and returns to where it began`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    #expect(session.place == "more d")
    #expect(session.go(to: "a") == .moved)
    #expect(session.place == "form a")
    #expect(session.path.map(\.id) == ["hello", "form"])
    try session.answer(5)
    #expect(session.place == "more d")
    #expect(session.answers["a"]?.answer.value == .integer(5))
  }

  @Test func `goto within a step returns within it, also from its end`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3)
    session.go(to: "a")
    try session.answer(2)
    #expect(session.place == "form c")
    try session.answer(1)
    #expect(session.place == "form")
    session.go(to: "a")
    try session.answer(4)
    #expect(session.place == "form")
  }

  @Test func `goto stops at what the new answer makes necessary`() throws {
    var session = TaskSession.begun()
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    session.go(to: "a")
    try session.answer(8)
    #expect(session.place == "form b")
    try session.answer(1)
    #expect(session.place == "form c")
  }

  @Test func `goto stops at a step that the new answer brings, and passes no ending`() throws {
    let task = OrderedTask(
      id: "eligible", title: "Eligible",
      steps: [
        Walk.form("adult", Walk.yesNo("a")), Walk.form("more", Walk.yesNo("b")),
        Walk.end("end"), Walk.end("ineligible", .earlyTermination),
      ],
      rules: [
        NavigationRule(after: "adult", when: .equals("a", .boolean(false)), goTo: "ineligible")
      ])
    var session = TaskSession.begun(task)
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    session.go(to: "a")
    try session.record(.answered(.boolean(false), .typed))
    #expect(session.place == "ineligible")
    #expect(session.finish == nil)
    #expect(session.path.map(\.id) == ["adult", "ineligible"])
    session.go(to: "a")
    try session.record(.answered(.boolean(true), .typed))
    #expect(session.place == "more b")
    #expect(session.finish == nil)
  }

  @Test func `goto stops at a page that was not on the way before`() throws {
    let task = OrderedTask(
      id: "page", title: "Page",
      steps: [
        Walk.form("form", Walk.yesNo("a")), Walk.page("new"), Walk.form("more", Walk.yesNo("b")),
      ],
      skipRules: [SkipRule(skip: "new", when: .equals("a", .boolean(true)))])
    var session = TaskSession.begun(task)
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    session.go(to: "a")
    try session.record(.answered(.boolean(false), .typed))
    #expect(session.place == "new")
    session.goForward()
    #expect(session.place == "more b")
  }

  @Test func `goto a question that was not reached goes nowhere`() {
    var session = TaskSession.begun()
    #expect(session.go(to: "a") == .atStart)
    #expect(session.go(to: "nothing") == .atStart)
    #expect(session.place == "hello")
  }

  @Test func `what is no answer changes nothing`() {
    var session = TaskSession.begun()
    session.goForward()
    #expect(throws: AnswerError.above(11, maximum: 10, unit: nil)) { try session.answer(11) }
    #expect(throws: AnswerError.required) { try session.record(.skipped) }
    #expect(throws: AnswerError.dontKnowIsNoAnswer) { try session.record(.dontKnow) }
    #expect(throws: AnswerError.decliningIsNoAnswer) { try session.record(.declined) }
    #expect(throws: AnswerError.required) { try session.record(.notShown) }
    #expect(session.place == "form a")
    #expect(session.answers.isEmpty)
  }

  @Test func `a step on the way stands in it once, also when rules lead back to it`() throws {
    let task = OrderedTask(
      id: "loop", title: "Loop", steps: [Walk.page("one"), Walk.form("two", Walk.yesNo("again"))],
      rules: [NavigationRule(after: "two", when: .equals("again", .boolean(true)), goTo: "one")])
    var session = TaskSession.begun(task)
    session.goForward()
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    #expect(session.place == "one")
    #expect(session.path.map(\.id) == ["one"])
    session.goForward()
    try session.record(.answered(.boolean(false), .typed))
    #expect(session.goForward() == .finished(.completed))
  }

  @Test func `rules that lead in a circle past skipped steps end the task`() {
    let task = OrderedTask(
      id: "circle", title: "Circle", steps: [Walk.page("a"), Walk.page("b")],
      rules: [NavigationRule(after: "b", goTo: "b")],
      skipRules: [SkipRule(skip: "b", when: .answered("x", false))])
    var session = TaskSession.begun(task)
    #expect(session.goForward() == .finished(.completed))
  }

  @Test func `progress counts the questions on the way and says when that is a guess`() throws {
    var session = TaskSession.begun()
    #expect(session.progress == nil)
    session.goForward()
    #expect(session.progress == SessionProgress(position: 1, total: 3, isApproximate: true))
    try session.answer(7)
    #expect(session.progress == SessionProgress(position: 2, total: 4, isApproximate: true))
    let plain = OrderedTask(
      id: "p", title: "P", steps: [Walk.form("f", Walk.scale("x"), Walk.scale("y"))])
    #expect(
      TaskSession.begun(plain).progress
        == SessionProgress(position: 1, total: 2, isApproximate: false))
  }

  @Test func `a return from a jump ends where rules lead in a circle`() throws {
    let circle = OrderedTask(
      id: "t", title: "T",
      steps: [
        Walk.form("one", Walk.yesNo("a")), Walk.form("two", Walk.yesNo("b")), Walk.page("three"),
      ], rules: [NavigationRule(after: "two", when: .equals("a", .boolean(true)), goTo: "one")])
    var session = TaskSession.begun(circle)
    try session.record(.answered(.boolean(false), .typed))
    session.goForward()
    try session.record(.answered(.boolean(true), .typed))
    session.goForward()
    session.go(to: "a")
    try session.record(.answered(.boolean(true), .typed))
    #expect(session.place == "two")
  }
}
