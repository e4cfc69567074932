import BedsideCore
import BedsideShell
import Testing

@MainActor
struct SectionStories {
  private func task() throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "f", "type": "form", "title": "Health", "optional": true, "footer": "That is all.",
         "sections": [
          {"title": "Sleep", "detail": "Last night.",
           "learnMore": {"title": "About sleep", "text": "It helps."}, "items": [
            {"id": "h", "text": "Hours?", "optional": false,
             "answer": {"format": "integer", "minimum": 0, "maximum": 24}},
            {"id": "w", "text": "Woke up?", "answer": {"format": "boolean"}}]},
          {"title": "Pain", "visibleWhen": {"item": "w", "equals": true}, "items": [
            {"id": "p", "text": "Pain?", "answer": {"format": "boolean"}}]}]}
        """#))
  }

  @Test func `each part has its heading, and its questions are counted`() throws {
    let story = Story(try task(), "??", "7", "y", "n", "", "")
    #expect(
      story.transcript.hasPrefix(
        """
        Health
          This part may be left out: 'skip all' passes all its questions.

        Sleep
        Last night.

        Question 1 of about 2 (1 of 2 in this part): Hours?
          0 to 24.
        > ??

        About sleep
        It helps.

        > 7

        Question 2 of about 2 (2 of 2 in this part): Woke up?
          Yes or no. Optional: 'skip' leaves it out.
        > y
          Noted: yes

        Pain

        Question 3 of about 3: Pain?
          Yes or no. Optional.
        > n
          Noted: no

        That is all.

        """))
  }

  @Test func `a part that is not asked has no heading`() throws {
    let story = Story(try task(), "7", "n", "", "")
    #expect(!story.transcript.contains("Pain"))
    #expect(story.session.result().answer("p")?.answer == .notShown)
  }

  @Test func `skipping all leaves out a form with all it asks`() throws {
    let story = Story(try task(), "skip all", "", "")
    #expect(story.end.reason == .completed)
    #expect(story.answer("h") == .skipped)
  }

  @Test func `a form that must be answered can't be left out as a whole`() throws {
    let task = try #require(
      TaskFile.task(
        #"{"id": "q", "type": "question", "text": "Sure?", "answer": {"format": "boolean"}}"#))
    let story = Story(task, "skip all", "y", "", "")
    #expect(story.transcript.contains("This part can't be left out as a whole.\n"))
  }
}
