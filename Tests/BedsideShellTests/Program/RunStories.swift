import BedsideCore
import BedsideShell
import Testing

@MainActor
struct RunStories {
  private static let task = """
    { "id": "mood", "version": 1, "title": "Mood",
      "steps": [
        { "id": "form", "type": "form", "items": [
          { "id": "pain", "text": "Pain?", "optional": false,
            "answer": { "format": "scale", "minimum": 0, "maximum": 10, "default": 5 } },
          { "id": "fever", "text": "Fever?", "optional": false, "dontKnow": "No idea",
            "answer": { "format": "continuousScale", "minimum": 35, "maximum": 42, "unit": "°C" } },
          { "id": "where", "text": "Where?", "visibleWhen": { "item": "pain", "above": 5 },
            "answer": { "format": "text" } } ] },
        { "id": "end", "type": "completion", "title": "Done" } ] }
    """

  private func machine(_ answers: String? = nil, lines: String...) -> Machine {
    let machine = Machine(lines.map { .line($0) })
    machine.files["mood.json"] = Self.task
    machine.files["answers.json"] = answers
    machine.isInteractive = answers == nil
    return machine
  }

  @Test func `answers from a file become a result on standard output`() throws {
    let machine = machine(#"{"pain": 3, "fever": {"state": "dontKnow"}}"#)
    #expect(machine.run("run", "mood.json", "--answers", "answers.json").code == .done)
    #expect(machine.transcript == machine.console.data)
    let result = try JSONReader.read(Array(machine.console.data.utf8)).value
    #expect(result["finish"] == "completed")
    #expect(result["runID"] == "run-1")
    guard case .array(let steps) = result["steps"], case .array(let answers) = steps[0]["answers"]
    else {
      Issue.record("The result has no answers.")
      return
    }
    #expect(answers.map { $0["state"] } == ["answered", "dontKnow", "notShown"])
    #expect(answers[0]["value"] == 3)
    #expect(answers[0]["entry"] == "typed")
  }

  @Test(arguments: [
    (
      answers: "{\"fever\": 37}",
      said: "answers.json:1:1: The question 'pain' needs an answer. Add it.\n"
    ),
    (
      answers: "{}",
      said: "answers.json:1:1: The questions 'pain', 'fever' need answers. Add them.\n"
    ),
    (
      answers: "{\"pain\": 3,\n \"fever\": 45}",
      said: "answers.json:2:11: fever: '45' is above 42 °C. Write 42 °C or less.\n"
    ),
    (
      answers: "{\"pain\": null, \"fever\": 37}",
      said: "answers.json:1:10: pain: This question needs an answer.\n"
    ),
    (
      answers: "{\"pain\": {\"state\": \"declined\"}, \"fever\": 37}",
      said: "answers.json:1:10: pain: This question can't be declined. Write an answer.\n"
    ),
    (
      answers: "{\"pain\": \"3\", \"fever\": 37}",
      said: "answers.json:1:10: pain: '\"3\"' is the wrong kind of value. Write a whole number.\n"
    ),
    (
      answers: "{\"pain\": 3, \"fever\": 37, \"fevr\": 1}",
      said: "answers.json:1:26: The task has no question 'fevr'. Did you mean 'fever'?\n"
    ),
    (
      answers: "{\"pain\": 3, \"fever\": 37, \"x\": 1}",
      said:
        "answers.json:1:26: The task has no question 'x'. Its questions are pain, fever, where.\n"
    ),
    (
      answers: "{\"pain\": 3, \"pain\": 4, \"fever\": 37}",
      said: "answers.json:1:13: 'pain' appears twice in this object. Keep one.\n"
    ),
    (
      answers: "{\"pain\": {\"state\": \"forgotten\"}, \"fever\": 37}",
      said: "answers.json:1:20: 'forgotten' is not a 'state'. Write one of skipped, dontKnow,"
        + " declined.\n"
    ),
    (
      answers: "[]",
      said: "answers.json:1:1: Answers must be an object, not an array. Write {\"ITEM\": VALUE,"
        + " …}.\n"
    ),
    (
      answers: "{\"pain\": 3,",
      said: "answers.json:1:12: The file ends before the closing '}'. Add it.\n"
    ),
  ])
  func `answers that are none say where and why, and nothing is printed`(
    answers: String, said: String
  ) {
    let machine = machine(answers)
    #expect(machine.run("run", "mood.json", "--answers", "answers.json").code == .badData)
    #expect(machine.transcript == said)
    #expect(machine.console.data == "")
  }

  @Test(arguments: ["1e400", "9223372036854775808"])
  func `a number that can't be kept is named as it stands in the file`(number: String) {
    let machine = machine("{\"pain\": \(number), \"fever\": 37}")
    #expect(machine.run("run", "mood.json", "--answers", "answers.json").code == .badData)
    let problem = "answers.json:1:10: pain: '\(number)' is a larger number than can be kept."
    #expect(machine.transcript.hasPrefix(problem + " Write a smaller one.\n"))
    #expect(machine.console.data == "")
  }

  @Test func `an answer that is not asked for is a warning`() {
    let machine = machine(#"{"pain": 3, "fever": 37, "where": "head"}"#)
    #expect(machine.run("run", "mood.json", "--answers", "answers.json").code == .done)
    #expect(
      machine.transcript.hasPrefix(
        "answers.json:1:26: Warning: 'where' is not asked after these answers, and is left out."))
    #expect(machine.console.data.hasPrefix("{\"task\":\"mood\""))
  }

  @Test func `a person's answers are summed up, or are JSON when that is asked for`() {
    let machine = machine(lines: "3", "37", "")
    machine.terminals = [.data]
    machine.environment["LC_ALL"] = "C.UTF-8"
    #expect(machine.run("run", "mood.json").code == .done)
    #expect(machine.console.data == "Your answers\n  1  Pain? 3\n  2  Fever? 37 °C\n")
    #expect(
      machine.transcript.hasSuffix(
        "This was a trial: nothing is stored. Add --json to print the result.\n"))
    let json = self.machine(lines: "3", "37", "")
    json.terminals = [.data, .talk]
    json.run("run", "--json", "mood.json")
    #expect(json.console.data.hasPrefix("{\"task\":\"mood\""))
  }

  @Test func `answers that were just reviewed are not listed again`() {
    let machine = machine(lines: "3", "37", "")
    machine.terminals = [.data, .talk]
    machine.environment["LC_ALL"] = "C.UTF-8"
    #expect(machine.run("run", "mood.json").code == .done)
    #expect(machine.console.data == "")
    #expect(
      machine.transcript.hasSuffix(
        """
        Your answers
          1  Pain? 3
          2  Fever? 37 °C

        Press Enter to finish, or type a number to change that answer:\u{20}

        Done
        ────

        This was a trial: nothing is stored. Add --json to print the result.

        """))
  }

  @Test func `standard output that is no terminal gets JSON`() {
    let machine = machine(lines: "3", "37", "")
    machine.run("run", "mood.json")
    #expect(machine.console.data.hasPrefix("{\"task\":\"mood\""))
  }

  @Test func `a trial that is left keeps nothing`() {
    let machine = machine(lines: "3", "quit", "discard")
    #expect(machine.run("run", "mood.json") == Program.End(.aborted))
    #expect(machine.console.data == "")
    let hungUp = Machine([.terminated(signal: 1)])
    hungUp.files["mood.json"] = Self.task
    #expect(hungUp.run("run", "mood.json") == Program.End(.aborted, signal: 1))
  }

  @Test func `where nobody can be asked the answers must come from a file`() {
    let machine = machine("{}")
    #expect(machine.run("run", "mood.json").code == .usage)
    #expect(
      machine.transcript
        == "Nobody can be asked: standard input is no terminal. Give the answers with\n"
        + "--answers FILE.\n")
    let silent = self.machine(lines: "3")
    #expect(silent.run("run", "mood.json", "--no-input").code == .usage)
  }

  @Test func `a file that is missing or wrong says so`() {
    let machine = Machine()
    #expect(machine.run("run", "none.json").code == .noSuchThing)
    #expect(machine.transcript == "Cannot read 'none.json': there is no such file.\n")
    let broken = Machine()
    broken.files["broken.json"] = "{ \"id\": 3, }"
    #expect(broken.run("run", "broken.json").code == .badData)
    #expect(
      broken.transcript == "broken.json:1:10: A comma stands before '}'. Remove it.\n")
    let unanswered = self.machine(nil)
    #expect(unanswered.run("run", "mood.json", "--answers", "none.json").code == .noSuchThing)
  }
}

@MainActor
struct FileWordingStories {
  private static let task = """
    {"id": "t", "version": 1, "title": "T", "steps": [
    {"id": "a", "type": "question", "text": "?", "answer": {"format": "boolean"}},
    {"id": "b", "type": "question", "text": "?", "answer": {"format": "scale", "minimum": 0,
    "maximum": 3}},
    {"id": "c", "type": "question", "text": "?", "answer": {"format": "choice", "choices": [
    {"text": "One", "value": 1}, {"text": "Two", "value": 2}]}},
    {"id": "p", "type": "question", "text": "?", "answer": {"format": "text", "minimumLength": 3}},
    {"id": "r", "type": "question", "text": "?", "answer": {"format": "confirmText", "of": "p"}}],
    "rules": [{"after": "a", "when": {"item": "a", "equals": true}, "end": true}]}
    """

  private func said(_ answers: String) -> (ExitCode, String) {
    let machine = Machine()
    machine.files["t.json"] = Self.task
    machine.files["answers.json"] = answers
    machine.isInteractive = false
    let code = machine.run("run", "t.json", "--answers", "answers.json").code
    return (code, machine.transcript)
  }

  @Test func `wrong values of questions that are not asked are named, each of them`() {
    let (code, transcript) = said(#"{"a": true, "b": 7, "c": 9}"#)
    #expect(code == .badData)
    #expect(
      transcript == """
        answers.json:1:18: b: '7' is above 3. Write 3 or less.
        answers.json:1:26: c: 9 is the value of no choice. Write one of 1, 2.

        """)
  }

  @Test(arguments: [
    (#"{"a": false, "c": "x"}"#, #"c: "x" is the value of no choice. Write one of 1, 2."#),
    (
      #"{"a": false, "c": {"other": "x"}}"#,
      "c: 'x' is the value of no choice. Write the value of one."
    ),
    (#"{"a": false, "p": "x"}"#, "p: The text has 1 character. Write at least 3."),
    (
      #"{"a": false, "p": "xyz", "r": "abc"}"#,
      "r: This is not the same as the answer that it repeats. Write the same text in both places."
    ),
  ]) func `answers in a file are not said to be typed`(_ answers: String, _ message: String) {
    let (code, transcript) = said(answers)
    #expect(code == .badData)
    #expect(transcript.contains(message), "\(transcript)")
  }
}
