import BedsideCore
import Testing

/// A text that repeats another, in a run.
@MainActor
struct RepetitionTests {
  private static let task = OrderedTask(
    id: "t", title: "T",
    steps: [
      Walk.form(
        "form",
        FormItem(id: "z", text: "?", format: .email(EmailFormat())),
        FormItem(
          id: "a", text: "?", isOptional: false,
          format: .confirmText(ConfirmTextFormat(of: "z")), visibleWhen: .answered("z", true))),
      Walk.end("end"),
    ])

  private func answered(_ texts: String...) throws -> TaskSession {
    var session = TaskSession.begun(Self.task)
    for text in texts { try session.record(.answered(.text(text), .typed)) }
    return session
  }

  @Test func `a repetition is checked against the answer it repeats`() throws {
    var session = try answered("a@b.de")
    #expect(throws: AnswerError.doesNotRepeat(message: nil)) {
      try session.record(.answered(.text("a@b.d"), .typed))
    }
    try session.record(.answered(.text("a@b.de"), .typed))
    #expect(session.place == "form")
  }

  @Test func `another answer takes its repetition away, the same one does not`() throws {
    var session = try answered("a@b.de", "a@b.de")
    _ = session.go(to: "z")
    try session.record(.answered(.text("a@b.de"), .accepted))
    #expect(session.answers["a"]?.answer.value == .text("a@b.de") || session.answers["a"] == nil)
    _ = session.go(to: "z")
    try session.record(.answered(.text("c@d.de"), .typed))
    #expect(session.answers["a"] == nil)
    #expect(session.effectiveAnswers["a"] == nil)
    #expect(session.place == "form a")
  }

  @Test func `what was left out is not repeated`() throws {
    var session = TaskSession.begun(Self.task)
    try session.record(.skipped)
    #expect(session.place == "form")
  }

  @Test func `a draft brings a repetition back with what it repeats, whatever their names`() throws
  {
    let events = try drafted("a@b.de", "a@b.de")
    let data = try #require(RestorationData(folding: events))
    let (session, report) = TaskSession.restored(
      data, task: Self.task, context: Walk.context, clock: TickingClock())
    #expect(report.dropped == [])
    #expect(session.answers["a"]?.answer == .answered(.text("a@b.de"), .typed))
  }

  @Test func `a repetition of an earlier text is not brought back, and no loss`() throws {
    let events = try drafted("a@b.de", "a@b.de", "c@d.de")
    let data = try #require(RestorationData(folding: events))
    let (session, report) = TaskSession.restored(
      data, task: Self.task, context: Walk.context, clock: TickingClock())
    #expect(report.dropped == [])
    #expect(session.answers["a"] == nil)
    #expect(session.place == "form a")
  }

  /// The draft of a run that answers, and then answers the first question again.
  private func drafted(_ texts: String...) throws -> [DraftEvent] {
    let keeper = EventKeeper()
    var session = TaskSession.begun(Self.task, delegate: keeper)
    for (index, text) in texts.enumerated() {
      if index == 2 { _ = session.go(to: "z") }
      try session.record(.answered(.text(text), .typed))
    }
    return keeper.events
  }
}

/// A host that keeps the events of a draft.
private final class EventKeeper: TaskSessionDelegate {
  private(set) var events: [DraftEvent] = []

  func session(_ session: TaskSession, didChange change: SessionChange) {
    if let event = session.draftEvent(for: change) { events.append(event) }
  }

  func session(_ session: TaskSession, didFinish reason: FinishReason) {}
}
