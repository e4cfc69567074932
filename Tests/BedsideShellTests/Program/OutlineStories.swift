import BedsideCore
import BedsideShell
import Testing

@MainActor
struct OutlineStories {
  private static let task = """
    {"id": "t", "version": 3, "title": "Check", "steps": [
     {"id": "form", "type": "form", "title": "Form", "items": [
      {"id": "fever", "text": "Fever?", "optional": false,
       "answer": {"format": "continuousScale", "minimum": 35, "maximum": 42, "unit": "°C"}},
      {"id": "where", "text": "Where?", "visibleWhen": {"item": "fever", "above": 38},
       "answer": {"format": "choice", "choices": [{"text": "Head", "value": "h"}]}}]},
     {"id": "more", "type": "question", "text": "More?", "answer": {"format": "boolean"}},
     {"id": "thanks", "type": "completion", "title": "Thanks"},
     {"id": "call", "type": "completion", "finish": "earlyTermination"},
     {"id": "lost", "type": "completion"}],
     "rules": [
      {"after": "form", "when": {"any": [{"item": "fever", "atLeast": 40},
        {"all": [{"item": "where", "equals": "h"}, {"item": "fever", "below": 36}]}]},
       "goTo": "call"},
      {"skip": "more", "when": {"item": "where", "answered": false}}]}
    """

  private func machine(_ task: String = task) -> Machine {
    let machine = Machine()
    machine.files["t.json"] = task
    return machine
  }

  @Test func `a dry run tells all branches and all ways in words`() {
    let machine = machine()
    #expect(machine.run("run", "t.json", "--dry").code == .done)
    #expect(
      machine.console.data == """
        Check (t, version 3)
        5 steps, 3 questions, 3 ways through.

        form  Form  (form)
          fever  Fever? (continuousScale: 35 to 42 °C; needs an answer)
          where  Where? (choice: a number from 1 to 1; may be left out; only when fever
                 is above 38 °C)
          when fever is 40 °C or more or (where is 'Head' and fever is below 36 °C): to
          call
          otherwise: to more

        more  (question)
          more  More? (boolean: yes or no; may be left out)
          left out when where has no answer
          then: to thanks

        thanks  Thanks  (completion)
          the task ends, and its answers are kept

        call  (completion)
          the task ends early, and nothing is kept

        lost  (completion)
          never reached

        All ways
          1  form → call → the task ends early, and nothing is kept
             fever is 40 °C or more or (where is 'Head' and fever is below 36 °C)
          2  form → more → thanks
             not (fever is 40 °C or more or (where is 'Head' and fever is below 36 °C));
             not (where has no answer)
          3  form → thanks
             not (fever is 40 °C or more or (where is 'Head' and fever is below 36 °C));
             where has no answer

        """)
  }

  @Test func `a dry run is JSON when that is asked for`() throws {
    let machine = machine()
    #expect(machine.run("run", "t.json", "--dry", "--json").code == .done)
    let json = try JSONReader.read(Array(machine.console.data.utf8)).value
    #expect(json["ways"]?["count"] == 3)
    #expect(json["ways"]?["isComplete"] == true)
    guard case .array(let steps) = json["steps"], case .array(let next) = steps[0]["next"] else {
      Issue.record("The outline has no steps.")
      return
    }
    #expect(next.map { $0["goTo"] } == ["call", "more"])
    #expect(steps[4]["isReached"] == false)
  }

  @Test func `ways without number are counted as far as that helps, and not listed`() {
    let steps = (0..<40).map {
      #"{"id": "q\#($0)", "type": "question", "text": "?", "answer": {"format": "boolean"}}"#
    }
    let skips = (1..<40).map {
      #"{"skip": "q\#($0)", "when": {"item": "q\#($0 - 1)", "equals": true}}"#
    }
    let machine = machine(
      """
      {"id": "t", "version": 1, "title": "T", "steps": [\(steps.joined(separator: ","))],
       "rules": [\(skips.joined(separator: ","))]}
      """)
    #expect(machine.run("run", "t.json", "--dry").code == .done)
    #expect(machine.console.data.contains("more than 10000 ways through."))
    #expect(machine.console.data.contains("There are too many ways to list."))
  }

  @Test func `ways through very many steps are counted without being followed`() throws {
    let steps = (0..<5_000).map {
      #"{"id": "q\#($0)", "type": "question", "text": "?", "answer": {"format": "boolean"}}"#
    }
    let rules = (0..<4_998).map {
      #"{"after": "q\#($0)", "when": {"item": "q\#($0)", "equals": true}, "goTo": "q\#($0 + 2)"}"#
    }
    let machine = machine(
      """
      {"id": "t", "version": 1, "title": "T", "steps": [\(steps.joined(separator: ","))],
       "rules": [\(rules.joined(separator: ","))]}
      """)
    #expect(machine.run("run", "t.json", "--dry").code == .done)
    #expect(machine.console.data.contains("more than 10000 ways through."))
  }

  @Test func `answers mean nothing to a dry run`() {
    let machine = machine()
    machine.files["a.json"] = "{}"
    #expect(machine.run("run", "t.json", "--dry", "--answers", "a.json").code == .usage)
    #expect(
      machine.transcript.hasSuffix(
        "--dry prints every way, whatever is answered. Take --answers out.\n"))
  }

  @Test func `a consent without a way for a no ends there`() {
    let machine = machine(
      """
      {"id": "t", "version": 1, "title": "T", "steps": [
       {"id": "c", "type": "consent", "sections": [{"text": "Text."}], "agreement": "Agree?",
        "namePrompt": "Name?", "datePrompt": "Date?"}]}
      """)
    machine.run("run", "t.json", "--dry")
    #expect(
      machine.console.data.contains(
        "  when c-agreed is no: the task ends early, and nothing is kept\n"))
  }
}
