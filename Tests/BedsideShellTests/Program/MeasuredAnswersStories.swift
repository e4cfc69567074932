import BedsideCore
import BedsideShell
import Testing

/// Answers from a file to questions about times, measures and ages.
@MainActor
struct MeasuredAnswersStories {
  private static let formats = [
    ("share", #"{"format": "continuousScale", "minimum": 0, "maximum": 1, "style": "percent"}"#),
    ("dose", #"{"format": "decimal", "unit": "g", "displayUnit": "mg", "maximum": 4}"#),
    ("bed", #"{"format": "time", "minimum": "22:00", "maximum": "06:00"}"#),
    ("since", #"{"format": "dateTime", "maximum": "now"}"#),
    ("slept", #"{"format": "duration", "maximum": 86400, "step": 300}"#),
    ("tall", #"{"format": "height"}"#), ("heavy", #"{"format": "weight"}"#),
    ("old", #"{"format": "age", "minimum": 18, "maximum": 90, "orOlder": true}"#),
    ("born", #"{"format": "age", "asks": "yearOfBirth"}"#),
    ("rung", #"{"format": "ladder", "top": "Best off", "bottom": "Worst off"}"#),
  ]

  private func machine(_ answers: String) -> Machine {
    let machine = Machine()
    let items = Self.formats.map { #"{"id": "\#($0.0)", "text": "?", "answer": \#($0.1)}"# }
    machine.files["task.json"] = """
      { "id": "measured", "version": 1, "title": "Measured", "steps": [
        { "id": "form", "type": "form", "items": [ \(items.joined(separator: ",\n")) ] } ] }
      """
    machine.files["answers.json"] = answers
    machine.isInteractive = false
    machine.run("run", "task.json", "--answers", "answers.json")
    return machine
  }

  private func answers(_ machine: Machine) throws -> [JSONValue] {
    let result = try JSONReader.read(Array(machine.console.data.utf8)).value
    guard case .array(let steps) = result["steps"], case .array(let answers) = steps[0]["answers"]
    else { return [] }
    return answers
  }

  @Test func `values are in the units in which they are kept`() throws {
    let machine = machine(
      """
      {"share": 0.4, "dose": 0.5, "bed": "23:30", "since": "2026-03-05T22:00:00+01:00",
       "slept": 27000, "tall": 170.18, "heavy": 70.307, "old": {"orOlder": 90}, "born": 1962,
       "rung": 10}
      """)
    #expect(machine.end.code == .done)
    let answers = try answers(machine)
    #expect(
      answers.map { $0["value"]?.text } == [
        "0.4", "0.5", "\"23:30\"", "\"2026-03-05T22:00:00+01:00\"", "27000", "170.18", "70.307",
        "{\"orOlder\":90}", "1962", "10",
      ])
    #expect(
      answers.map { $0["display"] } == [
        "40 %", "500 mg", "23:30", "Thursday, 5 March 2026, 22:00 +01:00", "7 h 30 min",
        "170.18 cm", "70.307 kg", "90 or older", "1962", "10",
      ])
    #expect(
      answers.map { $0["units"] }
        == [
          nil, "g", nil, nil, "s", "cm", "kg", "years", nil, nil,
        ].map { $0.map(JSONValue.string) ?? .null })
  }

  @Test func `what is no answer is told with its item, and nothing is recorded`() {
    let machine = machine(
      """
      {"share": 40,
       "dose": 500,
       "bed": "12:00",
       "since": "2026-03-07T00:00:00Z",
       "slept": 100,
       "tall": 1.7,
       "heavy": "70 kg",
       "old": 17,
       "born": 62,
       "rung": 0}
      """)
    #expect(machine.end.code == .badData)
    #expect(machine.console.data == "")
    #expect(
      machine.transcript == """
        answers.json:1:11: share: '4000' is above 100 %. Write 100 % or less.
        answers.json:2:10: dose: '500000' is above 4000 mg. Write 4000 mg or less.
        answers.json:3:9: bed: 12:00 is outside the times asked for. Write a time from 22:00 to 06:00.
        answers.json:4:11: since: Saturday, 7 March 2026, 00:00 is too late. Write Friday, 6 March 2026, 08:00 or earlier.
        answers.json:5:11: slept: 1 min 40 s lies between two steps. Write 0 min or 5 min.
        answers.json:6:10: tall: '1.7 cm' is below 20 cm. Write 20 cm or more.
        answers.json:7:11: heavy: '"70 kg"' is the wrong kind of value. Write a number of kilograms.
        answers.json:8:9: old: '17' is below 18. Write 18 or more.
        answers.json:9:10: born: '62' is outside the years asked for. Write a year from 1876 to 2026.
        answers.json:10:10: rung: '0' is below 1. Write 1 or more.

        """)
  }
}
