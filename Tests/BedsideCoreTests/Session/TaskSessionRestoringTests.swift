import Testing

@testable import BedsideCore

@MainActor
struct TaskSessionRestoringTests {
  private let host = RecordingHost()

  /// The data of a run that answered a 3 and c 4 and stands at d.
  private func left(
    _ body: (inout TaskSession) throws -> Void = { _ in }
  ) throws -> RestorationData {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(3, 4)
    session.goForward()
    try body(&session)
    return try #require(RestorationData(folding: host.events))
  }

  private func restored(
    _ data: RestorationData, _ task: OrderedTask = Walk.task
  ) -> (session: TaskSession, report: RestorationReport) {
    TaskSession.restored(
      data, task: task, context: Walk.context, clock: TickingClock(start: 1_772_870_400))
  }

  @Test func `a run resumes at the same question with everything before it`() throws {
    let (session, report) = restored(try left())
    #expect(report == RestorationReport())
    #expect(session.place == "more d")
    #expect(session.path.map(\.id) == ["hello", "form", "more"])
    #expect(session.answers["a"]?.answer == .answered(.integer(3), .typed))
    #expect(session.runID == "run")
    #expect(session.startDate == Instant(seconds: 1_772_784_000))
  }

  @Test func `a text that is no answer yet comes back, until there is an answer`() throws {
    let item = FormItem(id: "n", text: "?", format: .text(TextFormat(isMultiline: true)))
    let task = OrderedTask(id: "t", title: "T", steps: [Walk.form("f", item)])
    var session = TaskSession(
      task: task, runID: "run", context: Walk.context, clock: TickingClock(), delegate: host)
    session.start()
    #expect(!session.isSaveable)
    session.keep(written: "half", for: item)
    session.keep(written: String(repeating: "x", count: 1_000_001), for: item)
    #expect(session.isSaveable)
    let data = try #require(RestorationData(folding: host.events))
    #expect(data.written == ["n": "half"] && data.isSaveable)
    let read = try #require(RestorationData(data.json))
    #expect(restored(read, task).session.written == ["n": "half"])
    #expect(restored(read).session.written == [:])
    for event in host.events { #expect(DraftEvent(.object(event.json)) == event) }
    try session.record(.answered(.text("whole"), .typed))
    #expect(session.written == [:])
    #expect(RestorationData(folding: host.events)?.written == [:])
  }

  @Test func `a draft that ends with any of its lines resumes where that line led`() throws {
    var session = TaskSession.begun(delegate: host)
    session.goForward()
    try session.answer(7, 2)
    session.goBack()
    try session.answer(1)
    try session.record(.skipped)
    session.goForward()
    session.go(to: "a")
    try session.answer(8)
    session.goBack()
    var places: [String] = []
    for count in 1...host.events.count {
      let data = try #require(RestorationData(folding: host.events.prefix(count)))
      places.append(restored(data).session.place)
    }
    #expect(
      places == [
        "hello", "hello", "form a", "form b", "form c", "form b", "form c", "form", "more d",
        "form a", "form a", "form b", "more d", "more d", "form a", "form c",
      ])
    #expect(places.last == session.place)
  }

  @Test func `an answer after a resumed jump back returns to where the jump began`() throws {
    let data = try left { $0.go(to: "a") }
    for data in [data, try #require(RestorationData(data.json))] {
      var (session, report) = restored(data)
      #expect(report == RestorationReport())
      #expect(session.place == "form a")
      try session.answer(2)
      #expect(session.place == "more d")
    }
  }

  @Test func `the data survives as JSON`() throws {
    let data = try left { session in
      try session.record(.answered(.boolean(true), .accepted))
      session.record(details: .object(["x": 1]))
    }
    #expect(RestorationData(data.json) == data)
    let node = try JSONReader.read(Array(data.json.text.utf8))
    #expect(RestorationData(node.value) == data)
    #expect(RestorationData(.object(["format": 2, "events": []])) == nil)
    #expect(RestorationData(JSONValue.null) == nil)
    #expect(RestorationData(.object(["format": 1, "events": []])) == nil)
  }

  @Test func `every line of a draft survives as JSON, and what is none is passed over`() throws {
    _ = try left { $0.go(to: "c") }
    for event in host.events { #expect(DraftEvent(.object(event.json)) == event) }
    #expect(DraftEvent(.object(["e": "later", "id": "x"])) == nil)
    #expect(DraftEvent(.object(["e": "answer", "id": "x"])) == nil)
    #expect(DraftEvent(JSONValue.string("answer")) == nil)
  }

  @Test func `a changed task keeps what fits and lists what does not`() throws {
    let data = try left()
    var task = Walk.task
    task.contentHash = "sha256:2"
    task.steps[1] = Walk.form(
      "form", Walk.yesNo("a"), Walk.scale("new"), Walk.scale("c", optional: true))
    let (session, report) = restored(data, task)
    #expect(report.hasChanged)
    #expect(report.hasMoved)
    #expect(
      report.dropped == [
        .init(id: "a", value: 3, reason: .doesNotFit(.wrongKind("3", expected: "true or false")))
      ])
    #expect(session.place == "form a")
    #expect(session.answers["c"]?.answer.value == .integer(4))
  }

  @Test func `a question that is gone is dropped, and a step that is gone is passed`() throws {
    let data = try left()
    var task = Walk.task
    task.version = 3
    task.steps[1] = Walk.form("form", Walk.scale("a"))
    task.steps.remove(at: 2)
    let (session, report) = restored(data, task)
    #expect(report.dropped == [.init(id: "c", value: 4, reason: .noSuchItem)])
    #expect(report.hasChanged && report.hasMoved)
    #expect(session.place == "form a" || session.place == "form")
  }

  @Test func `a task that shares nothing begins at its start`() throws {
    let task = OrderedTask(id: "walk", title: "Walk", steps: [Walk.page("fresh")])
    let (session, report) = restored(try left(), task)
    #expect(session.place == "fresh")
    #expect(report.dropped.map(\.id) == ["a", "c"])
    #expect(report.hasMoved)
  }

  @Test(arguments: [
    (hours: 1, days: 0, fits: true), (hours: 11, days: 1, fits: true),
    (hours: 72, days: 3, fits: true), (hours: 80, days: 4, fits: true),
    (hours: 1, days: 3, fits: false),
  ])
  func `limits relative to today mean the day of the answer`(
    hours: Int, days: Int, fits: Bool
  ) throws {
    let item = FormItem(
      id: "day", text: "When?", isOptional: false,
      format: .date(DateFormat(minimum: .today(-1), maximum: .today(0))))
    let task = OrderedTask(
      id: "walk", title: "Walk", steps: [Walk.form("form", item, Walk.scale("x"))])
    var session = TaskSession.begun(task, delegate: host)
    try session.record(.answered(.date(CivilDate(dayNumber: 20_517)), .typed))
    let data = try #require(RestorationData(folding: host.events))
    var later = Walk.context
    later.today = later.today.adding(days: days)
    let (restored, report) = TaskSession.restored(
      data, task: task, context: later, clock: TickingClock(start: 1_772_784_000 + hours * 3600))
    #expect(report.dropped.isEmpty == fits)
    #expect(restored.place == (fits ? "form x" : "form day"))
  }

  @Test func `resuming is told as a step that will be shown, not as a change`() throws {
    let data = try left()
    let other = RecordingHost()
    _ = TaskSession.restored(
      data, task: Walk.task, context: Walk.context, clock: TickingClock(), delegate: other)
    #expect(other.calls == ["willPresent more"])
  }
}
