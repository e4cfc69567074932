import BedsideCore
import BedsideShell
import Testing

@MainActor
struct PreviewStories {
  private func machine() -> Machine {
    let machine = Machine()
    machine.files["t.json"] = """
      {"id": "t", "version": 1, "title": "T", "steps": [
       {"id": "hello", "type": "instruction", "title": "Hello", "text": "We begin."},
       {"id": "form", "type": "form", "title": "Form", "footer": "Nearly done.", "items": [
        {"id": "pain", "text": "Pain?", "answer": {"format": "scale", "minimum": 0, "maximum": 9}},
        {"id": "where", "text": "Where?", "answer": {"format": "text", "maximumLength": 9},
         "visibleWhen": {"item": "pain", "above": 5}}]},
       {"id": "end", "type": "completion", "title": "Thanks"}]}
      """
    return machine
  }

  @Test func `a step is shown as a participant sees it, and nothing is asked`() {
    let machine = machine()
    #expect(machine.run("preview", "t.json", "form").code == .done)
    #expect(
      machine.console.data == """
        Form

        Question 1 of 2: Pain?
          0 to 9. Optional: 'skip' leaves it out.
        > 

        Question 2 of 2: Where?
          Up to 9 characters. Optional: 'skip' leaves it out.
        > 

        Nearly done.

        """)
    #expect(machine.console.prompts.isEmpty)
    #expect(machine.transcript.contains("Asked only when pain is above 5:\n"))
  }

  @Test func `without a step all of them are shown, each under its name`() {
    let machine = machine()
    #expect(machine.run("preview", "t.json").code == .done)
    #expect(machine.console.data.contains("Hello\nWe begin.\nPress Enter to go on: \n"))
    #expect(machine.console.data.contains("Thanks\n"))
    #expect(machine.transcript.contains("Step 'form':\n"))
  }

  @Test func `a step or a task that is not there says which is near`() {
    let machine = machine()
    #expect(machine.run("preview", "t.json", "from").code == .noSuchThing)
    #expect(machine.transcript == "'t' has no step 'from'. Did you mean 'form'?\n")
    #expect(machine.types().run("preview", "t.json", "xyz").code == .noSuchThing)
    #expect(machine.transcript == "'t' has no step 'xyz'. Its steps are hello, form, end.\n")
    #expect(machine.types().run("preview", "check-in").code == .noSuchThing)
    #expect(
      machine.transcript
        == "There is no file 'check-in', and no task of that name in this study.\n")
  }

  @Test func `a task of the study is shown by its name`() {
    let machine = Machine()
    machine.run("new", "study", "knee", "C")
    _ = machine.types()
    #expect(
      machine.run("--content", "C", "--study", "knee", "preview", "check-in", "form").code == .done)
    #expect(machine.console.data.contains("Question 1 of 1: How strong is your pain right now?"))
    #expect(
      machine.types().run("--content", "C", "--study", "knee", "preview", "chek-in").code
        == .noSuchThing)
    #expect(machine.transcript.contains("Did you mean\n'check-in'?"))
  }
}
