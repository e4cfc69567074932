import BedsideCore
import BedsideShell
import Testing

@MainActor
struct HostStories {
  @Test func `a host may change a step's words`() {
    let host = RecordingDelegate()
    host.titles["form"] = "Good morning"
    host.prompts["headache"] = "And your head?"
    let story = Story(Samples.checkIn, [.line("7"), .line("review")], delegate: host)
    #expect(story.transcript.hasPrefix("Good morning\n"))
    #expect(story.transcript.contains("Question 1 of 3: And your head?\n"))
    #expect(story.transcript.contains("  1  And your head? 7\n"))
  }

  @Test func `a step that may not be presented says why and can be tried again`() {
    let host = RecordingDelegate()
    host.denied["thanks"] = "Wait for the nurse."
    let story = Story(
      Samples.checkIn, ["7", "37", "1", "", "", "quit", "discard"].map { .line($0) }, delegate: host
    )
    #expect(story.end.reason == .discarded)
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 37
          Noted: 37 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> 1

        Your answers
          1  How strong is your headache? 7
          2  What is your body temperature? 37 °C
          3  How strong is your nausea? 1

        Press Enter to finish, or type a number to change that answer: 
        Wait for the nurse.
        Press Enter to try again: 
        Wait for the nurse.
        Press Enter to try again: quit

        Leave 'Check In'?
          1  save: keep the answers and leave; go on later
          2  discard: leave and throw the answers away
          3  go on: stay here
        Number or word: discard
        Left. Nothing of it is kept.

        """)
  }

  @Test func `a task whose first step is refused ends at once`() {
    let host = RecordingDelegate()
    host.denied["form"] = "Come back tomorrow."
    let story = Story(Samples.checkIn, [], delegate: host)
    #expect(story.end == TaskEnd(reason: .failed("Come back tomorrow.")))
    #expect(story.transcript == "Come back tomorrow.\n")
  }

  @Test func `a host presents what there is to read about a step`() {
    let host = RecordingDelegate()
    host.learnMore = ["form"]
    let task = OrderedTask(
      id: "t", title: "T",
      steps: [
        Step(id: "form", title: "A form", content: .form(items: [Samples.nausea], footer: nil))
      ])
    let story = Story(task, [.line("?"), .line("??"), .line("1"), .line("")], delegate: host)
    #expect(host.calls.contains("learnMore form"))
    #expect(story.transcript.contains("  ??       read more about this\n"))
  }

  @Test func `a custom presenter answers in place of the shell, and every answer is kept at once`()
  {
    let host = RecordingDelegate()
    let presenter = AnsweringPresenter(.integer(7), .decimal(38.5), .integer(1))
    host.presenters["form"] = presenter
    let keeper = UnreliableKeeper()
    presenter.keeper = keeper
    let story = Story(Samples.checkIn, [], delegate: host, keeper: keeper)
    #expect(story.end.reason == .completed)
    #expect(presenter.keptBeforeNext == [3, 4, 5])
    #expect(story.transcript == "Thank you\n\nSee you tomorrow.\n")
  }
}

/// A presenter that gives one answer after the other.
private final class AnsweringPresenter: CustomStepPresenter {
  private let values: [AnswerValue]
  var keeper: UnreliableKeeper?
  private(set) var keptBeforeNext: [Int] = []

  init(_ values: AnswerValue...) { self.values = values }

  func present(_ presentation: StepPresentation, in session: inout TaskSession) -> StepExit {
    for value in values {
      do { try session.record(.answered(value, .typed)) } catch { return .discard }
      keptBeforeNext.append(keeper?.events.count ?? 0)
    }
    return .forward
  }
}
