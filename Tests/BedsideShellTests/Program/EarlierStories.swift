import BedsideCore
import BedsideShell
import Testing

/// What `run --earlier` says of answers that the task does not look at.
@MainActor
struct EarlierStories {
  private static let task = """
    { "id": "knee", "version": 1, "title": "Knee",
      "steps": [
        { "id": "f", "type": "form", "items": [
          { "id": "q", "text": "Still the left one?",
            "visibleWhen": { "task": "onboarding", "item": "side", "equals": "left" },
            "answer": { "format": "boolean" } } ] },
        { "id": "w", "type": "question", "text": "Weight?", "defaultFrom": "previous",
          "answer": { "format": "integer" } },
        { "id": "end", "type": "completion", "title": "Done" } ] }
    """

  private func run(_ earlier: String?) -> Machine {
    let machine = Machine([])
    machine.isInteractive = false
    machine.files["knee.json"] = Self.task
    machine.files["answers.json"] = #"{"w": 3}"#
    machine.files["earlier.json"] = earlier
    machine.run("run", "knee.json", "--answers", "answers.json", "--earlier", "earlier.json")
    return machine
  }

  private func said(_ earlier: String) -> String {
    let machine = run(earlier)
    return String(machine.transcript.dropLast(machine.console.data.count))
  }

  @Test func `what the task looks at is taken without a word`() {
    #expect(said(#"{"onboarding": {"side": "right"}, "knee": {"w": 2}}"#) == "")
  }

  @Test(arguments: [
    (
      #"{"onbording": {"side": "left"}}"#,
      "1:2: Warning: 'knee' looks at no earlier answers to 'onbording'. Did you mean 'onboarding'?"
    ),
    (
      #"{"mood": {}}"#,
      "1:2: Warning: 'knee' looks at no earlier answers to 'mood'. It looks at 'knee', 'onboarding'."
    ),
    (
      #"{"onboarding": {"sde": "left"}}"#,
      "1:17: Warning: 'knee' does not look at 'sde' of 'onboarding'. Did you mean 'side'?"
    ),
    (
      #"{"knee": {"weight": 70}}"#,
      "1:11: Warning: 'knee' does not look at 'weight' of 'knee'. It looks at 'w'."
    ),
  ])
  func `what the task does not look at is named`(_ earlier: String, _ warning: String) {
    let machine = run(earlier)
    #expect(machine.transcript.hasPrefix("earlier.json:" + warning + "\n"))
    #expect(machine.console.data.contains(#""finish":"completed""#))
  }

  @Test func `a file that is not there ends the run`() {
    let machine = run(nil)
    #expect(machine.console.data == "")
    #expect(machine.transcript.contains("earlier.json"))
  }
}
