import BedsideCore
import BedsideShell
import Testing

/// Texts that were being written when something ended the run.
@MainActor
struct WrittenTextStories {
  private func diary() throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "q", "type": "question", "text": "A?", "answer": {"format": "integer"}},
        {"id": "n", "type": "question", "text": "What else?",
         "answer": {"format": "text", "maximumLength": 30, "multiline": true}}
        """#))
  }

  private func lines(_ lines: String...) -> [Input] { lines.map { .line($0) } }

  private let keeper = UnreliableKeeper()

  private func interrupted(_ written: String?) throws -> Story {
    let editor = ScriptedEditor([.terminated(signal: 15, written: written)])
    return Story(try diary(), lines("1", "edit"), keeper: keeper, editor: editor)
  }

  private var kept: RestorationData? { RestorationData(folding: keeper.events) }

  @Test func `what the editor left when a signal came is offered when the run goes on`() throws {
    let story = try interrupted("Half a thought\n")
    #expect(story.end == TaskEnd(reason: .saved, signal: 15))
    #expect(story.answer("n") == nil)
    let data = try #require(kept)
    #expect(data.written == ["n": "Half a thought\n"])
    let editor = ScriptedEditor([.text("Half a thought, and the rest.\n")])
    let again = Story(
      try diary(), lines("edit", ""), restoring: RestorationData(data.json),
      editor: editor)
    #expect(editor.given == ["Half a thought\n"])
    #expect(
      again.transcript.contains("  What you wrote is not lost: 'edit' opens it again.\n> edit"))
    #expect(again.answer("n")?.value == .text("Half a thought, and the rest."))
    #expect(again.session.written == [:])
    #expect(again.end.reason == .completed)
  }

  @Test func `a text is something to go on with where nothing else was answered`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "n", "type": "question", "text": "What else?",
         "answer": {"format": "text", "multiline": true}}
        """#))
    let editor = ScriptedEditor([.terminated(signal: 1, written: "Half")])
    let story = Story(task, lines("edit"), editor: editor)
    #expect(story.end == TaskEnd(reason: .saved, signal: 1))
  }

  @Test(arguments: [nil, "", " \n"])
  func `nothing is kept of an editor that left nothing`(_ written: String?) throws {
    #expect(try interrupted(written).session.written == [:])
    #expect(kept?.written == [:])
  }

  @Test func `an answer that was only looked at is nothing new`() throws {
    let editor = ScriptedEditor([
      .text("kept\n"), .terminated(signal: 15, written: "kept\n"),
    ])
    let story = Story(try diary(), lines("1", "edit", "2", "edit"), editor: editor)
    #expect(story.session.written == [:])
    #expect(story.answer("n")?.value == .text("kept"))
  }

  @Test func `lines typed so far are kept where an editor can go on with them`() throws {
    let typed = lines("1", "one", "two") + [.terminated(signal: 15)]
    let story = Story(try diary(), typed, editor: ScriptedEditor([]))
    #expect(story.session.written == ["n": "one\ntwo"])
    #expect(Story(try diary(), typed).session.written == [:])
  }

  @Test func `what is too long for an answer is kept until there is one`() throws {
    let long = String(repeating: "long ", count: 10)
    let editor = ScriptedEditor([.text(long)])
    let left = Story(try diary(), lines("1", "edit", "save"), keeper: keeper, editor: editor)
    #expect(left.end.reason == .saved)
    #expect(kept?.written == ["n": long])
    let answered = Story(try diary(), lines("1", "edit", "short", "", ""), editor: editor)
    #expect(answered.session.written == [:])
  }
}
