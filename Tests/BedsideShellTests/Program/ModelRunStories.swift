import BedsideCore
import BedsideShell
import Testing

/// A task with a model, walked through by the whole program.
@MainActor
struct ModelRunStories {
  private func machine(_ answers: String) -> Machine {
    let machine = Machine()
    machine.files["Models/knee.obj"] = "v 0 0 0"
    machine.files["Models/knee.json"] = """
      {"title": "Knee", "model": "knee.obj", "language": "en",
       "parts": [{"object": "meniscus", "name": {"en": "Meniscus", "de": "Meniskus"}}]}
      """
    machine.files["task.json"] = """
      {"id": "t", "version": 1, "title": "T", "steps": [
        {"id": "knee", "type": "model", "title": "Your knee", "model": "Models/knee.obj",
         "allowsSelection": true},
        {"id": "why", "type": "question", "text": "Why?", "answer": {"format": "text"}},
        {"id": "end", "type": "completion"}],
       "rules": [{"after": "knee", "when": {"item": "knee-selectedAtClose", "answered": false},
                  "goTo": "end"}]}
      """
    machine.files["answers.json"] = answers
    machine.isInteractive = false
    return machine
  }

  @Test func `answers from a file say what was selected, and the result carries its name`() throws {
    let machine = machine(#"{"knee-selectedAtClose": "meniscus", "why": "It hurts"}"#)
    #expect(machine.run("run", "task.json", "--answers", "answers.json").code == .done)
    let result = try JSONReader.read(Array(machine.console.data.utf8)).value
    guard case .array(let steps) = result["steps"], case .array(let found) = steps[0]["answers"]
    else {
      Issue.record("The result has no answers.")
      return
    }
    #expect(steps.map { $0["id"] } == ["knee", "why", "end"])
    #expect(found.map { $0["id"] } == ["knee-selectedAtClose", "knee-finish"])
    #expect(found[0]["value"] == "meniscus")
    #expect(found[0]["display"] == "Meniscus")
    #expect(found[1]["state"] == "skipped")
  }

  @Test func `without a selection the way leads past what is asked about it`() throws {
    let machine = machine("{}")
    #expect(machine.run("run", "task.json", "--answers", "answers.json").code == .done)
    #expect(!machine.console.data.contains(#""id":"why""#))
  }

  @Test func `check finds a part that counts and that the model does not have`() {
    let machine = machine("{}")
    machine.files["task.json"] = machine.files["task.json"]?.replacing(
      #""allowsSelection": true"#,
      with: #""allowsSelection": true, "continueAfter": "selection", "accepts": ["menicsus"]"#)
    #expect(machine.run("check", "task.json").code == .badData)
    #expect(
      machine.transcript.contains(
        "There is no part 'menicsus' in 'Models/knee.obj'. Did you mean 'meniscus'?"))
  }
}
