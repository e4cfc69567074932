import BedsideCore
import BedsideShell
import Testing

/// Questions that were left out, not known or not said, on pages and in changes.
@MainActor
struct UnansweredStories {
  private let machine = TripStudy.machine(now: "2026-04-02T20:10:00Z")

  init() {
    machine.files["Content/trip/evening.json"] = """
      {"id": "evening", "version": 1, "title": "Evening", "steps": [
      {"id": "pain", "type": "question", "text": "How bad is the pain?", "optional": false,
       "decline": "I keep it to myself", "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
      {"id": "fever", "type": "question", "text": "Your temperature?", "optional": false,
       "dontKnow": "No idea", "answer": {"format": "decimal", "unit": "°C"}},
      {"id": "calm", "type": "question", "text": "Are you calm?", "optional": false,
       "answer": {"format": "boolean"}},
      {"id": "note", "type": "question", "text": "Anything else?", "optional": true,
       "answer": {"format": "text"}}]}
      """
    machine.files["Content/trip/study.json"] = TripStudy.files["Content/trip/study.json"]?
      .replacing("Pain {pain}/10", with: "Pain {pain}/10, {fever} °C, {note}")
    machine.files["answers.json"] =
      #"{"pain": 4, "fever": 37.2, "calm": true, "note": "fine"}"#
  }

  /// The states of the answers, by what `show` says of them.
  private func states() throws -> [String] {
    _ = machine.trip("show evening --plain")
    let lines = machine.console.data.split(separator: "\n")
    let states = lines.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
    return states.filter { $0 != "calm answered" }
  }

  @Test func `an answer is changed to each of the words by which a question is left`() throws {
    _ = machine.trip("start 7 --answers answers.json")
    for line in ["pain decline", "fever dk", "note skip"] {
      _ = machine.trip("amend evening \(line)")
      #expect(machine.end.code == .done, "\(machine.transcript)")
    }
    #expect(try states() == ["pain declined", "fever dontKnow", "note skipped"])
    for line in ["pain 5", "fever no idea", "note :skip"] {
      _ = machine.trip("amend evening \(line) --reason again")
      #expect(machine.end.code == .done, "\(machine.transcript)")
    }
    #expect(try states() == ["pain answered", "fever dontKnow", "note answered"])
    #expect(machine.trip("show evening").contains("skip"))
  }

  @Test func `a word by which a question can't be left is told, and nothing is changed`() throws {
    _ = machine.trip("start 7 --answers answers.json")
    #expect(
      machine.trip("amend evening pain dk")
        == "pain: \"I don't know\" can't be given here. Type an answer.\n")
    #expect(machine.end.code == .usage)
    #expect(
      machine.trip("amend evening fever decline")
        == "fever: This question can't be declined. Type an answer.\n")
    _ = machine.trip("amend evening pain skip")
    #expect(machine.end.code == .badData)
    #expect(machine.transcript.contains("Nothing was changed."))
    #expect(try states() == ["pain answered", "fever answered", "note answered"])
  }

  @Test func `cards and the history say what has no value, without what belongs to a number`() {
    machine.files["answers.json"] =
      #"{"pain": {"state": "declined"}, "fever": {"state": "dontKnow"}, "calm": true}"#
    _ = machine.trip("start 7 --answers answers.json")
    machine.files["answers.json"] = nil
    let words = "pain (not said), (not known), (skipped)"
    let today = machine.trip("today").lowercased()
    #expect(today.contains(words), "\(today)")
    let history = machine.trip("history").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(history.contains("How bad is the pain? (not said)"), "\(history)")
    #expect(history.contains("(not known)") && history.contains("Anything else? (skipped)"))
  }
}
