import BedsideCore
import BedsideShell
import Testing

@MainActor
struct NewContentStories {
  @Test func `a new task passes the check, and what comes next is said`() {
    let machine = Machine()
    #expect(machine.run("new", "task", "knee-pain", "tasks").code == .done)
    #expect(
      machine.transcript == """
        Written: tasks/knee-pain.json

        Change it in an editor, and then:
          bedside check tasks/knee-pain.json
            say what is wrong with it
          bedside run tasks/knee-pain.json
            try it; nothing is stored
          bedside run tasks/knee-pain.json --dry
            print every way through it

        To ask for it in a study, add this to the 'tasks' of its study.json:
          { "id": "knee-pain", "version": 1, "effective": "2026-03-06", "survey": "tasks/knee-pain.json",
            "schedule": { "elements": [ { "start": "08:00", "interval": { "day": 1 } } ] } }

        """)
    #expect(machine.types().run("check", "tasks/knee-pain.json").code == .done)
    #expect(machine.transcript == "Checked 1 file. Nothing is wrong.\n")
    #expect(machine.files["tasks/knee-pain.json"]?.contains("\"title\": \"Knee pain\"") == true)
  }

  @Test func `a new study passes the check and can be joined`() {
    let machine = Machine()
    #expect(machine.run("new", "study", "knee").code == .done)
    #expect(
      machine.console.data == """
        Written: knee/study.json
        Written: knee/tasks/joining.json
        Written: knee/tasks/check-in.json
        Written: knee/learn/about.md

        """)
    #expect(machine.transcript.contains("  bedside --content . --study knee\n"))
    #expect(machine.types().run("check", "knee/study.json").code == .done)
    #expect(machine.transcript == "Checked 4 files. Nothing is wrong.\n")
    #expect(machine.run("--content", ".", "--study", "knee", "due").code == .noSuchThing)
  }

  @Test func `nothing that is there is written over`() {
    let machine = Machine()
    machine.files["mine.json"] = "mine"
    #expect(machine.run("new", "task", "mine").code == .cannotCreate)
    #expect(
      machine.transcript
        == "There is a 'mine.json' already. It was left as it is. Choose another id or\nfolder.\n")
    #expect(machine.files["mine.json"] == "mine")
  }

  @Test(arguments: [
    (
      ["new", "tasks", "a"],
      "'tasks' can't be written. Write: bedside new task ID, or: bedside new study ID\n"
    ),
    (
      ["new", "task", "A b"],
      "'A b' can't be an id. Use small letters, digits, '-' and '_', a letter or digit\n"
        + "first, at most 64 in all.\n"
    ),
  ])
  func `what can't be written says what can`(_ words: [String], _ said: String) {
    let machine = Machine()
    #expect(machine.run(words[0], words[1], words[2]).code == .usage)
    #expect(machine.transcript == said)
  }
}

@MainActor
struct UnusualContentStories {
  @Test func `what prints no JSON refuses to`() {
    let machine = Machine()
    #expect(machine.run("new", "task", "x", "--json").code == .usage)
    #expect(machine.transcript.contains("'new' prints no JSON. Leave '--json' out."))
    #expect(machine.types().run("preview", "x.json", "--json").code == .usage)
    #expect(machine.transcript.contains("'preview' prints no JSON. Leave '--json' out."))
  }

  @Test func `the entry for a study names the file by a way, not from the root`() {
    let machine = Machine()
    #expect(machine.run("new", "task", "x", "/abs/dir").code == .done)
    #expect(machine.transcript.contains(#""survey": "x.json","#))
  }
}
