import BedsideCore
import BedsideShell
import Testing

@MainActor
struct SilentFormStories {
  private func task() throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "a", "type": "question", "text": "A?", "optional": false,
         "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
        {"id": "p", "type": "page", "title": "Page", "text": "About the page.", "steps": [
          {"id": "h", "type": "form", "title": "Hidden", "text": "Nothing here.", "items": [
            {"id": "b", "text": "B?", "visibleWhen": {"item": "a", "equals": 3},
             "answer": {"format": "integer"}}]},
          {"id": "c", "type": "question", "text": "C?", "optional": false,
           "answer": {"format": "integer"}}]},
        {"id": "z", "type": "form", "title": "Last", "items": [
          {"id": "y", "text": "Y?", "visibleWhen": {"item": "a", "equals": 3},
           "answer": {"format": "integer"}}]}
        """#))
  }

  @Test func `a form that asks nothing shows nothing and does not hold back up`() throws {
    let story = Story(try task(), "5", "back", "5", "back", "back", "6", "1", "")
    for word in ["Hidden", "Nothing here.", "Last"] { #expect(!story.transcript.contains(word)) }
    #expect(story.answer("a")?.value == .integer(6))
    #expect(story.transcript.contains("There is nothing before this.\n"))
    // What a page says stands above the first of its steps that is shown.
    #expect(story.transcript.contains("Page\nAbout the page.\n"))
  }

  @Test func `all answers are shown before a form that asks nothing ends the task`() throws {
    let story = Story(try task(), "5", "1", "")
    #expect(story.transcript.contains("Your answers\n  1  A? 5\n  2  C? 1\n"))
    #expect(story.end.reason == .completed)
  }
}
