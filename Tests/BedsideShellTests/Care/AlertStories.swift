import BedsideCore
import BedsideShell
import BedsideStore
import Testing

/// Alerts as the participant and the clinician see them.
@MainActor
struct AlertStories {
  private let desk = Desk()

  private static let task = read(
    #"""
    {"id": "check-in", "version": 1, "title": "Check In",
    "crisis": {"text": "In danger now? Call 112.", "contacts": ["Line: 0800"]},
    "scores": [{"id": "s", "title": "Sum", "method": "sum", "items": ["harm", "sleep"],
    "bands": [{"upTo": 2, "label": "low"}, {"label": "high"}]}],
    "alerts": [{"id": "harm", "title": "Self-harm", "text": "You said {harm}.", "severity": "urgent",
    "contacts": ["Ward: 555"], "when": {"item": "harm", "atLeast": 1}}],
    "steps": [{"id": "harm", "type": "question", "text": "Hurt?", "safety": "selfHarm",
    "answer": {"format": "scale", "minimum": 0, "maximum": 3}},
    {"id": "sleep", "type": "question", "text": "Sleep after {harm}?",
    "answer": {"format": "scale", "minimum": 0, "maximum": 3}}]}
    """#)

  private static func read(_ text: String) -> OrderedTask {
    TaskReader.read(Array(text.utf8), file: "t").task
      ?? OrderedTask(id: "unread", title: "", steps: [])
  }

  @Test func `an alert comes before the next question and waits for Enter`() {
    let story = Story(Self.task, "2", "what?", "", "1", "")
    #expect(
      story.transcript == """
        Question 1 of 2: Hurt?
          0 to 3. Optional: 'skip' leaves it out.
        > 2

        Important: Self-harm
        You said 2.

        In danger now? Call 112.
          - Ward: 555
          - Line: 0800

        Press Enter to go on: what?
        'what?' has no meaning here. Press Enter, or type 'back', 'save' or '?'.
        Press Enter to go on:\u{20}

        Question 2 of 2: Sleep after 2?
          0 to 3. Optional.
        > 1

        Your answers
          1  Hurt? 2
          2  Sleep after 2? 1

        Press Enter to finish, or type a number to change that answer:\u{20}

        """)
    #expect(story.session.result().alerts.map(\.isSeen) == [true])
  }

  @Test func `leaving at an alert leaves it to be seen`() {
    let story = Story(Self.task, [.line("2"), .line("save")])
    #expect(story.end.reason == .saved)
    #expect(story.session.pendingAlerts.map(\.id) == ["harm"])
  }

  @Test func `today lists alerts first, also of unfinished answers`() throws {
    desk.content.checkIn = Self.task
    _ = try desk.types(.line("2"), .line(""), .line("save")).desk().start("check-in", on: nil)
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(
      desk.transcript.hasPrefix(
        """
        Today, Mon 2 Mar 2026

        Alerts in the last 7 days
          - Mon 2 Mar, 8:30, Check In: Self-harm (urgent)
             The answers are unfinished: resume check-in

        """))
    _ = try desk.types(.line("1"), .line("")).desk().resume(nil)
    desk.clock.set("2026-03-08T09:00:00Z")
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(
      desk.transcript.contains(
        """
          - Mon 2 Mar, 8:30, Check In: Self-harm (urgent)
             See it with: show check-in 2026-03-02

        """))
    desk.isJSON = true
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(desk.transcript.contains(#""alerts":[{"id":"harm","title":"Self-harm""#))
    desk.clock.set("2026-03-09T09:00:00Z")
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(desk.transcript.contains(#""alerts":[]"#))
  }

  @Test func `an alert stays when its answers are taken back or thrown away`() throws {
    desk.content.checkIn = Self.task
    _ = try desk.types(.line("2"), .line(""), .line("1"), .line("")).desk()
      .start("check-in", on: nil)
    _ = try desk.types(.line("yes")).desk()
      .delete("check-in", on: nil, reason: nil, author: nil)
    desk.clock.set("2026-03-02T08:40:00Z")
    _ = try desk.types(.line("3"), .line(""), .line("quit"), .line("discard")).desk()
      .start("check-in", on: nil)
    desk.clock.set("2026-03-02T08:50:00Z")
    _ = try desk.types(.line("1"), .line(""), .line("save")).desk().start("check-in", on: nil)
    #expect(try desk.types(.line("2")).desk().discard("check-in") == Program.End(.done))
    #expect(try desk.desk().store.drafts() == [])
    desk.clock.set("2026-03-08T09:00:00Z")
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(
      desk.transcript.hasPrefix(
        """
        Today, Sun 8 Mar 2026

        Alerts in the last 7 days
          - Mon 2 Mar, 8:50, Check In: Self-harm (urgent)
             The answers were thrown away unfinished. See it with: history check-in
          - Mon 2 Mar, 8:40, Check In: Self-harm (urgent)
             The answers were thrown away unfinished. See it with: history check-in
          - Mon 2 Mar, 8:30, Check In: Self-harm (urgent)
             The answers were taken back. See it with: history check-in

        """))
    #expect(try desk.types().desk().showHistory(nil) == .done)
    #expect(
      desk.transcript == """
        History of Recover

          Mon 2 Mar, 8:30  Check In, Mon 2 Mar, recorded: Hurt? 2; Sleep after 2? 1;
                           alert: Self-harm (urgent)
          Mon 2 Mar, 8:30  Check In, Mon 2 Mar, taken back
          Mon 2 Mar, 8:40  Check In, Mon 2 Mar, unfinished answers thrown away; alert:
                           Self-harm (urgent)
          Mon 2 Mar, 8:50  Check In, Mon 2 Mar, unfinished answers thrown away; alert:
                           Self-harm (urgent)

        """)
    desk.isJSON = true
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(desk.transcript.contains(#""answers":"takenBack""#))
    #expect(desk.transcript.contains(#""answers":"discarded""#))
    #expect(try desk.types().desk().showHistory("check-in") == .done)
    #expect(desk.transcript.contains(#""change":"discarded""#))
    desk.clock.set("2026-03-09T09:00:00Z")
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(desk.transcript.contains(#""alerts":[]"#))
  }

  @Test func `show begins with the alerts and ends with the scores`() throws {
    desk.content.checkIn = Self.task
    _ = try desk.types(.line("2"), .line(""), .line("1"), .line("")).desk()
      .start("check-in", on: nil)
    #expect(try desk.types().desk().show("check-in", on: nil) == .done)
    #expect(
      desk.transcript == """
        Check In, Mon 2 Mar 2026

        Recorded Mon 2 Mar, 8:30.

        Alerts
          - Mon 2 Mar, 8:30: Self-harm
             You said 2.
             Raised by harm: 2

        Hurt? 2
        Sleep after 2? 1

        Scores
          - Sum: 3 (high)

        """)
  }
}
