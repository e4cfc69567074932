import BedsideCore
import BedsideShell
import Testing

@MainActor
struct WaitingStories {
  private func task(_ members: String) throws -> OrderedTask {
    try #require(TaskFile.task(#"{"id": "w", \#(members)}"#))
  }

  private func details(_ story: Story) -> JSONValue? {
    story.session.result().steps.first { $0.id == "w" }?.details
  }

  @Test func `a wait shows how it goes on, in one line`() throws {
    let story = Story(try task(#""type": "wait", "title": "Rest", "seconds": 10"#), "")
    #expect(
      story.transcript == """
        Rest

        Waiting 10 seconds. .................... Done.

        Done

        """)
    #expect(story.console.pauses == Array(repeating: 1000, count: 10))
    #expect(details(story) == .object(["seconds": 10, "finish": "elapsed"]))
  }

  @Test func `read aloud, a wait is two sentences`() throws {
    let story = Story(
      try task(#""type": "wait", "seconds": 30"#), [.line("")], isAccessible: true)
    #expect(story.transcript.hasPrefix("Waiting 30 seconds.\nDone.\n"))
  }

  @Test func `a key interrupts a wait, and Enter waits on`() throws {
    let story = Story(
      try task(#""type": "wait", "seconds": 3"#),
      [.line("soon"), .line("back"), .line(""), .line("")],
      pauses: [.elapsed, .key])
    #expect(
      story.transcript.hasPrefix(
        """
        Waiting 3 seconds. ......
        2 seconds left. Press Enter to wait on, or type '?': soon
        'soon' has no meaning here. Press Enter, or type 'back', 'save' or '?'.
        2 seconds left. Press Enter to wait on, or type '?': back
        There is no way back from here.
        2 seconds left. Press Enter to wait on, or type '?':\u{20}

        Waiting 2 seconds. .............. Done.

        """))
    #expect(story.console.pauses.count == 4)
  }

  @Test func `what is typed in a wait is obeyed, and saving is offered only where it can be`()
    throws
  {
    let question =
      #"{"id": "q", "type": "question", "text": "A?", "answer": {"format": "integer"}}"#
    let task = try #require(
      TaskFile.task(question + #", {"id": "w", "type": "wait", "seconds": 3}"#))
    let saved = Story(task, [.line("4"), .line("save")], pauses: [.key])
    #expect(saved.end.reason == .saved)
    let trial = Story(
      task, [.line("4"), .line("soon"), .line("save"), .line("quit"), .line("discard")],
      delegate: Unsaving(), pauses: [.key])
    #expect(
      trial.transcript.contains(
        "'soon' has no meaning here. Press Enter, or type 'back' or '?'.\n"))
    #expect(
      trial.transcript.contains("This can't be saved to go on later. 'quit' leaves it.\n"))
    #expect(!trial.transcript.contains("save      keep"))
    #expect(trial.end.reason == .discarded)
  }

  @Test func `what was typed before a wait is dropped, and not what is typed in it`() throws {
    let story = Story(
      try task(#""type": "wait", "seconds": 2"#), [.line(""), .line("")],
      pauses: [.elapsed, .key])
    #expect(story.console.droppedBefore == [true, false, false])
  }

  @Test func `Control-C asks whether to leave, and a signal leaves`() throws {
    let wait = try task(#""type": "wait", "seconds": 3"#)
    let stopped = Story(wait, [.line("leave")], pauses: [.interrupted])
    #expect(stopped.end.reason == .discarded)
    let stayed = Story(wait, [.line("go on"), .line("")], pauses: [.interrupted])
    #expect(stayed.end.reason == .completed)
    let ended = Story(wait, [], pauses: [.terminated(signal: 15)])
    #expect(ended.end == TaskEnd(reason: .discarded, signal: 15))
  }

  @Test func `a countdown counts down, or says so`() throws {
    let countdown = try task(#""type": "countdown", "from": 3"#)
    let story = Story(countdown, "")
    #expect(story.transcript.hasPrefix("3 2 1 Now.\n"))
    #expect(story.console.pauses == [1000, 1000, 1000])
    let spoken = Story(countdown, [.line("")], isAccessible: true)
    #expect(spoken.transcript.hasPrefix("It starts in 3 seconds.\nNow.\n"))
  }

  @Test func `nothing leads back into a wait`() throws {
    let task = try #require(
      TaskFile.task(
        #"{"id": "w", "type": "wait", "seconds": 1}, {"id": "i", "type": "instruction"}"#))
    let story = Story(task, "back", "", "")
    #expect(story.transcript.contains("There is no way back from here.\n"))
  }

  // MARK: Works

  private func tools(_ states: StepWorkState...) -> (StepTools, ScriptedWork) {
    let work = ScriptedWork(states)
    var tools = StepTools()
    tools.works.register("upload") { work }
    return (tools, work)
  }

  private func upload() throws -> OrderedTask { try task(#""type": "wait", "work": "upload""#) }

  @Test func `a wait for a work shows how far that is, and keeps what it brings`() throws {
    let (tools, _) = tools(.working(nil), .working(0.5), .working(2), .done("sent"))
    let story = Story(try upload(), [.line("")], steps: tools)
    #expect(story.transcript.hasPrefix("Please wait. .................... Done.\n"))
    #expect(details(story) == .object(["finish": "done", "work": "sent"]))
    let (spoken, _) = self.tools(.working(0.6), .done(nil))
    let aloud = Story(try upload(), [.line("")], isAccessible: true, steps: spoken)
    #expect(aloud.transcript.hasPrefix("Please wait.\n25 % done.\n50 % done.\nDone.\n"))
  }

  @Test func `leaving gives a work up`() throws {
    let (tools, work) = tools(.working(0.1))
    let story = Story(try upload(), [.line("quit"), .line("leave")], steps: tools, pauses: [.key])
    #expect(story.end.reason == .discarded)
    #expect(work.isCancelled)
  }

  @Test func `a work that fails says why, and one that is not there too`() throws {
    let (tools, _) = tools(.failed("no line."))
    let story = Story(try upload(), [.line(""), .line("")], steps: tools)
    #expect(story.transcript.contains("\nIt did not work: no line.\nPress Enter to go on: \n"))
    #expect(details(story) == .object(["finish": "failed", "reason": "no line."]))
    let without = Story(try upload(), "", "")
    #expect(
      without.transcript.hasPrefix(
        "This step waits for 'upload', which this program does not have. Go on without\nit.\n"
          + "Press Enter to go on: \n"))
    #expect(without.end.reason == .completed)
  }
}

/// A host that keeps nothing for later.
@MainActor
private final class Unsaving: TaskSessionDelegate {
  func session(_ session: TaskSession, didFinish reason: FinishReason) {}
  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool { false }
}

/// A work that goes as it is told.
@MainActor
private final class ScriptedWork: StepWork {
  private var states: [StepWorkState]
  private(set) var isCancelled = false

  init(_ states: [StepWorkState]) { self.states = states.reversed() }

  func proceed() -> StepWorkState { states.popLast() ?? .done(nil) }

  func cancel() { isCancelled = true }
}
