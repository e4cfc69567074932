import BedsideCore
import BedsideShell
import Testing

/// Pages to which answers lead are told where nobody is there to turn them.
@MainActor
struct LedPageStories {
  private let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")

  init() {
    machine.files["Content/trip/evening.json"] = """
      {"id": "evening", "version": 1, "title": "Evening", "steps": [
      {"id": "welcome", "type": "instruction", "title": "Good evening"},
      {"id": "pain", "type": "question", "text": "How bad is the pain?", "optional": false,
       "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
      {"id": "cool", "type": "instruction", "title": "Cool the knee now"},
      {"id": "fever", "type": "question", "text": "Your temperature?", "optional": false,
       "answer": {"format": "decimal", "unit": "°C"}},
      {"id": "thanks", "type": "completion", "title": "Thank you"},
      {"id": "call", "type": "completion", "title": "Please call us", "text": "You have {fever}.",
       "body": [{"style": "bullet", "text": "Call today."}], "footnote": "Nobody reads this."},
      {"id": "late", "type": "completion", "title": "Never come to"}],
      "rules": [{"skip": "cool", "when": {"item": "pain", "atMost": 5}},
      {"after": "fever", "when": {"item": "fever", "atLeast": 39}, "goTo": "call"}]}
      """
  }

  @Test func `a page that a rule leads to is told, and what everybody reads is not`() {
    machine.files["answers.json"] = #"{"pain": 4, "fever": 40.2}"#
    let told = machine.trip("start 7 --answers answers.json")
    #expect(told.contains("Please call us") && told.contains("You have 40.2 °C."), "\(told)")
    #expect(told.contains("Call today.") && told.contains("Nobody reads this."), "\(told)")
    for other in ["Good evening", "Cool the knee", "Thank you", "Never"] {
      #expect(!told.contains(other), "\(told)")
    }
    #expect(machine.console.data.isEmpty)
  }

  @Test func `a page that could have been left out is told`() {
    machine.files["answers.json"] = #"{"pain": 6, "fever": 37.2}"#
    let told = machine.trip("start 7 --answers answers.json")
    #expect(told.contains("Cool the knee now") && !told.contains("Please call us"), "\(told)")
  }

  @Test func `an answer that is changed leads there too`() {
    _ = machine.trip("start 7 --answers answers.json")
    #expect(!machine.transcript.contains("Please call us"))
    let told = machine.trip("amend 7 fever 41.5")
    #expect(told.contains("Please call us") && told.contains("You have 41.5 °C."), "\(told)")
  }

  @Test func `a run of a file alone tells them beside its result`() throws {
    machine.files["answers.json"] = #"{"pain": 4, "fever": 40.2}"#
    machine.run("run", "Content/trip/evening.json", "--answers", "answers.json")
    #expect(machine.transcript.contains("Please call us"))
    #expect(!machine.console.data.contains("Please call us"))
    #expect(try JSONReader.read(Array(machine.console.data.utf8))["finish"] != nil)
  }
}
