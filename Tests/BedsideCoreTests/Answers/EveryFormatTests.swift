import BedsideCore
import Testing

/// What holds for every format: nothing that it does not take is kept, whichever way it comes.
@MainActor
struct EveryFormatTests {
  private let context = Reading.context

  private func task(_ format: AnswerFormat) -> OrderedTask {
    OrderedTask(
      id: "t", title: "T", steps: [Walk.form("f", FormItem(id: "i", text: "?", format: format))])
  }

  private func session(_ format: AnswerFormat) -> TaskSession {
    var session = TaskSession(
      task: task(format), runID: "run", context: context, clock: TickingClock())
    session.start()
    return session
  }

  /// The run whose draft holds `value`, as it is when it is gone on with.
  private func restored(
    _ value: AnswerValue, _ format: AnswerFormat
  ) throws -> (session: TaskSession, report: RestorationReport) {
    let now = context.now
    let record = AnswerRecord(answer: .answered(value, .typed), startDate: now, endDate: now)
    let header = DraftHeader(
      task: "t", version: 1, contentHash: "", runID: "run", startDate: now)
    let events: [DraftEvent] = [
      .begin(header), .step("f", at: now), .answer("i", SavedAnswer(record)),
    ]
    // As a draft's lines, and read from them again.
    let lines = events.compactMap { DraftEvent(.object($0.json)) }
    let data = try #require(RestorationData(folding: lines))
    return TaskSession.restored(
      data, task: task(format), context: context, clock: NoonClock(now: now))
  }

  @Test(arguments: FormatCase.all) func `what is typed is read, shown and kept`(
    _ example: FormatCase
  ) throws {
    for (text, value) in example.good {
      #expect(try example.format.rules.read(text, in: context) == value)
      var session = session(example.format)
      try session.record(.answered(value, .typed))
      #expect(session.answers["i"]?.answer.value == value)
    }
  }

  @Test(arguments: FormatCase.all) func `what is typed and no answer is refused`(
    _ example: FormatCase
  ) {
    for text in example.badTexts + ["", " "] {
      #expect(throws: AnswerError.self, "\(text)") {
        try example.format.rules.read(text, in: context)
      }
    }
  }

  @Test(arguments: FormatCase.all) func `a session records no value that its format refuses`(
    _ example: FormatCase
  ) {
    for value in example.bad + example.otherKinds {
      var session = session(example.format)
      #expect(throws: AnswerError.self, "\(value)") {
        try session.record(.answered(value, .accepted))
      }
      #expect(session.answers["i"] == nil)
    }
  }

  @Test(arguments: FormatCase.all) func `a default that the format refuses is none`(
    _ example: FormatCase
  ) {
    guard let format = example.withBadDefault else { return }
    #expect(format.rules.defaultValue(in: context) == nil)
    let session = session(format)
    #expect(session.currentItem.flatMap(session.shownAnswer) == nil)
  }

  @Test(arguments: FormatCase.all) func `a draft gives back exactly what was kept`(
    _ example: FormatCase
  ) throws {
    for (_, value) in example.good {
      let (session, report) = try restored(value, example.format)
      #expect(report.dropped == [])
      #expect(session.answers["i"]?.answer == .answered(value, .typed))
    }
  }

  @Test(arguments: FormatCase.all) func `a draft's value that no longer fits is dropped and told`(
    _ example: FormatCase
  ) throws {
    for value in example.bad {
      let (session, report) = try restored(value, example.format)
      #expect(session.answers["i"] == nil, "\(value)")
      #expect(report.dropped.count == 1, "\(value)")
    }
  }

  @Test(arguments: FormatCase.all) func `a result's value is read from an answers file`(
    _ example: FormatCase
  ) throws {
    for (_, value) in example.good {
      let read = try example.format.rules.read(value.json, in: context)
      #expect(read.json == value.json)
      #expect(throws: Never.self) { try example.format.rules.validate(read, in: context) }
    }
  }

  @Test(arguments: FormatCase.all) func `an answers file brings no value that the format refuses`(
    _ example: FormatCase
  ) {
    for value in example.bad {
      #expect(throws: AnswerError.self, "\(value)") {
        try example.format.rules.read(value.json, in: context)
      }
    }
    for json in [JSONValue.null, .array([]), .object([:]), .string("no answer of this kind")] {
      if case .text = example.format { continue }
      #expect(throws: AnswerError.self, "\(json.text)") {
        try example.format.rules.read(json, in: context)
      }
    }
  }
}

/// A clock that stands still.
private struct NoonClock: Clock {
  let instant: Instant

  init(now: Instant) { instant = now }

  func now() -> Instant { instant }
}
