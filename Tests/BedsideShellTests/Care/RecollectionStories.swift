import BedsideCore
import BedsideShell
import Testing

/// What was answered of late stands beside the question where the study asks for it.
@MainActor
struct RecollectionStories {
  private let machine = TripStudy.machine(now: "2026-04-01T20:30:00Z")

  private static let insights = """
    "insights": [{"id": "pain", "title": "Pain", "kind": "bar",
     "axis": {"minimum": 0, "maximum": 10},
     "series": [{"task": "evening", "kind": "pain", "title": "Pain", "units": "of 10",
      "besideQuestion": true}]}],
    "tasks": [
    """

  init() {
    let study = machine.files["Content/trip/study.json"]
    machine.files["Content/trip/study.json"] = study?.replacing(
      #""tasks": ["#, with: Self.insights, maxReplacements: 1)
  }

  @discardableResult
  private func shows(_ line: String, _ inputs: [Input] = [], terminal: Bool = false) -> String {
    machine.console = ScriptedConsole(inputs)
    machine.isInteractive = terminal
    machine.run(["--study", "trip"] + line.split(separator: " ").map(String.init))
    return machine.transcript
  }

  private func answer(_ pain: Int, on day: String) {
    machine.clock = StoryClock("2026-04-\(day)T20:30:00Z")
    machine.files["answers.json"] = "{\"pain\": \(pain), \"fever\": 37}"
    shows("start evening --answers answers.json")
  }

  @Test func `today's card and the question have the last value`() {
    #expect(!shows("today").contains("Last time"))
    answer(6, on: "01")
    machine.clock = StoryClock("2026-04-02T20:30:00Z")
    #expect(shows("today").contains("Pain. Last time 6 of 10, Wed 1 Apr\n"))
    answer(3, on: "02")
    #expect(!shows("today").contains("Last time"), "it is answered")
    machine.clock = StoryClock("2026-04-04T20:30:00Z")
    let told = "Last time 3 of 10, Thu 2 Apr. In 14 days from 3 to 6 of 10."
    #expect(shows("today").contains("Pain. \(told)\n"))
    #expect(shows("today --accessible").contains("Pain. \(told)\n"))
    let asked = shows("start evening", [.line("5"), .endOfInput], terminal: true)
    #expect(asked.contains("  \(told)\n"), "\(asked)")
    #expect(asked.components(of: "Last time") == 1, "the other question has none")
  }

  @Test func `what was deleted is told no more, nor what lies long ago`() {
    answer(6, on: "01")
    answer(3, on: "02")
    shows("delete evening")
    machine.clock = StoryClock("2026-04-03T20:30:00Z")
    #expect(shows("today").contains("Pain. Last time 6 of 10, Wed 1 Apr\n"))
    machine.clock = StoryClock("2026-08-03T20:30:00Z")
    #expect(!shows("today").contains("Last time"))
  }

  @Test func `a value of more than a fortnight ago is told without a range`() {
    answer(6, on: "01")
    answer(3, on: "02")
    machine.clock = StoryClock("2026-04-20T20:30:00Z")
    #expect(shows("today").contains("Pain. Last time 3 of 10, Thu 2 Apr\n"))
  }

  @Test func `it speaks German`() {
    answer(6, on: "01")
    answer(3, on: "02")
    machine.clock = StoryClock("2026-04-03T20:30:00Z")
    let page = shows("today --lang de").split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      page.contains("Pain. Zuletzt 3 of 10 (Do, 2. Apr.). In 14 Tagen von 3 bis 6 of 10."))
  }
}

extension String {
  /// How often a word stands in the text.
  fileprivate func components(of word: String) -> Int { split(separator: word).count - 1 }
}
