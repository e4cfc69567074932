import BedsideCore
import BedsideStore

/// Short ways to write studies and their tasks in tests.
enum StudyText {
  static let everyDay = #""schedule": {"elements": [{"start": "08:00", "interval": {"day": 1}}]}"#

  /// A task's entry, with `more` behind its id, version and day.
  static func entry(_ id: String, _ more: String = #", "title": "T""#, schedule: String = everyDay)
    -> String
  {
    #"{"id": "\#(id)", "version": 1, "effective": "2026-01-01"\#(more), \#(schedule)}"#
  }

  /// A study with these entries, each on a line of its own from the second on.
  static func study(_ entries: [String], _ more: String = "") -> String {
    """
    {"id": "s", "title": "S"\(more), "tasks": [
    \(entries.joined(separator: ",\n"))
    ]}
    """
  }

  /// A task file.
  static func task(_ id: String, version: Int = 1, _ more: String = "") -> String {
    """
    {"id": "\(id)", "version": \(version), "title": "Title of \(id)"\(more), "steps": [
    {"id": "pain", "type": "question", "text": "?", "answer": {"format": "integer"}}
    ]}
    """
  }

  /// Reads a study file called `study.json`.
  static func read(_ text: String) -> (study: Study?, problems: [String]) {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "study.json", bytes: bytes)
    var reader = StudyReader(log: log, zones: OnlyUTC())
    return (reader.read(bytes), log.sorted.map(\.description))
  }
}
