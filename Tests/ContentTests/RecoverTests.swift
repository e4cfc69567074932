import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// What the bundled study asks, and where its rules lead.
struct RecoverTests {
  private func task(_ id: String) throws -> OrderedTask {
    let library = Repository.library()
    let careTask = try #require(library.study?.tasks.first { $0.id == id })
    return try #require(try library.task(careTask))
  }

  private func next(
    _ task: OrderedTask, after step: Identifier<Step>,
    _ answers: [Identifier<FormItem>: AnswerValue]
  ) -> NavigationTarget {
    task.target(after: step, given: answers.mapValues { .answered($0, .typed) })
  }

  @Test func `the check-in asks with the agreed limits and defaults`() throws {
    let task = try task("check-in")
    let formats = Dictionary(uniqueKeysWithValues: task.items.map { ($0.id, $0.format) })
    let pain = { (format: AnswerFormat?) in
      guard case .scale(let scale) = format else { return false }
      return (scale.minimum, scale.maximum, scale.step, scale.default) == (1, 10, 1, 5)
        && (scale.minimumDescription, scale.maximumDescription) == ("No pain", "Very painful")
    }
    #expect(pain(formats["headache"]))
    #expect(pain(formats["muscle-pain"]))
    guard case .scale(let tiredness) = formats["tiredness"],
      case .scale(let nausea) = formats["nausea"], case .scale(let knee) = formats["pain"]
    else {
      Issue.record("These are scales.")
      return
    }
    #expect((tiredness.minimum, tiredness.maximum, tiredness.default) == (0, 10, 5))
    #expect((nausea.minimum, nausea.maximum, nausea.default) == (0, 5, 2))
    #expect((knee.minimum, knee.maximum, knee.default) == (0, 10, nil))
    #expect(
      formats["fever"]
        == .continuousScale(
          ContinuousScaleFormat(
            minimum: 35, maximum: 42, maximumFractionDigits: 2, default: 37, unit: "°C")))
    #expect(
      formats["sleep"]
        == .decimal(DecimalFormat(minimum: 0, maximum: 24, maximumFractionDigits: 1, unit: "h")))
    #expect(
      task.items.filter { !$0.isOptional }.map(\.id)
        == ["tiredness", "headache", "muscle-pain", "fever"])
  }

  @Test(arguments: [(38.99, "thanks"), (39.0, "call-us"), (42.0, "call-us")])
  func `a fever leads to the advice to call`(_ fever: Double, _ step: String) throws {
    let task = try task("check-in")
    #expect(
      next(task, after: "form", ["fever": .decimal(fever)]) == .step(Identifier(step)))
  }

  @Test func `a temperature that nobody measured is no fever`() throws {
    let task = try task("check-in")
    #expect(task.target(after: "form", given: ["fever": .dontKnow]) == .step("thanks"))
  }

  @Test(arguments: ["adult", "knee-injury", "understands"])
  func `a no to any question about eligibility ends kindly, and nothing is kept`(
    _ item: String
  ) throws {
    let task = try task("onboarding")
    var answers: [Identifier<FormItem>: AnswerValue] = [
      "adult": .boolean(true), "knee-injury": .boolean(true), "understands": .boolean(true),
    ]
    #expect(next(task, after: "eligibility", answers) == .step("storage"))
    answers[Identifier(item)] = .boolean(false)
    #expect(next(task, after: "eligibility", answers) == .step("not-eligible"))
    #expect(isEarlyEnd(task, "not-eligible"))
  }

  @Test(arguments: [
    ("storage", "storage", "nothing-kept", "consent"),
    ("consent", "consent-agreed", "not-taking-part", "enrolled"),
  ]) func `who does not agree comes to a kind ending, and nothing is kept`(
    _ step: String, _ item: String, _ ending: String, _ onward: String
  ) throws {
    let task = try task("onboarding")
    let answer = { (value: Bool) in
      next(task, after: Identifier(step), [Identifier(item): .boolean(value)])
    }
    #expect(answer(true) == .step(Identifier(onward)))
    #expect(answer(false) == .step(Identifier(ending)))
    #expect(isEarlyEnd(task, Identifier(ending)))
    #expect(!isEarlyEnd(task, "enrolled"))
  }

  private func isEarlyEnd(_ task: OrderedTask, _ id: Identifier<Step>) -> Bool {
    guard case .completion(let content) = task.step(id)?.content else { return false }
    return content.finish == .earlyTermination
  }

  @Test func `the range of motion has its five kinds in degrees`() throws {
    let task = try task("range-of-motion")
    #expect(task.items.map(\.id) == ["start", "finish", "minimum", "maximum", "range"])
    #expect(task.items.allSatisfy { $0.format.unit == "deg" && !$0.isOptional })
  }

  @Test func `the vaccination check asks about date and vaccine after a yes alone`() throws {
    let task = try task("vaccination-check")
    let visible = { (code: String) in
      task.items.filter {
        $0.isVisible(given: ["vaccinated": .answered(.choices([.code(.text(code))]), .typed)])
      }.map(\.id)
    }
    #expect(visible("yes") == ["vaccinated", "vaccination-date", "vaccines"])
    #expect(visible("no") == ["vaccinated"])
  }

  @Test func `the meniscus is explained, shown with a tour, and followed by questions to ask`()
    throws
  {
    let library = Repository.library()
    let topic = try #require(library.study?.education.first { $0.topic == "meniscus" })
    let task = try library.task(topic)
    #expect(task.steps.first?.title == "Your Injury Visualized")
    guard case .model(let step) = task.steps[1].content else {
      Issue.record("The second step shows the model.")
      return
    }
    #expect(step.model == "Models/knee/knee.obj")
    #expect(step.tour?.count == 7)
  }

  @Test func `every kind of meniscal tear has a stop of its own, in place of the whole meniscus`()
    throws
  {
    let library = Repository.library()
    let topic = try #require(library.study?.education.first { $0.topic == "meniscus-tear" })
    let task = try library.task(topic)
    guard case .model(let step) = task.steps[1].content else {
      Issue.record("The second step shows the model.")
      return
    }
    let stops = try #require(step.tour)
    #expect(stops.count == 8)
    let kinds = ["longitudinal", "bucket_handle", "radial", "horizontal", "flap", "root"]
    #expect(stops.dropFirst(2).map(\.highlight) == kinds.map { ["tear_\($0)"] })
    for stop in stops.dropFirst(2) { #expect(stop.parts?.contains("meniscus_medial") == false) }
  }
}
