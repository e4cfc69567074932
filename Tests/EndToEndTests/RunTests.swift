import BedsideCore
import Testing

struct RunTests {
  private let task = Built.recover("tasks/check-in.json")

  private func run(_ answers: String) throws -> Ended {
    try Home().run("run", task, "--answers", "-", input: .text(answers))
  }

  @Test func `the result has exactly the members that others rely on`() throws {
    let ended = try run(
      #"{"tiredness":3,"headache":7,"muscle-pain":1,"fever":37.25,"nausea":null,"#
        + #""pain":{"state":"declined"}}"#)
    #expect(ended.status == 0)
    #expect(ended.errors.isEmpty)
    let answers = [
      answer("tiredness", "answered", "scale", "3", display: "3"),
      answer("headache", "answered", "scale", "7", display: "7"),
      answer("muscle-pain", "answered", "scale", "1", display: "1"),
      answer("fever", "answered", "continuousScale", "37.25", units: "°C", display: "37.25 °C"),
      answer("nausea", "skipped", "scale"), answer("pain", "declined", "scale"),
      answer("sleep", "skipped", "decimal", units: "h"),
    ]
    #expect(
      shape(of: ended.output) == """
        {"task":"check-in","version":3,"contentHash":"HASH","runID":"ID","finish":"completed",\
        "language":"en","startDate":"DATE","endDate":"DATE","scores":{},"steps":[\
        {"id":"form","startDate":"DATE","endDate":"DATE","answers":[\
        \(answers.joined(separator: ","))]},\
        {"id":"thanks","startDate":"DATE","endDate":"DATE","answers":[]}]}

        """)
  }

  private func answer(
    _ id: String, _ state: String, _ format: String, _ value: String = "null",
    units: String? = nil, display: String? = nil
  ) -> String {
    let quoted = { (text: String?) in text.map { "\"\($0)\"" } ?? "null" }
    return """
      {"id":"\(id)","state":"\(state)","entry":\(state == "answered" ? #""typed""# : "null"),\
      "format":"\(format)","value":\(value),"units":\(quoted(units)),\
      "display":\(quoted(display)),"startDate":"DATE","endDate":"DATE","seconds":0.0}
      """
  }

  /// The text with what differs from run to run replaced.
  private func shape(of text: String) -> String {
    text.replacing(/2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z/, with: "DATE")
      .replacing(/"seconds":\d+\.\d+/, with: "\"seconds\":0.0")
      .replacing(/sha256:[0-9a-f]{64}/, with: "HASH")
      .replacing(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/, with: "\"ID\"")
  }

  @Test func `the rules decide which steps the result has`() throws {
    let ended = try run(#"{"tiredness":3,"headache":7,"muscle-pain":1,"fever":39}"#)
    let steps = try ended.json["steps"]?.elements
    #expect(steps?.compactMap { $0["id"]?.string } == ["form", "call-us"])
  }

  @Test(arguments: [
    (
      #"{"tiredness":11,"headache":7,"muscle-pain":1,"fever":37}"#,
      "standard input:1:14: tiredness: '11' is above 10. Write 10 or less."
    ),
    (
      #"{"tiredness":1,"headache":0,"muscle-pain":1,"fever":37}"#,
      "standard input:1:27: headache: '0' is below 1. Write 1 or more."
    ),
    (
      #"{"tiredness":1,"headache":1,"muscle-pain":1,"fever":42.01}"#,
      "standard input:1:53: fever: '42.01' is above 42 °C. Write 42 °C or less."
    ),
    (
      #"{"headache":1,"fever":37}"#,
      "standard input:1:1: The questions 'tiredness', 'muscle-pain' need answers. Add them."
    ),
    (
      #"{"tiredness":1,"headache":1,"muscle-pain":1,"fevr":37,"fever":37}"#,
      "standard input:1:45: The task has no question 'fevr'. Did you mean 'fever'?"
    ),
    (
      #"{"tiredness":null,"headache":1,"muscle-pain":1,"fever":37}"#,
      "standard input:1:14: tiredness: This question needs an answer."
    ),
    ("{", "standard input:1:2: The file ends before the closing '}'. Add it."),
    ("", "standard input:1:1: The file is empty. Write a JSON object."),
  ])
  func `an answer that is wrong is named with its value and its limit`(
    _ example: (answers: String, message: String)
  ) throws {
    let ended = try run(example.answers)
    #expect(ended.status == 65)
    #expect(ended.output.isEmpty)
    #expect(ended.message == example.message)
  }

  @Test func `all answers that are wrong are named at once`() throws {
    let ended = try run(#"{"tiredness":11,"headache":"x","fever":50}"#)
    #expect(ended.status == 65)
    for item in ["'muscle-pain'", "tiredness: '11'", "headache: ", "fever: '50'"] {
      #expect(ended.message.contains(item))
    }
  }

  @Test func `in a terminal a run asks, stores nothing and shows the answers`() throws {
    let home = try Home()
    let terminal = try PlainTerminal(home, command: [home.program, "run", task])
    for place in 1...7 {
      try terminal.wait(for: "Question \(place) of about 7:")
      terminal.type(place < 5 ? "" : "skip")
    }
    try terminal.wait(for: "Press Enter to finish")
    try terminal.type("", until: "This was a trial: nothing is stored.")
    #expect(try terminal.finish() == 0)
    #expect(try home.shell("ls data").output.isEmpty)
  }

  @Test func `a file that is missing or no task has its own exit code`() throws {
    let home = try Home()
    let missing = try home.run("run", "none.json")
    #expect(missing.status == 66)
    #expect(missing.message == "Cannot read 'none.json': there is no such file.")
    try home.write("[1,2]", to: "list.json")
    let list = try home.run("run", "list.json", "--answers", "-", input: .text("{}"))
    #expect(list.status == 65)
    #expect(list.message.hasPrefix("list.json:1:1: "))
    let alone = try home.run("run", task)
    #expect(alone.status == 64)
    #expect(
      alone.message == "Nobody can be asked: standard input is no terminal. Give the answers with"
        + " --answers FILE.")
  }
}
