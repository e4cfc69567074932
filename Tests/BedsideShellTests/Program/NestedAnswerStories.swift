import BedsideCore
import BedsideShell
import Testing

/// Answers files for repeats, files and waits.
@MainActor
struct NestedAnswerStories {
  private static let task = """
    { "id": "kin", "version": 1, "title": "Kin", "steps": [
      { "id": "wait", "type": "wait", "seconds": 60 },
      { "id": "n", "type": "question", "text": "How many?", "optional": false,
        "answer": { "format": "integer", "minimum": 0, "maximum": 3 } },
      { "id": "r", "type": "repeat", "title": "Kin", "count": "n", "maximum": 3, "items": [
        { "id": "age", "text": "Age?", "optional": false,
          "answer": { "format": "integer", "maximum": 120 } } ] },
      { "id": "pet", "type": "repeat", "title": "Pet", "any": "Any?", "another": "More?",
        "maximum": 3, "steps": [
          { "id": "kind", "type": "question", "text": "Kind?", "answer": { "format": "text" } } ] },
      { "id": "f", "type": "file", "text": "File?", "accepts": ["text/plain"] },
      { "id": "look", "type": "review" } ] }
    """

  private func run(_ answers: String) -> Machine {
    let machine = Machine()
    machine.files["kin.json"] = Self.task
    machine.files["answers.json"] = answers
    machine.isInteractive = false
    machine.steps.files = FewFiles()
    machine.run("run", "kin.json", "--answers", "answers.json")
    return machine
  }

  private func values(_ machine: Machine) throws -> [String: JSONValue] {
    let result = try JSONReader.read(Array(machine.console.data.utf8)).value
    guard case .array(let steps) = result["steps"] else { return [:] }
    var values: [String: JSONValue] = [:]
    for step in steps {
      guard case .array(let answers) = step["answers"] else { continue }
      for answer in answers {
        if case .string(let id) = answer["id"] { values[id] = answer["value"] }
      }
    }
    return values
  }

  @Test func `an array has an object for each time, and says itself how often there is another`()
    throws
  {
    let machine = run(
      #"{"n": 2, "r": [{"age": 61}, {"age": 58}], "pet": [{"kind": "cat"}, {"kind": "dog"}]}"#)
    #expect(machine.end.code == .done)
    #expect(
      try values(machine) == [
        "n": 2, "r.1.age": 61, "r.2.age": 58, "pet.any": true, "pet.1.kind": "cat",
        "pet.1.another": true, "pet.2.kind": "dog", "pet.2.another": false, "f": .null,
      ])
    #expect(machine.console.pauses == [])
  }

  @Test func `flat names do the same, and an empty array means none`() throws {
    let machine = run(#"{"n": 1, "r.1.age": 61, "pet": []}"#)
    #expect(try values(machine) == ["n": 1, "r.1.age": 61, "pet.any": false, "f": .null])
  }

  @Test func `a file is named by its path, and described in the result`() throws {
    let machine = run(#"{"n": 0, "pet": [], "f": "~/a b.txt"}"#)
    let file = SuppliedFile(
      name: "a b.txt", bytes: Array("hello".utf8), at: StoppedClock().instant)
    #expect(try values(machine)["f"] == file.json)
  }

  @Test(arguments: [
    (
      #"{"n": 1, "r": [7], "pet": []}"#,
      """
      answers.json:1:16: 'r.1' takes an object of answers, not a number. Write {"age": …}.

      """
    ),
    (
      #"{"n": 1, "r": true, "pet": "cat"}"#,
      """
      answers.json:1:15: 'r' takes an array with an object for each time, not true or false. Write [{"age": …}, …].
      answers.json:1:28: 'pet' takes an array with an object for each time, not a string. Write [{"kind": …}, …].

      """
    ),
    (
      #"{"n": 1, "r": [{"age": 121}], "pet": []}"#,
      "answers.json:1:24: r.1.age: '121' is above 120. Write 120 or less.\n"
    ),
    (
      #"{"n": 0, "pet": [], "f": "/picture"}"#,
      "answers.json:1:26: f: 'picture' is of another kind by its content. Name one of: TXT.\n"
    ),
    (
      #"{"n": 0, "pet": [], "f": {"name": "a"}}"#,
      "answers.json:1:26: f: This describes no file. Give the path of one.\n"
    ),
  ]) func `what is wrong is said with its place`(_ answers: String, _ said: String) {
    let machine = run(answers)
    #expect(machine.transcript == said)
    #expect(machine.end.code == .badData)
  }
}
