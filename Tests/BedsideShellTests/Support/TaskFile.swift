import BedsideCore

/// Tasks as their authors write them, for tests that are about more than one part.
enum TaskFile {
  /// The task with these steps and an ending behind them; nil when anything is wrong with it.
  static func task(_ steps: String, id: String = "t") -> OrderedTask? {
    let text =
      #"{"id": "\#(id)", "version": 1, "title": "T", "steps": [\#(steps), "#
      + #"{"id": "end", "type": "completion", "title": "Done"}, "#
      + #"{"id": "bye", "type": "completion", "title": "Bye", "finish": "earlyTermination"}]}"#
    return TaskReader.read(Array(text.utf8), file: "t.json").task
  }
}
