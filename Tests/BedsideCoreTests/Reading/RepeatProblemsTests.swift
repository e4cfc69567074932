import Testing

/// What is said about mistakes in repeats, word by word.
struct RepeatProblemsTests {
  private static let items = #""items": [{"id": "i", "text": "?", "answer": {"format": "text"}}]"#

  private static func step(_ members: String, _ items: String = items) -> String {
    TaskText.task(#"{"id": "r", "type": "repeat", "title": "R", \#(members)\#(items)}"#)
  }

  @Test(arguments: [
    (
      step(""),
      #"A repeat has no 'count' and no 'another'. Add "count": a number or an earlier item, or "another": "Is there another …?"."#
    ),
    (
      step(#""count": 2, "another": "?", "maximum": 2, "#),
      "A repeat has 'count' and 'another'. Take one of them out."
    ),
    (step(#""count": 0, "#), "'count' is 0. Write 1 to 50."),
    (step(#""count": 51, "#), "'count' is 51. Write 1 to 50."),
    (step(#""count": 2, "maximum": 3, "#), "'count' is a number already. Take 'maximum' out."),
    (
      step(#""count": true, "#),
      "'count' must be a whole number or the id of an item, not true or false."
    ),
    (
      step(#""count": "n", "maximum": 3, "#),
      "There is no item 'n' before this repeat. Ask for the number first."
    ),
    (step(#""another": "?", "#), #"A repeat has no 'maximum'. Add "maximum": 1 to 50."#),
    (step(#""another": "?", "maximum": 51, "#), "'maximum' is 51. Write 1 to 50."),
    (
      step(#""another": "?", "minimum": 4, "maximum": 3, "#),
      "'minimum' is 4. Write 0 to 3, which is 'maximum'."
    ),
    (
      step(#""count": 2, "minimum": 1, "#), "'minimum' goes with 'another'. Take it out."
    ),
    (
      step(#""another": "?", "minimum": 0, "maximum": 3, "#),
      #"With 'minimum' 0 there may be none. Add "any": "Is there any …?", which is asked first."#
    ),
    (
      step(#""another": "?", "any": "?", "minimum": 1, "maximum": 3, "#),
      "'any' is asked where there may be none, but 'minimum' is 1. Take one of them out."
    ),
    (
      step(#""another": "?", "maximum": 3, "heading": "{number} of {count}", "#),
      "Nobody knows '{count}' before the last one. Take it out of 'heading'."
    ),
    (step(#""count": 2"#, ""), "A repeat has no 'items' and no 'steps'. Add one of them."),
    (
      step(#""count": 2, "steps": [], "#), "A repeat has 'items' and 'steps'. Take one of them out."
    ),
    (
      step(
        #""count": 2, "#,
        #""steps": [{"id": "q", "type": "repeat", "title": "Q", "count": 2, \#(items)}]"#),
      "A repeat can't stand in a repeat. Ask for several things by a choice."
    ),
    (
      step(#""count": 2, "#, #""steps": [{"id": "e", "type": "completion"}]"#),
      "A step of the type 'completion' can't stand in a repeat. Put it behind the repeat."
    ),
    (
      step(
        #""count": 2, "#,
        #""items": [{"id": "another", "text": "?", "answer": {"format": "text"}}]"#),
      "The id 'another' belongs to the repeat's own question. Choose another."
    ),
  ]) func `a mistake in a repeat is said with what would do`(_ text: String, _ message: String) {
    let problems = TaskText.problems(text).map {
      $0.split(separator: ": ", maxSplits: 1).last ?? ""
    }
    #expect(problems == [Substring(message)])
  }

  @Test func `a count that can be more than the maximum is worth a warning`() {
    let task = { (answer: String) in
      TaskText.task(
        #"{"id": "n", "type": "question", "text": "?", "answer": \#(answer)},"#
          + #"{"id": "r", "type": "repeat", "title": "R", "count": "n", "maximum": 3, \#(Self.items)}"#
      )
    }
    #expect(
      TaskText.problems(task(#"{"format": "integer", "maximum": 9}"#)) == [
        "t.json:2:162: Warning: 'n' can be 9, but the repeat goes 3 times at most. Give both the"
          + " same maximum."
      ])
    #expect(
      TaskText.problems(task(#"{"format": "text"}"#)) == [
        "t.json:2:129: The answer to 'n' is no whole number. Name an item of the format integer or"
          + " scale."
      ])
  }

  @Test func `a repeat that becomes too much is refused`() {
    let items = (0..<41).map {
      #"{"id": "i\#($0)", "text": "?", "answer": {"format": "text"}}"#
    }.joined(separator: ", ")
    let problems = TaskText.problems(Self.step(#""count": 50, "#, #""items": [\#(items)]"#))
    #expect(
      problems == [
        "t.json:2:1: This repeat becomes 2050 steps and questions, more than 2000. Repeat it fewer"
          + " times, or ask less each time."
      ])
  }
}
