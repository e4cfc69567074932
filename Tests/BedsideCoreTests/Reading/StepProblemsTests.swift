import BedsideCore
import Testing

/// What is said about mistakes in the rarer steps, word by word.
struct StepProblemsTests {
  @Test(arguments: [
    (
      #""type": "wait""#, "A wait has no 'seconds' and no 'work'. Add one of them."
    ),
    (
      #""type": "wait", "seconds": 1, "work": "w""#,
      "A wait has 'seconds' and 'work'. Take one of them out."
    ),
    (
      #""type": "wait", "seconds": 0"#, "'seconds' is 0. Write 1 to 86400, which is a day."
    ),
    (#""type": "countdown", "from": 61"#, "'from' is 61. Write 1 to 60."),
    (
      #""type": "custom", "presenter": "p", "settings": []"#,
      "'settings' must be an object, not an array."
    ),
    (#""type": "custom""#, #"A custom step has no 'presenter'. Add "presenter": "…"."#),
    (
      #""type": "file", "text": "?", "maximumSize": 0"#,
      "'maximumSize' is 0. Write 1 to 100000000 bytes."
    ),
    (
      #""type": "file", "text": "?", "accepts": ["image/pmg"]"#,
      "'image/pmg' is not a 'media type'. Did you mean 'image/png'?"
    ),
    (
      #""type": "file", "text": "?", "accepts": []"#,
      "'accepts' is empty. Name a media type, or leave it out."
    ),
    (#""type": "table", "rows": []"#, "'rows' is empty. Write at least one element."),
    (
      #""type": "table", "rows": [["a", "b"], ["c"]]"#,
      "This row has 1 cells. Write as many as the first row has 2."
    ),
    (
      #""type": "table", "columns": ["A"], "rows": [["a", "b"]]"#,
      "This row has 2 cells. Write as many as there are columns: 1."
    ),
    (#""type": "table", "rows": ["a"]"#, "A row must be an array of strings, not a string."),
    (#""type": "table", "rows": [[1]]"#, "A cell must be a string, not a number."),
    (
      #""type": "table", "rows": [["a"]], "optional": false"#,
      "'optional' goes with a 'question'. Add one, or take 'optional' out."
    ),
    (
      #""type": "table", "question": "?", "rows": [{"cells": ["a"], "value": 1}, {"cells": ["b"], "value": 1}]"#,
      "The value '1' stands twice. Give every row a value of its own."
    ),
    (
      #""type": "table", "question": "?", "rows": [{"cells": ["a"], "value": true}]"#,
      "'value' must be a string or a whole number, not true or false."
    ),
    (
      #""type": "review", "steps": ["other"]"#,
      "There is no step 'other'. Name a step of this task."
    ),
    (#""type": "review", "steps": [1]"#, "'steps' holds ids of steps, not a number."),
    (
      #""type": "form", "items": [], "sections": []"#,
      "A form has 'items' and 'sections'. Put the items into a section."
    ),
    (
      #""type": "instruction", "image": {"alternative": "A knee", "path": "../knee.png"}"#,
      "'../knee.png' is no path inside the study's folder. Write one that goes down from it, like learn/knee.png."
    ),
    (
      #""type": "instruction", "earlyTermination": {"button": "Stop", "goTo": "other"}"#,
      "There is no step 'other'. Name a completion step."
    ),
    (
      #""type": "instruction", "earlyTermination": {"button": "Stop", "goTo": "a"}"#,
      #"'a' is no ending. Name a completion step with "finish": "earlyTermination"."#
    ),
    (
      #""type": "instruction", "earlyTermination": {"button": "Stop", "goTo": "end"}"#,
      #"'end' completes the task. Name a completion step with "finish": "earlyTermination"."#
    ),
  ]) func `a mistake in a step is said with what would do`(_ members: String, _ message: String) {
    let text = TaskText.task(#"{"id": "a", \#(members)}, {"id": "end", "type": "completion"}"#)
    let problems = TaskText.problems(text).map {
      $0.split(separator: ": ", maxSplits: 1).last ?? ""
    }
    #expect(problems.first == Substring(message))
  }

  @Test func `a comparison with a file can't hold`() {
    let text = TaskText.task(
      #"{"id": "a", "type": "file", "text": "?"}, {"id": "end", "type": "completion"}"#,
      rules: #"{"after": "a", "when": {"item": "a", "equals": "x"}, "goTo": "end"}"#)
    #expect(
      TaskText.problems(text) == [
        "t.json:3:61: 'a' is a file, which equals nothing. Ask whether it is 'answered'."
      ])
  }

  @Test func `every member of the rarer steps is read`() throws {
    let text = TaskText.task(
      #"""
      {"id": "t", "type": "table", "columns": ["A", "B"], "rows": [["a", "b"]], "style": "bullets"},
      {"id": "s", "type": "table", "question": "Which?", "multiple": true, "optional": false,
       "rows": [{"cells": ["a"], "value": "x"}, {"cells": ["b"], "value": 2}]},
      {"id": "w", "type": "wait", "seconds": 30}, {"id": "v", "type": "wait", "work": "upload"},
      {"id": "c", "type": "countdown"}, {"id": "p", "type": "custom", "presenter": "breath",
       "settings": {"times": 3}},
      {"id": "f", "type": "file", "text": "Letter?", "optional": false, "accepts": ["image/png"],
       "maximumSize": 9},
      {"id": "r", "type": "review", "steps": ["f"], "excludesInstructions": true},
      {"id": "o", "type": "review", "task": "other"}
      """#)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems == [])
    let choices = [
      TextChoice(text: "a", value: .text("x")), TextChoice(text: "b", value: .integer(2)),
    ]
    let selection = FormItem(
      id: "s", text: "Which?", isOptional: false,
      format: .choice(ChoiceFormat(choices: choices, isMultiple: true)))
    let file = FormItem(
      id: "f", text: "Letter?", isOptional: false,
      format: .file(FileFormat(accepts: [.png], maximumSize: 9)))
    #expect(
      try #require(task).steps.map(\.content) == [
        .table(TableContent(columns: ["A", "B"], rows: [["a", "b"]], style: .bullets)),
        .table(TableContent(rows: [["a"], ["b"]], selection: selection)),
        .wait(WaitContent(.seconds(30))), .wait(WaitContent(.work("upload"))), .countdown(from: 5),
        .custom(CustomContent(presenter: "breath", settings: .object(["times": 3]))), .file(file),
        .review(ReviewContent(steps: ["f"], excludesInstructions: true)),
        .review(ReviewContent(task: "other")),
      ])
  }

  @Test func `a section gives its items its heading and its condition`() throws {
    let item = { (id: String, more: String) in
      #"{"id": "\#(id)", "text": "?", "answer": {"format": "boolean"}\#(more)}"#
    }
    let text = TaskText.task(
      #"""
      {"id": "f", "type": "form", "sections": [
        {"title": "One", "items": [\#(item("a", ""))]},
        {"title": "Two", "detail": "D", "visibleWhen": {"item": "a", "equals": true}, "items": [
          \#(item("b", "")), \#(item("c", #", "visibleWhen": {"item": "b", "equals": true}"#))]}]}
      """#)
    let items = try #require(TaskReader.read(Array(text.utf8), file: "t").task).items
    let isA = ResultPredicate.equals("a", .boolean(true))
    #expect(items.map(\.visibleWhen) == [nil, isA, .all([isA, .equals("b", .boolean(true))])])
    let two = FormSection(number: 2, title: "Two", detail: "D")
    #expect(items.map(\.section) == [FormSection(number: 1, title: "One"), two, two])
  }
}
