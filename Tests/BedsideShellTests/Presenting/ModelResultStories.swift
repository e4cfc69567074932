import BedsideCore
import BedsideShell
import Testing

/// What the shell says and keeps of a model that was looked at.
@MainActor
struct ModelResultStories {
  private func task(
    _ model: ModelStep = ModelStep(model: "knee.obj", allowsSelection: true)
  ) -> OrderedTask {
    var model = model
    model.partNames = [
      .init(part: "femur", name: "Thigh bone"),
      .init(part: "meniscus", name: "Meniscus, inner side"),
    ]
    var why = FormItem(
      id: "why", text: "What do you want to know of it?", format: .text(TextFormat()))
    why.visibleWhen = .equals("knee-selectedAtClose", .text("meniscus"))
    return OrderedTask(
      id: "t", title: "T",
      steps: [
        Step(id: "knee", title: "The Knee", content: .model(model)),
        Step(id: "why-form", content: .form(items: [why], footer: nil)),
        Step(id: "look", title: "Look", content: .review(ReviewContent())),
        Step(id: "end", title: "Done", content: .completion(CompletionContent())),
      ])
  }

  private let looked = ModelStepResult(
    finish: .closed,
    history: [.init(part: "femur", at: 1), .init(part: "meniscus", at: 2)],
    selectedAtClose: "meniscus", looked: ["femur", "meniscus"], stops: .init(seen: 2, of: 5),
    seconds: 5)

  private let said = """
    You looked at: Thigh bone; Meniscus, inner side. You selected: Meniscus, inner
    side. You saw 2 of 5 stops of the tour.
    """

  @Test func `what was looked at is said, asked about and listed`() {
    let story = Story(
      task(), ["", "why it tears", "", ""].map { .line($0) }, viewer: StubViewer(.result(looked)))
    #expect(story.end.reason == .completed)
    #expect(
      story.transcript == """
        The Knee

        Here is the model. Close it with Escape to come back here.
        \(said)
        Press Enter to go on, or type 'again' to look again:\u{20}

        Question 1 of about 1: What do you want to know of it?
          Your own words. Optional: 'skip' leaves it out.
        > why it tears

        Look

             The Knee: You looked at: Thigh bone; Meniscus, inner side. You selected:
             Meniscus, inner side. You saw 2 of 5 stops of the tour.
          1  What do you want to know of it? why it tears

        Press Enter to go on, or type 'edit 1' to change an answer, 'clear 1' to
        take it back:\u{20}

        Done

        """)
    #expect(story.answer("knee-selectedAtClose")?.value == .text("meniscus"))
  }

  @Test func `a question about a part is not asked where another was selected`() {
    var other = looked
    other.selectedAtClose = "femur"
    let story = Story(
      task(), ["", "", ""].map { .line($0) }, viewer: StubViewer(.result(other)))
    #expect(!story.transcript.contains("What do you want to know"))
    #expect(story.end.reason == .completed)
  }

  @Test func `who has done what was asked may look again and close it`() {
    var model = ModelStep(
      model: "knee.obj", allowsSelection: true, continueAfter: .selection, accepts: ["meniscus"])
    model.endOnSelection = true
    var done = looked
    done.finish = .continued
    let again = ModelStepResult(finish: .closed, looked: ["femur"], seconds: 2)
    let story = Story(
      task(model), ["again", "", "why it tears", "", ""].map { .line($0) },
      viewer: StubViewer(.result(done), .result(again)))
    #expect(story.end.reason == .completed)
    #expect(story.answer("knee-selectedAtClose")?.value == .text("meniscus"))
    #expect(story.session.result().steps[0].details?["finish"] == "continued")
  }

  @Test func `who looks again and selects another part has taken the first one back`() {
    let model = ModelStep(
      model: "knee.obj", allowsSelection: true, continueAfter: .selection, accepts: ["meniscus"])
    var done = looked
    done.finish = .continued
    let other = ModelStepResult(
      finish: .closed, history: [.init(part: "femur", at: 1)], selectedAtClose: "femur", seconds: 2)
    let story = Story(
      task(model), ["again"].map { .line($0) },
      viewer: StubViewer(.result(done), .result(other)))
    #expect(story.answer("knee-selectedAtClose")?.value == .text("femur"))
    #expect(story.transcript.contains("Press Enter to look again"))
  }

  @Test func `more parts than anybody reads are counted`() {
    var many = looked
    many.looked = (1...11).map { "part\($0)" }
    let story = Story(task(), [.line("")], viewer: StubViewer(.result(many)))
    #expect(story.transcript.contains("part8; and 3\nmore."))
  }

  @Test func `a run that was killed at the model goes on behind it, without opening it again`()
    throws
  {
    let keeper = UnreliableKeeper()
    _ = Story(
      task(), [.terminated(signal: 15)], keeper: keeper, viewer: StubViewer(.result(looked)))
    let data = try #require(RestorationData(folding: keeper.events))
    let viewer = StubViewer()
    let story = Story(
      task(), ["", "skip", "", ""].map { .line($0) }, viewer: viewer, restoring: data)
    #expect(viewer.presented.isEmpty)
    #expect(
      story.transcript.hasPrefix(
        "The Knee\n\(said)\nPress Enter to go on, or type 'again' to look again: "))
    #expect(story.end.reason == .completed)
    #expect(story.answer("knee-selectedAtClose")?.value == .text("meniscus"))
  }

  @Test func `a gate that was not opened before the run was killed stays shut`() throws {
    let gated = ModelStep(model: "knee.obj", allowsSelection: true, continueAfter: .selection)
    let closed = ModelStepResult(finish: .closed, seconds: 1)
    let keeper = UnreliableKeeper()
    _ = Story(
      task(gated), [.terminated(signal: 15)], keeper: keeper, viewer: StubViewer(.result(closed)))
    let data = try #require(RestorationData(folding: keeper.events))
    let viewer = StubViewer(.result(closed))
    _ = Story(task(gated), [.line("")], viewer: viewer, restoring: data)
    #expect(viewer.presented.count == 1)
  }

  @Test func `who can't see the model selects a part by its number or its name`() {
    let asks = ModelStep(
      model: "knee.obj", allowsSelection: true, continueAfter: .selection, accepts: ["meniscus"],
      tour: [TourStop(text: "This is the knee.")])
    let story = Story(
      task(asks), ["", "9", "1", "men", "", "skip", "", ""].map { .line($0) }, isAccessible: true,
      viewer: StubViewer())
    #expect(
      story.transcript.contains(
        """
        This is the knee.

        The parts are:
        1. Thigh bone
        2. Meniscus, inner side
        Which part do you select? Type its number or its name:\u{20}
        Type a number from 1 to 2, or a name.
        Which part do you select? Type its number or its name: 9
        There is no part '9'. Type a number from 1 to 2, or a name.
        Which part do you select? Type its number or its name: 1
        Thigh bone: that is not what is asked for. Select another part.
        Which part do you select? Type its number or its name: men
        You read what the model shows. You selected: Meniscus, inner side.
        """))
    #expect(story.answer("knee-selectedAtClose")?.value == .text("meniscus"))
    #expect(story.session.result().steps[0].details?["presented"] == "text")
  }
}
