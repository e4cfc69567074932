import BedsideCore
import Testing

/// Alerts: raised at once, seen once, kept with the run.
@MainActor
struct TaskSessionAlertTests {
  private static let task = read(
    #"""
    {"id": "t", "version": 1, "title": "T", "crisis": {"text": "Call.", "contacts": ["112"]},
    "scores": [{"id": "s", "title": "Sum", "method": "sum", "items": ["a", "b"]}],
    "alerts": [
    {"id": "one", "title": "High {a}", "text": "You said {a}.", "contacts": ["Nurse"],
    "severity": "urgent", "when": {"item": "a", "atLeast": 2}},
    {"id": "sum", "title": "Sum", "text": "Sum {score.s}", "when": {"score": "s", "above": 3}}],
    "steps": [
    {"id": "f", "type": "form", "items": [
    {"id": "a", "text": "?", "safety": "selfHarm", "answer": {"format": "scale", "minimum": 0, "maximum": 3}},
    {"id": "b", "text": "?", "answer": {"format": "scale", "minimum": 0, "maximum": 3}}]},
    {"id": "q", "type": "question", "text": "?", "answer": {"format": "scale", "minimum": 0, "maximum": 3}}]}
    """#)

  private static func read(_ text: String) -> OrderedTask {
    TaskReader.read(Array(text.utf8), file: "t").task
      ?? OrderedTask(id: "unread", title: "", steps: [])
  }

  @Test func `an alert is raised by the answer that makes it true, with what made it true`() throws
  {
    var session = TaskSession.begun(Self.task)
    try session.answer(1)
    #expect(session.pendingAlerts == [])
    session.goBack()
    try session.answer(2)
    let alert = try #require(session.pendingAlerts.first)
    #expect(alert.title == "High 2")
    #expect(alert.text == "You said 2.")
    #expect(alert.contacts == ["Nurse", "112"])
    #expect(alert.crisis == "Call.")
    #expect(alert.values == [.init(id: "a", value: .integer(2), display: "2")])
    session.acknowledgeAlert()
    #expect(session.pendingAlerts == [])
  }

  @Test func `an alert on a score is raised by the answer that completes it`() throws {
    var session = TaskSession.begun(Self.task)
    try session.answer(2, 2)
    #expect(session.alerts.map(\.id) == ["one", "sum"])
    #expect(
      session.alerts.last?.values == [
        .init(id: "score.s", value: .integer(4), display: "4"),
        .init(id: "a", value: .integer(2), display: "2"),
        .init(id: "b", value: .integer(2), display: "2"),
      ])
    #expect(session.alerts.last?.crisis == nil)
  }

  @Test func `an alert comes again only after it was false in between`() throws {
    var session = TaskSession.begun(Self.task)
    for number in [2, 3, 1, 3] {
      session.go(to: "a")
      try session.answer(number)
    }
    #expect(session.alerts.map(\.text) == ["You said 2.", "You said 3."])
    let kept = session.result().alerts
    #expect(kept.map(\.stands) == [false, true])
  }

  @Test func `going back and on again raises nothing anew`() throws {
    var session = TaskSession.begun(Self.task)
    try session.answer(2, 0)
    session.goForward()
    try session.answer(1)
    for _ in 0..<3 { session.goBack() }
    try session.answer(3, 0)
    session.goForward()
    #expect(session.alerts.count == 1)
  }

  @Test func `an alert that was corrected stays with the result and does not stand`() throws {
    var session = TaskSession.begun(Self.task)
    try session.answer(3)
    session.goBack()
    try session.answer(0, 0)
    let result = session.result()
    #expect(result.alerts.map(\.stands) == [false])
    let json = try #require(result.json["alerts"])
    guard case .array(let alerts) = json else { return }
    #expect(RaisedAlert(alerts[0]) == result.alerts[0])
    #expect(
      alerts[0].text
        == #"{"id":"one","title":"High 3","severity":"urgent","text":"You said 3.","#
        + #""contacts":["Nurse","112"],"crisis":"Call.","date":"\#(result.alerts[0].date)","#
        + #""seen":false,"stands":false,"values":[{"id":"a","value":3,"display":"3"}]}"#)
  }

  /// What a draft's lines add up to, after going through JSON.
  private func saved(
    _ host: DraftWriter
  ) throws -> RestorationData {
    let events = host.events.compactMap { DraftEvent(.object($0.json)) }
    #expect(events == host.events)
    let data = try #require(RestorationData(folding: events))
    #expect(RestorationData(data.json)?.alerts == data.alerts)
    return data
  }

  @Test func `an alert that was seen is not shown again when a run is gone on with`() throws {
    let host = DraftWriter()
    var session = TaskSession.begun(Self.task, delegate: host)
    try session.answer(3)
    session.acknowledgeAlert()
    var restored = TaskSession.restored(
      try saved(host), task: Self.task, context: Walk.context, clock: TickingClock()
    ).session
    #expect(restored.alerts == session.alerts)
    #expect(restored.pendingAlerts == [])
    try restored.answer(0)
    #expect(restored.pendingAlerts == [])
  }

  @Test func `an alert that nobody saw before a crash is shown when the run is gone on with`()
    throws
  {
    let host = DraftWriter()
    var session = TaskSession.begun(Self.task, delegate: host)
    try session.answer(3)
    let restored = TaskSession.restored(
      try saved(host), task: Self.task, context: Walk.context, clock: TickingClock()
    ).session
    #expect(restored.pendingAlerts.map(\.id) == ["one"])
    host.events.removeAll { if case .alert = $0 { true } else { false } }
    let another = TaskSession.restored(
      try saved(host), task: Self.task, context: Walk.context, clock: TickingClock()
    ).session
    #expect(another.pendingAlerts.map(\.id) == ["one"])
  }
}

/// A host that keeps what a draft would hold.
@MainActor
private final class DraftWriter: TaskSessionDelegate {
  var events: [DraftEvent] = []

  func session(_ session: TaskSession, didFinish reason: FinishReason) {}

  func session(_ session: TaskSession, didChange change: SessionChange) {
    if let event = session.draftEvent(for: change) { events.append(event) }
  }
}
