import BedsideCore
import BedsideShell
import Testing

@MainActor
struct CustomStories {
  private func task() throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "b", "type": "custom", "title": "Breathe", "presenter": "breathing",
         "settings": {"breaths": 2}}
        """#))
  }

  private func tools() -> StepTools {
    var tools = StepTools()
    tools.presenters.register("breathing") { BreathingPresenter($0) }
    return tools
  }

  @Test func `a registered presenter shows its step by its settings, and its details are kept`()
    throws
  {
    let story = Story(try task(), [.line(""), .line(""), .line("")], steps: tools())
    #expect(
      story.transcript.hasPrefix(
        """
        Breathe
        Breathe in and out, then press Enter:\u{20}
        Breathe in and out, then press Enter:\u{20}

        """))
    #expect(story.session.result().steps[0].details == .object(["breaths": 2]))
    #expect(story.end.reason == .completed)
  }

  @Test func `the delegate's presenter comes before a registered one`() throws {
    let delegate = RecordingDelegate()
    let own = CountingPresenter()
    delegate.presenters["b"] = own
    let story = Story(try task(), [.line("")], delegate: delegate, steps: tools())
    #expect(own.count == 1)
    #expect(story.end.reason == .completed)
  }

  @Test func `a step without a presenter says so, and the person goes on or saves`() throws {
    let story = Story(try task(), "", "")
    #expect(
      story.transcript.hasPrefix(
        """
        Breathe

        This step needs 'breathing', which this program does not have. Go on without it.
        Press Enter to go on:
        """))
    #expect(story.end.reason == .completed)
    #expect(story.session.result().steps[0].details == .object(["finish": "notPresented"]))
    #expect(Story(try task(), "save").end.reason == .saved)
  }
}

/// The example of CONTRIBUTING.md.
@MainActor
private final class BreathingPresenter: CustomStepPresenter {
  private let renderer: Renderer

  init(_ renderer: Renderer) { self.renderer = renderer }

  func present(_ presentation: StepPresentation, in session: inout TaskSession) -> StepExit {
    guard case .custom(let custom) = presentation.step.content,
      case .integer(let breaths) = custom.settings["breaths"]
    else { return .forward }
    if let title = presentation.title { renderer.show(.title(title)) }
    for _ in 0..<max(0, breaths) {
      guard case .line = renderer.readLine("Breathe in and out, then press Enter: ") else {
        return .save
      }
    }
    session.record(details: .object(["breaths": .integer(breaths)]))
    return .forward
  }
}

@MainActor
private final class CountingPresenter: CustomStepPresenter {
  private(set) var count = 0

  func present(_ presentation: StepPresentation, in session: inout TaskSession) -> StepExit {
    count += 1
    return .forward
  }
}
