import BedsideCore
import BedsideShell
import Testing

@MainActor
struct InstructionStories {
  private func task() throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "a", "type": "instruction", "title": "Knees", "text": "About knees.",
         "detail": "Both of them.", "footnote": "Small print.",
         "image": {"alternative": "A bent knee", "path": "knee.png"},
         "earlyTermination": {"button": "Not for me", "goTo": "bye"},
         "body": ["They bend.",
          {"style": "bullet", "text": "Rest", "learnMore": {"title": "Resting", "text": "Lie down."}},
          {"style": "rule"},
          {"style": "tag", "text": "New", "learnMore": {"title": "News", "text": "None."}}]}
        """#))
  }

  @Test func `pieces of a body have numbers by which there is more to read`() throws {
    let story = Story(try task(), "? 2", "learn 1", "?9", "", "")
    #expect(
      story.transcript == """
        Knees
        About knees.

        Both of them.

        [Picture: A bent knee] (knee.png)

        They bend.
          - Rest (more: ? 1)

        [New] (more: ? 2)

        Small print.
          Type 'end' for: Not for me
        Press Enter to go on: ? 2

        News
        None.

        Press Enter to go on: learn 1

        Resting
        Lie down.

        Press Enter to go on: ?9
        There is no text of this number. Type '?' and 1 to 2.
        Press Enter to go on:\u{20}

        Done

        """)
    #expect(story.end.reason == .completed)
  }

  @Test(arguments: ["end", "not for me"])
  func `the way out is typed, and leads to its ending`(_ words: String) throws {
    let story = Story(try task(), words, "back", words, "")
    #expect(story.end.reason == .earlyTermination)
    #expect(story.transcript.contains("Bye\nPress Enter to finish: back\n"))
    #expect(story.session.result().steps.map(\.id) == ["a", "bye"])
    #expect(story.session.result().finish == "earlyTermination")
  }

  @Test func `what ends one step is only a word elsewhere`() throws {
    let task = try #require(
      TaskFile.task(
        #"{"id": "q", "type": "question", "text": "How does it end?", "answer": {"format": "text"}}"#
      ))
    #expect(Story(task, "end", "", "").answer("q")?.value == .text("end"))
  }
}
