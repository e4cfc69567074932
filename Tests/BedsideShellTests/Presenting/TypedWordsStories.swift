import BedsideCore
@testable import BedsideShell
import Testing

@MainActor
struct TypedWordsStories {
  @Test func `names in braces are filled in the headings of repeats`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "n", "type": "question", "text": "How many?", "optional": false,
         "answer": {"format": "integer", "minimum": 1, "maximum": 3}},
        {"id": "r", "type": "repeat", "title": "Kin", "heading": "Child {number} of {n}",
         "count": "n", "maximum": 3, "items": [
          {"id": "age", "text": "Age?", "answer": {"format": "integer"}}]}
        """#))
    let story = Story(task, "1", "5", "", "")
    #expect(story.transcript.contains("Child 1 of 1"))
  }

  @Test func `back from an agreement leads to the last part of its text`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "d", "type": "document", "agreement": "Agreed?", "sections": [
          {"title": "One", "text": "First."}, {"title": "Two", "text": "Second."}]}
        """#))
    let story = Story(task, "", "back", "back", "", "", "y", "")
    let parts = story.transcript.split(separator: "\n").filter { ["One", "Two"].contains($0) }
    #expect(parts == ["One", "Two", "Two", "One", "Two"])
    #expect(story.answer("d")?.value == .boolean(true))
  }

  @Test func `help within a text says nothing of a question that is not there yet`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "d", "type": "document", "agreement": "Agreed?", "sections": [
          {"title": "One", "text": "First."}, {"title": "Two", "text": "Second."}]}
        """#))
    let story = Story(task, "?", "", "y", "")
    #expect(!story.transcript.contains("This question needs an answer."))
  }

  @Test func `Enter alone at a question that may be left out says how`() throws {
    let task = try #require(
      TaskFile.task(
        #"{"id": "a", "type": "question", "text": "A?", "answer": {"format": "integer"}}"#))
    let story = Story(task, "", "skip", "")
    #expect(
      story.transcript.contains(
        "Nothing was typed. Type an answer, or 'skip' to leave it out.\n"))
  }

  @Test func `errors quote what was typed and name the unit`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "a", "type": "question", "text": "A?", "optional": false,
         "answer": {"format": "integer", "minimum": 0, "maximum": 2, "unit": "mg"}}
        """#))
    let story = Story(task, "5 g", "３", "1,500", "2", "")
    #expect(
      story.transcript.contains(
        "'5 g' is not in mg, the unit here. Type the number in mg, with the unit or\n  without."))
    #expect(story.transcript.contains("'３' is above 2 mg. Type 2 mg or less."))
    #expect(
      story.transcript.contains(
        "'1,500' has a mark between its digits. Type 1500 if that is what you mean."))
  }

  @Test func `the list of answers takes the words of a review step`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "a", "type": "question", "text": "A?", "answer": {"format": "integer"}},
        {"id": "b", "type": "question", "text": "B?", "answer": {"format": "integer"}}
        """#))
    let story = Story(task, "1", "review", "edit 1", "7", "2", "")
    #expect(story.answer("a")?.value == .integer(7))
    #expect(story.end.reason == .completed)
  }

  @Test func `what is typed with braces is listed as it was asked, and so is an escaped brace`()
    throws
  {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "pin", "type": "question", "text": "PIN?", "answer": {"format": "text"}},
        {"id": "name", "type": "question", "text": "Name?", "answer": {"format": "text"}},
        {"id": "m", "type": "form", "items": [
          {"id": "grid", "text": "Of {name}", "answer": {"format": "matrix",
           "rows": [{"id": "r", "text": "Row {{name}"}], "each": {"format": "boolean"}}}]},
        {"id": "a", "type": "question", "text": "Is {name} in {{name}?",
         "answer": {"format": "boolean"}},
        {"id": "look", "type": "review"}
        """#))
    let story = Story(task, "s3cret", "{pin}", "y", "y", "", "")
    let lines = story.transcript.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("Is {pin} in {name}?") }.count == 2)
    #expect(lines.filter { $0.contains("Row {name}") }.count == 2)
    #expect(lines.filter { $0.contains("Of {pin}") }.count == 2)
    #expect(lines.filter { $0.contains("s3cret") }.map(\.last) == ["t", "t"])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `a letter alone is an answer and no command`(language: InterfaceLanguage) {
    let phrases = language.phrases
    for letter in ["b", "B", "s", "q", "z", "h"] {
      #expect(StepCommand(letter, phrases) == .answer(letter))
    }
    #expect(StepCommand("back", phrases) == .back)
    #expect(StepCommand(phrases(.wordBack), phrases) == .back)
  }

  @Test func `a choice called B is chosen by its name`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "group", "type": "question", "text": "Group?", "optional": false,
         "answer": {"format": "choice", "choices": [
          {"value": "a", "text": "A"}, {"value": "b", "text": "B"},
          {"value": "ab", "text": "AB"}, {"value": "0", "text": "0"}]}}
        """#))
    #expect(Story(task, "b", "").answer("group")?.value == .choices([.code(.text("b"))]))
  }
}
