import BedsideCore

/// Short ways to write task files in tests.
enum TaskText {
  /// A task with these steps and rules, on three lines: the first step begins at 2:1.
  static func task(_ steps: String, rules: String = "") -> String {
    """
    {"id": "t", "version": 1, "title": "T", "steps": [
    \(steps)
    ], "rules": [\(rules)]}
    """
  }

  /// A form with one item whose answer is `answer`, which begins at 3:1.
  static func answer(_ answer: String, _ more: String = "") -> String {
    task(
      """
      {"id": "f", "type": "form", "items": [{"id": "i", "text": "?"\(more), "answer":
      \(answer)}]}
      """)
  }

  /// What is wrong with a file called `t.json` that holds `text`.
  static func problems(_ text: String) -> [String] {
    TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.description)
  }
}
