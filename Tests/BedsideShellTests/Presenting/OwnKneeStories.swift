import BedsideCore
import BedsideShell
import Testing

/// A model is shown as the person's own body is: its side, and how far its joint bends.
@MainActor
struct OwnKneeStories {
  private var task: OrderedTask { task(name: "Your knee") }

  private func task(name: String?) -> OrderedTask {
    var model = ModelStep(model: "knee.obj")
    model.measuredBy = ModelMeasure(
      task: "motion", least: "minimum", greatest: "maximum", name: name)
    return OrderedTask(
      id: "knee", title: "Knee", steps: [Step(id: "knee", content: .model(model))])
  }

  private func tools(_ answers: [JSONValue], isOfToday: Bool = true) -> StepTools {
    var tools = StepTools()
    tools.earlier = { task in
      guard task == "motion" else { return nil }
      var outcome = EarlierOutcome(recorded: "Tue 10 Mar, 8:05", answers: answers, task: nil)
      outcome.isOfToday = isOfToday
      return outcome
    }
    return tools
  }

  private let answers: [JSONValue] = [
    .object(["id": "minimum", "state": "answered", "value": 12]),
    .object(["id": "maximum", "state": "answered", "value": 96]),
  ]

  private func presented(_ tools: StepTools, name: String? = "Your knee") -> ModelStep? {
    let viewer = StubViewer(.result(ModelStepResult(finish: .closed, seconds: 5)))
    _ = Story(task(name: name), [.line("")], viewer: viewer, steps: tools)
    return viewer.presented.first
  }

  @Test func `the last range that was measured goes with the model`() {
    let step = presented(tools(answers))
    #expect(step?.measured == 12...96)
    #expect(step?.measuredText == "Your knee today: 12° to 96°")
    let before = presented(tools(answers, isOfToday: false))
    #expect(before?.measuredText == "Your knee, Tue 10 Mar, 8:05: 12° to 96°")
  }

  @Test func `only a knee is called one`() {
    let step = presented(tools(answers), name: nil)
    #expect(step?.measuredText == "Your range of motion today: 12° to 96°")
  }

  @Test func `what was not measured is not shown`() {
    #expect(presented(StepTools())?.measured == nil)
    #expect(presented(tools([answers[0]]))?.measured == nil)
    let skipped = JSONValue.object(["id": "maximum", "state": "skipped", "value": nil])
    #expect(presented(tools([answers[0], skipped]))?.measuredText == nil)
  }

  @Test func `the side of the person's care is shown unless the step names one`() {
    var tools = StepTools()
    tools.side = .left
    #expect(presented(tools)?.side == .left)
  }

  @Test func `who is told in words hears the range too`() {
    let story = Story(task, [.line("")], steps: tools(answers))
    #expect(story.transcript.contains("Your knee today: 12° to 96°"))
  }
}
