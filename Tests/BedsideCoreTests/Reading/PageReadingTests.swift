import BedsideCore
import Testing

/// Pages become their steps.
struct PageReadingTests {
  private static let text = TaskText.task(
    #"""
    {"id": "ask", "type": "question", "text": "?", "answer": {"format": "boolean"}},
    {"id": "p", "type": "page", "title": "Page", "text": "About it.", "steps": [
      {"id": "a", "type": "instruction"},
      {"id": "q", "type": "page", "title": "Inner", "steps": [{"id": "b", "type": "instruction"}]},
      {"id": "c", "type": "instruction"}]},
    {"id": "d", "type": "instruction"}, {"id": "e", "type": "completion"}
    """#,
    rules: #"""
      {"after": "ask", "when": {"item": "ask", "equals": true}, "goTo": "p"},
      {"after": "p", "goTo": "e"}, {"after": "ask", "goTo": "d"},
      {"skip": "p", "when": {"item": "ask", "equals": false}}
      """#)

  private func task() throws -> OrderedTask {
    let (task, problems) = TaskReader.read(Array(Self.text.utf8), file: "t.json")
    #expect(problems == [])
    return try #require(task)
  }

  @Test func `a page becomes its steps, which say where they belong`() throws {
    let task = try task()
    #expect(task.steps.map(\.id) == ["ask", "a", "b", "c", "d", "e"])
    let page = StepGroup(id: "p", title: "Page", text: "About it.")
    #expect(
      task.steps.map(\.groups)
        == [[], [page], [page, StepGroup(id: "q", title: "Inner")], [page], [], []])
  }

  @Test func `a rule that names a page means its first step, its last, or all of them`() throws {
    let task = try task()
    #expect(
      task.rules == [
        NavigationRule(after: "ask", when: .equals("ask", .boolean(true)), goTo: "a"),
        NavigationRule(after: "c", goTo: "e"), NavigationRule(after: "ask", goTo: "d"),
      ])
    #expect(task.skipRules.map(\.skip) == ["a", "b", "c"])
  }

  @Test(arguments: [
    (
      #"{"id": "p", "type": "page", "steps": [{"id": "a", "type": "instruction"}]}"#,
      #"2:1: A page step has no 'title'. Add "title": "…"."#
    ),
    (
      #"{"id": "p", "type": "page", "title": "P", "steps": []}"#,
      "2:52: 'steps' is empty. Write at least one element."
    ),
    (
      #"{"id": "p.1", "type": "page", "title": "P", "steps": [{"id": "a", "type": "instruction"}]}"#,
      "2:8: The id 'p.1' has a dot, which only the ids that Bedside makes have. Use '-' or '_'."
    ),
    (
      #"{"id": "p", "type": "page", "title": "P", "steps": [{"id": "p", "type": "instruction"}]}"#,
      "2:60: The id 'p' stands twice. Give every step and every item of a task an id of its own."
    ),
  ]) func `a mistake in a page is said with its place`(_ step: String, _ problem: String) {
    #expect(TaskText.problems(TaskText.task(step)) == ["t.json:" + problem])
  }
}
