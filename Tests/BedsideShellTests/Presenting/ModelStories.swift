import BedsideCore
import BedsideShell
import Testing

@MainActor
struct ModelStories {
  private func task(_ gate: ModelStep.Gate = .none) -> OrderedTask {
    OrderedTask(
      id: "meniscus", title: "Your Injury Visualized",
      steps: [
        Step(
          id: "intro", title: "Your Injury Visualized", text: "This is about your knee.",
          footnote: "It takes two minutes.",
          content: .instruction([
            BodyItem(.tag, "Education"), BodyItem(.text, "You will see:"),
            BodyItem(.bullet, "the bones"),
            BodyItem(.bullet, "the meniscus"), BodyItem(.rule), BodyItem(.text, "Take your time."),
          ])),
        Step(
          id: "knee", title: "The Knee",
          content: .model(
            ModelStep(
              model: "knee.obj", text: "Turn it as you like.", continueAfter: gate,
              tour: [
                TourStop(text: "This is the whole knee."), TourStop(text: "This is the meniscus."),
              ]))),
      ])
  }

  @Test func `the model opens, and Enter goes on when it was closed`() {
    let result = ModelStepResult(
      finish: .closed, history: [.init(part: "meniscus", at: 2)], seconds: 5)
    let story = Story(task(), [.line(""), .line("")], viewer: StubViewer(.result(result)))
    #expect(story.end.reason == .completed)
    #expect(story.session.result().steps[1].details?["finish"] == "closed")
    #expect(
      story.transcript == """
        Your Injury Visualized
        This is about your knee.

        [Education]
        You will see:
          - the bones
          - the meniscus

        Take your time.

        It takes two minutes.
        Press Enter to go on: 

        The Knee

        Turn it as you like.

        Here is the model. Close it with Escape to come back here.
        You looked at: meniscus.
        Press Enter to go on, or type 'again' to look again: 

        """)
  }

  @Test func `without a display the tour is told in words, stop by stop`() {
    let story = Story(task(), "", "", "back", "", "x", "back", "", "", "")
    #expect(story.end.reason == .completed)
    #expect(story.session.result().steps[1].details?["presented"] == "text")
    #expect(
      story.transcript == """
        Your Injury Visualized
        This is about your knee.

        [Education]
        You will see:
          - the bones
          - the meniscus

        Take your time.

        It takes two minutes.
        Press Enter to go on: 

        The Knee

        Turn it as you like.

        Here is what the model shows, in words.

        This is the whole knee.
        Part 1 of 2. Press Enter for the next: 

        This is the meniscus.
        Press Enter to go on, or type 'again' to look again: back

        Your Injury Visualized
        This is about your knee.

        [Education]
        You will see:
          - the bones
          - the meniscus

        Take your time.

        It takes two minutes.
        Press Enter to go on: 

        The Knee

        Turn it as you like.

        Here is what the model shows, in words.

        This is the whole knee.
        Part 1 of 2. Press Enter for the next: x
        'x' has no meaning here. Press Enter, or type 'back', 'save' or '?'.
        Part 1 of 2. Press Enter for the next: back

        Your Injury Visualized
        This is about your knee.

        [Education]
        You will see:
          - the bones
          - the meniscus

        Take your time.

        It takes two minutes.
        Press Enter to go on: 

        The Knee

        Turn it as you like.

        Here is what the model shows, in words.

        This is the whole knee.
        Part 1 of 2. Press Enter for the next: 

        This is the meniscus.
        Press Enter to go on, or type 'again' to look again: 

        """)
  }

  @Test func `why there is no model is said`() {
    let viewer = StubViewer(.unavailable("knee.obj:12: there is no vertex 9 among 8."))
    let story = Story(task(), [.line(""), .line(""), .line("")], viewer: viewer)
    #expect(
      story.transcript.contains(
        "The model can't be shown: knee.obj:12: there is no vertex 9 among 8. Here is"
          + "\nwhat it shows, in words.\n"
      ))
  }

  @Test func `a step that waits for the tour does not let go before it was seen`() {
    let closed = ModelStepResult(finish: .closed, seconds: 1)
    let seen = ModelStepResult(finish: .continued, seconds: 30)
    let viewer = StubViewer(.result(closed), .result(closed), .result(seen))
    let story = Story(
      task(.tour), [.line(""), .line(""), .line("again"), .line("")], viewer: viewer)
    #expect(story.end.reason == .completed)
    #expect(viewer.presented.count == 3)
    #expect(
      story.transcript == """
        Your Injury Visualized
        This is about your knee.

        [Education]
        You will see:
          - the bones
          - the meniscus

        Take your time.

        It takes two minutes.
        Press Enter to go on: 

        The Knee

        Turn it as you like.

        Here is the model. Close it with Escape to come back here.
        Press Enter to look again, or type 'text' to read it instead: 

        Here is the model. Close it with Escape to come back here.
        Press Enter to look again, or type 'text' to read it instead: again

        Here is the model. Close it with Escape to come back here.
        Press Enter to go on, or type 'again' to look again: 

        """)
  }

  @Test func `the accessible mode has the viewer tell the model in words`() {
    let viewer = StubViewer(
      .result(ModelStepResult(finish: .closed, seconds: 1)),
      .result(ModelStepResult(finish: .closed, seconds: 1)))
    let story = Story(
      task(), ["", "again", ""].map { .line($0) }, isAccessible: true, viewer: viewer)
    #expect(viewer.pictures == [.none, .none])
    #expect(
      story.transcript.contains(
        "\nHere is the model, in words. Type 'close' to come back here.\n"))
    #expect(story.end.reason == .completed)
  }

  @Test func `the accessible mode tells the tour itself where the viewer cannot`() {
    let viewer = StubViewer(.unavailable("bedside-viewer is not installed."))
    let story = Story(
      task(), ["", "", ""].map { .line($0) }, isAccessible: true, viewer: viewer)
    #expect(story.transcript.contains("This is the meniscus."))
    #expect(story.end.reason == .completed)
  }
}
