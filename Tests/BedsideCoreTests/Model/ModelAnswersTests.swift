import Testing

@testable import BedsideCore

@MainActor
struct ModelAnswersTests {
  private let host = RecordingHost()

  /// A model to select from, a question that follows where the meniscus was selected, and an end.
  private var task: OrderedTask {
    var model = ModelStep(model: "knee.obj", allowsSelection: true)
    model.partNames = [.init(part: "meniscus", name: "Medial meniscus")]
    var why = Walk.scale("pain")
    why.visibleWhen = .equals("knee-selectedAtClose", .text("meniscus"))
    return OrderedTask(
      id: "t", title: "T",
      steps: [
        Step(id: "knee", title: "Your knee", content: .model(model)), Walk.form("form", why),
        Walk.form("more", Walk.scale("other")), Walk.end("end"),
      ],
      skipRules: [
        SkipRule(
          skip: "more",
          when: .equals("knee-finish", .choices([.code(.text("continued"))])))
      ], contentHash: "sha256:1")
  }

  private func looked(_ part: String?, _ finish: ModelStepResult.Finish = .continued)
    -> ModelStepResult
  {
    ModelStepResult(
      finish: finish, history: part.map { [.init(part: $0, at: 1)] } ?? [], selectedAtClose: part,
      seconds: 3)
  }

  @Test func `nobody is asked for what a model finds out, nor is it counted`() throws {
    var session = TaskSession.begun(task)
    #expect(session.currentItem == nil)
    #expect(session.visibleItems == [])
    session.record(looked("meniscus", .closed))
    #expect(session.currentItem == nil)
    session.goForward()
    #expect(session.currentItem?.id == "pain")
    #expect(session.progress == SessionProgress(position: 1, total: 2, isApproximate: true))
    session.goBack()
    #expect(session.currentStep?.id == "knee")
    #expect(session.currentItem == nil)
    let atModel = session
    session.goBack()
    #expect(session.currentStep?.id == atModel.currentStep?.id)
  }

  @Test func `a question and the way depend on what was selected and how it was left`() throws {
    var session = TaskSession.begun(task)
    session.record(looked("tibia"))
    session.goForward()
    #expect(session.currentStep?.id == "end")
    session = TaskSession.begun(task)
    session.record(looked(nil, .closed))
    session.goForward()
    #expect(session.currentItem?.id == "other")
  }

  @Test func `the selection is an answer of the step's result, by its name`() throws {
    var session = TaskSession.begun(task)
    session.record(looked("meniscus"))
    let result = session.result()
    #expect(result.answer("knee-selectedAtClose")?.answer.value == .text("meniscus"))
    #expect(result.answer("knee-selectedAtClose")?.display == "Medial meniscus")
    #expect(
      result.answer("knee-finish")?.answer.value == .choices([.code(.text("continued"))]))
    #expect(result.steps[0].details?["selectedAtClose"] == "meniscus")
    session.record(looked(nil))
    #expect(session.result().answer("knee-selectedAtClose")?.answer == .skipped)
  }

  @Test func `a run that was left at the model comes back to it with what was selected`() throws {
    var session = TaskSession.begun(task, delegate: host)
    session.record(looked("meniscus", .closed))
    let data = try #require(RestorationData(folding: host.events))
    let (restored, report) = TaskSession.restored(
      try #require(RestorationData(data.json)), task: task, context: Walk.context,
      clock: TickingClock())
    #expect(report == RestorationReport())
    #expect(restored.currentStep?.id == "knee")
    #expect(restored.currentItem == nil)
    #expect(restored.details["knee"]?["finish"] == "closed")
    #expect(restored.answers["knee-selectedAtClose"]?.answer.value == .text("meniscus"))
  }

  @Test func `nobody can go to what was not asked`() throws {
    var session = TaskSession.begun(task)
    session.record(looked("meniscus"))
    session.goForward()
    #expect(session.go(to: "knee-selectedAtClose") == .atStart)
  }

  @Test func `a model that lets nothing be selected tells only how it was left`() {
    let step = Step(id: "knee", content: .model(ModelStep(model: "knee.obj")))
    #expect(step.items.map(\.id) == ["knee-finish"])
  }

  @Test(arguments: [
    (#"{"item": "knee-selectedAtClose", "equals": "meniscus"}"#, [String]()),
    (#"{"item": "knee-selectedAtClose", "answered": true}"#, []),
    (#"{"item": "knee-finish", "equals": "closed"}"#, []),
    (
      #"{"item": "knee-finish", "equals": "gone"}"#,
      [
        "t.json:1:174: Warning: The step 'bye' is never reached. Add a rule that goes to it, or"
          + " take it out.",
        "t.json:1:275: 'knee-finish' is never \"gone\". It can be \"closed\", \"continued\".",
      ]
    ),
  ])
  func `rules ask for what a model found out`(_ condition: String, _ problems: [String]) {
    let text = #"""
      {"id": "t", "version": 1, "title": "T", "steps": [{"id": "knee", "type": "model", "model": "knee.obj", "allowsSelection": true}, {"id": "end", "type": "completion"}, {"id": "bye", "type": "completion"}], "rules": [{"after": "knee", "when": \#(condition), "goTo": "bye"}]}
      """#
    let read = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(read.problems.map(\.description) == problems)
  }

  @Test func `the ids of what a model finds out are its own`() {
    let text = #"""
      {"id": "t", "version": 1, "title": "T", "steps": [{"id": "knee", "type": "model", "model": "knee.obj"}, {"id": "knee-finish", "type": "completion"}]}
      """#
    let read = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(
      read.problems.map(\.description) == [
        "t.json:1:112: The id 'knee-finish' belongs to an item of the model 'knee'. Choose another."
      ])
  }
}
