import BedsideCore
import BedsideShell
import Testing

/// One test for each row of the table of hooks whose call the shell makes.
@MainActor
struct DelegateTableStories {
  private func story(_ host: RecordingDelegate, _ lines: String...) -> Story {
    Story(Samples.checkIn, lines.map { .line($0) }, delegate: host)
  }

  private func count(_ question: String, in host: RecordingDelegate) -> Int {
    host.questions.count { $0 == question }
  }

  @Test func `hasLearnMore: pure, and nothing of the run depends on how often it is asked`() {
    let host = RecordingDelegate()
    host.learnMore = ["form"]
    let story = story(host, "7", "?", "?", "quit", "discard")
    #expect(count("hasLearnMore form", in: host) > 1)
    #expect(!host.calls.contains("learnMore form"))
    #expect(story.answer("headache") == .answered(.integer(7), .typed))
  }

  @Test func `learnMore: when the person asks, and only where there is something to read`() {
    let host = RecordingDelegate()
    host.learnMore = ["form"]
    _ = story(host, "7", "??", "quit", "discard")
    #expect(host.calls.filter { $0 == "learnMore form" }.count == 1)
    let silent = RecordingDelegate()
    let story = story(silent, "7", "??", "quit", "discard")
    #expect(!silent.calls.contains("learnMore form"))
    #expect(story.transcript.contains("There is nothing more to read here.\n"))
  }

  @Test func `presenterFor: before the shell makes its own page, once for each time it is shown`() {
    let host = RecordingDelegate()
    _ = story(host, "7", "38", "1", "")
    #expect(
      host.questions.filter { $0.hasPrefix("presenter") } == ["presenter form", "presenter thanks"])
  }

  @Test func `supportsSaveAndRestore: asked when leaving, and no save without it`() {
    let host = RecordingDelegate(savesAndRestores: false)
    let story = story(host, "7", "quit", "discard")
    #expect(count("supportsSaveAndRestore", in: host) > 0)
    #expect(!story.transcript.contains("save:"))
    #expect(host.calls.last == "didFinish discarded")
  }

  @Test func `supportsSaveAndRestore: not saveable before the first answer`() {
    let host = RecordingDelegate()
    let story = story(host, "quit", "leave")
    #expect(!story.transcript.contains("save:"))
    #expect(host.calls.last == "didFinish discarded")
  }

  @Test func `shouldConfirmCancel: asked once for each time of leaving`() {
    let host = RecordingDelegate()
    _ = story(host, "7", "quit", "go on", "quit", "save")
    #expect(count("shouldConfirmCancel", in: host) == 2)
    #expect(host.calls.last == "didFinish saved")
  }

  @Test func `shouldConfirmCancel: NO keeps the answers where they can be kept`() {
    let host = RecordingDelegate(confirmsCancel: false)
    let story = story(host, "7", "quit")
    #expect(host.calls.last == "didFinish saved")
    #expect(story.transcript.hasSuffix("Saved. Go on with: bedside resume check-in\n"))
  }

  @Test func `shouldPresent: denied at the first step ends the run, with no empty screen`() {
    let host = RecordingDelegate()
    host.denied["form"] = "Come back tomorrow."
    let story = story(host)
    #expect(story.transcript == "Come back tomorrow.\n")
    #expect(host.calls.last == "didFinish failed")
  }

  @Test func `a custom presenter that saves where nothing can be kept does not discard unasked`() {
    let host = RecordingDelegate(savesAndRestores: false)
    host.presenters["form"] = LeavingPresenter()
    let story = story(host, "discard")
    #expect(story.transcript.contains("Leave 'Check In'?\n"))
    #expect(host.calls.last == "didFinish discarded")
    let saving = RecordingDelegate()
    saving.presenters["form"] = LeavingPresenter()
    #expect(self.story(saving).end.reason == .saved)
  }
}

/// A presenter that answers once and leaves to go on later.
private final class LeavingPresenter: CustomStepPresenter {
  func present(_ presentation: StepPresentation, in session: inout TaskSession) -> StepExit {
    do { try session.record(.answered(.integer(7), .typed)) } catch { return .discard }
    return .save
  }
}
