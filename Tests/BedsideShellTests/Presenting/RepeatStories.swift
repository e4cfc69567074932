import BedsideCore
import BedsideShell
import Testing

@MainActor
struct RepeatStories {
  @Test func `each time has its heading within its page`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "p", "type": "page", "title": "Family", "text": "About relatives.", "steps": [
          {"id": "n", "type": "question", "text": "How many?", "optional": false,
           "answer": {"format": "integer", "minimum": 0, "maximum": 3}},
          {"id": "r", "type": "repeat", "title": "Kin", "text": "One by one.",
           "heading": "Relative {number} of {count}", "count": "n", "maximum": 3, "items": [
            {"id": "age", "text": "Age?", "answer": {"format": "integer"}}]}]}
        """#))
    let story = Story(task, "2", "61", "58", "", "")
    #expect(
      story.transcript.hasPrefix(
        """
        Family
        About relatives.

        Question 1 of 1: How many?
          0 to 3.
        > 2

        Family
        Relative 1 of 2
        One by one.

        Question 2 of about 3: Age?
          A number. Optional: 'skip' leaves it out.
        > 61

        Family
        Relative 2 of 2

        Question 3 of about 3: Age?
          A number. Optional.
        > 58

        """))
  }

  @Test func `a repeat goes on until there is no more`() throws {
    let task = try #require(
      TaskFile.task(
        #"""
        {"id": "r", "type": "repeat", "title": "Pet", "any": "Any pet?", "another": "Another pet?",
         "maximum": 5, "steps": [
          {"id": "k", "type": "question", "text": "What kind?", "optional": false,
           "answer": {"format": "text"}}]},
        {"id": "look", "type": "review"}
        """#))
    let story = Story(task, "y", "cat", "y", "dog", "n", "", "")
    #expect(story.end.reason == .completed)
    #expect(story.answer("r.2.k")?.value == .text("dog"))
    #expect(
      story.transcript.contains(
        """
          1  Any pet? yes
             Pet: 1
          2  What kind? cat
          3  Another pet? yes
             Pet: 2
          4  What kind? dog
          5  Another pet? no
        """))
    #expect(Story(task, "n", "", "").session.result().steps.map(\.id) == ["r.any", "look", "end"])
  }
}
