import BedsideCore
import BedsideStore
import Testing

/// What `check` says of tasks that look at others, or that need a text for a crisis.
struct LookingBackTests {
  private struct Files: ContentFiles {
    var files: [String: String]

    func read(_ path: String) throws(SystemError) -> [UInt8] {
      guard let text = files[path] else { throw SystemError(.open, path, .notFound) }
      return Array(text.utf8)
    }

    func names(in path: String) throws(SystemError) -> [String] {
      throw SystemError(.open, path, .notAFolder)
    }

    func exists(_ path: String) -> Bool { files[path] != nil }
  }

  private func problems(_ task: String, study more: String = "") -> [String] {
    let study = #"""
      {"id": "s", "title": "S"\#(more), "tasks": [{"id": "start", "version": 1, "survey": "start.json"}]}
      """#
    let start = #"""
      {"id": "start", "version": 1, "title": "S", "steps": [{"id": "side", "type": "question",
      "text": "?", "answer": {"format": "choice", "choices": [{"text": "L", "value": "left"}]}}]}
      """#
    let files = Files(files: ["c/study.json": study, "c/start.json": start, "c/t.json": task])
    var check = ContentCheck(files: files, zones: OnlyUTC())
    check.check("c/t.json")
    return check.problems.map(\.message)
  }

  private func looking(_ condition: String) -> String {
    #"""
    {"id": "t", "version": 1, "title": "T", "steps": [{"id": "a", "type": "instruction"},
    {"id": "b", "type": "instruction"}], "rules": [{"skip": "b", "when": \#(condition)}]}
    """#
  }

  @Test(
    arguments: [
      (#"{"task": "start", "item": "side", "equals": "left"}"#, nil),
      (
        #"{"task": "stat", "item": "side", "equals": "left"}"#,
        "There is no task 'stat'. Did you mean 'start'?"
      ),
      (
        #"{"task": "start", "item": "sid", "equals": "left"}"#,
        "The task 'start' has no item 'sid'. Did you mean 'side'?"
      ),
      (
        #"{"task": "start", "item": "side", "equals": "lft"}"#,
        "'side' is never \"lft\". Did you mean 'left'?"
      ),
      (
        #"{"task": "start", "item": "side", "above": 3}"#,
        "The answer to 'side' is no number. Compare it with 'equals'."
      ),
    ] as [(String, String?)])
  func `what a task says of another is checked against it`(
    _ condition: String, _ problem: String?
  ) {
    #expect(problems(looking(condition)) == [problem].compactMap { $0 })
  }

  @Test func `a task about self-harm needs a text for a crisis, its own or the study's`() {
    let task = { (more: String) in
      #"""
      {"id": "t", "version": 1, "title": "T"\#(more), "steps": [{"id": "q", "type": "question",
      "text": "?", "safety": "selfHarm", "answer": {"format": "boolean"}}], "alerts": [{"id": "x",
      "title": "T", "text": "T", "when": {"item": "q", "equals": true}}]}
      """#
    }
    let crisis = #", "crisis": {"text": "Call 112."}"#
    #expect(
      problems(task("")) == [
        "The task asks about self-harm, and nothing says where help is nearby. Add \"crisis\": {"
          + " \"text\": \"…\", \"contacts\": [ … ] } to the study or to the task."
      ])
    #expect(problems(task(crisis)) == [])
    #expect(problems(task(""), study: crisis) == [])
  }
}
