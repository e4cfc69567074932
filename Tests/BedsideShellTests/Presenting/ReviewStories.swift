import BedsideCore
import BedsideShell
import Testing

@MainActor
struct ReviewStories {
  private func task(_ more: String = "") throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "hello", "type": "instruction", "title": "Hello"},
        {"id": "a", "type": "question", "text": "A?", "optional": false,
         "answer": {"format": "integer"}},
        {"id": "b", "type": "question", "text": "B?", "dontKnow": "No idea",
         "answer": {"format": "integer"}},
        {"id": "look", "type": "review", "title": "Look"\#(more)}
        """#))
  }

  @Test func `all answers are listed, and Enter goes on without asking again`() throws {
    let story = Story(try task(), "", "1", "dk", "", "")
    #expect(
      story.transcript.hasSuffix(
        """
        Look

             Hello
          1  A? 1
          2  B? No idea

        Press Enter to go on, or type 'edit 1' to change an answer, 'clear 1' to
        take it back:\u{20}

        Done

        """))
    #expect(story.end.reason == .completed)
  }

  @Test func `an answer is changed by its number, and the list comes back`() throws {
    let story = Story(try task(), "", "1", "dk", "edit 2", "7", "2", "8", "9", "", "")
    #expect(
      story.transcript.contains(
        "There is no question '9' in this list. Type one of its numbers.\n"))
    #expect(story.answer("b")?.value == .integer(8))
    #expect(story.end.reason == .completed)
  }

  @Test func `an answer that is needed and taken back is asked for before it goes on`() throws {
    let story = Story(try task(), "", "1", "2", "clear 1", "clear 1", "", "5", "", "")
    #expect(story.transcript.contains("  Taken back: A?\n"))
    #expect(story.transcript.contains("1  A? not answered yet\n"))
    #expect(story.transcript.contains("That question has no answer to take back.\n"))
    #expect(story.transcript.contains("One question still needs an answer.\n"))
    #expect(story.answer("a")?.value == .integer(5))
    #expect(story.end.reason == .completed)
  }

  @Test func `an answer that may be left out is left out when it is taken back`() throws {
    let story = Story(try task(), "", "1", "2", "clear 2", "", "")
    #expect(story.answer("b") == .skipped)
    #expect(story.transcript.contains("2  B? left out\n"))
  }

  @Test func `a review can be of some steps, and without instructions`() throws {
    let story = Story(
      try task(#", "steps": ["b", "hello"], "excludesInstructions": true"#), "", "1", "2", "", "")
    #expect(story.transcript.contains("Look\n\n  2  B? 2\n\n"))
  }

  @Test func `what follows from a changed answer is asked`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "f", "type": "form", "items": [
          {"id": "a", "text": "A?", "answer": {"format": "boolean"}},
          {"id": "b", "text": "B?", "visibleWhen": {"item": "a", "equals": true},
           "answer": {"format": "integer"}}]},
        {"id": "look", "type": "review"}
        """#))
    let story = Story(task, "n", "edit 1", "y", "4", "", "")
    #expect(story.answer("b")?.value == .integer(4))
    #expect(story.end.reason == .completed)
  }

  // MARK: A matrix

  private static let bother = #"""
    {"id": "f", "type": "form", "items": [
      {"id": "m", "text": "How much did these bother you?", "answer": {
        "format": "matrix", "rows": [
          {"id": "stairs", "text": "Walking up stairs"}, {"id": "shoes", "text": "Shoes"}],
        "each": {"format": "choice", "choices": [
          {"text": "Not at all", "value": 0}, {"text": "A lot", "value": 1}]}}},
      {"id": "n", "text": "How often?", "answer": {"format": "integer"}}]}
    """#

  @Test func `the rows of a matrix stand under its question in a review`() throws {
    let task = try #require(
      TaskFile.task(Self.bother + #", {"id": "look", "type": "review", "title": "Look"}"#))
    let story = Story(task, "1", "2", "3", "", "")
    #expect(
      story.transcript.contains(
        """
        Look

             How much did these bother you?
          1    Walking up stairs: Not at all
          2    Shoes: A lot
          3  How often? 3

        """))
    #expect(story.end == TaskEnd(reason: .completed, hasSeenAnswers: true))
  }

  @Test func `the rows of a matrix stand under its question in an earlier review`() throws {
    let earlier = try #require(TaskFile.task(Self.bother))
    var tools = StepTools()
    tools.earlier = { _ in
      let answers: [JSONValue] = [
        .object(["id": "m.stairs", "state": "answered", "display": "A lot"]),
        .object(["id": "m.shoes", "state": "skipped"]),
        .object(["id": "n", "state": "answered", "display": "3"]),
      ]
      return EarlierOutcome(recorded: "Tue 10 Mar", answers: answers, task: earlier)
    }
    let task = try #require(TaskFile.task(#"{"id": "look", "type": "review", "task": "t"}"#))
    let story = Story(task, [.line(""), .line("")], steps: tools)
    #expect(
      story.transcript.hasPrefix(
        """
        Your answers of Tue 10 Mar
             How much did these bother you?
          1    Walking up stairs: A lot
          2    Shoes: left out
          3  How often? 3

        """))
  }

  @Test func `a matrix's row that is asked no more is named with its question`() throws {
    let task = try #require(
      TaskFile.task(
        #"{"id": "q", "type": "question", "text": "A?", "answer": {"format": "boolean"}}, "#
          + Self.bother.replacing(
            #""text": "How much did these bother you?", "#,
            with: #""text": "How much?", "visibleWhen": {"item": "q", "equals": true}, "#)))
    let story = Story(task, "y", "2", "1", "goto q", "n", "", "")
    #expect(story.transcript.contains("  - How much? Walking up stairs A lot\n"))
  }

  // MARK: An earlier run

  private func tools() throws -> StepTools {
    let earlier = try task()
    var tools = StepTools()
    tools.earlier = { id in
      guard id == "t" else { return nil }
      let answers: [JSONValue] = [
        .object(["id": "a", "state": "answered", "display": "3"]),
        .object(["id": "b", "state": "dontKnow"]), .object(["id": "c", "state": "notShown"]),
        .object(["id": "gone", "state": "skipped"]),
      ]
      return EarlierOutcome(recorded: "Tue 10 Mar", answers: answers, task: earlier)
    }
    return tools
  }

  @Test func `the answers of an earlier run are shown, not changed`() throws {
    let task = try #require(TaskFile.task(#"{"id": "look", "type": "review", "task": "t"}"#))
    let story = Story(task, [.line("edit 1"), .line(""), .line("")], steps: try tools())
    #expect(
      story.transcript.hasPrefix(
        """
        Your answers of Tue 10 Mar
          1  A? 3
          2  B? No idea
          3  gone: left out

        Press Enter to go on: edit 1
        'edit 1' has no meaning here. Press Enter, or type 'back', 'save' or '?'.
        """))
  }

  @Test func `without an earlier run there is nothing to look at`() throws {
    let task = try #require(TaskFile.task(#"{"id": "look", "type": "review", "task": "other"}"#))
    let story = Story(task, [.line(""), .line("")], steps: try tools())
    #expect(story.transcript.hasPrefix("There are no earlier answers to look at yet.\n"))
    #expect(story.end.reason == .completed)
  }
}
