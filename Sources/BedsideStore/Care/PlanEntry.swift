internal import BedsideCore

/// A version of a task as the plan keeps it: the very text from which it was read.
///
/// The text is most of a line and seldom asked for, so it is read when it is.
struct PlanEntry: Sendable {
  static let kind = "plan"

  var study: String
  var task: String
  var version: Int
  var planHash: String
  var contentHash: String
  /// The task's entry in the study's file, as it stood there.
  var entry: String
  private let record: JournalRecord

  /// The text of the task's file; nil where the version has none.
  var file: String? { (try? record.json())?["file"]?.string }

  init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = record.head(before: "file"),
      let study = node["study"]?.string, let task = node["task"]?.string,
      let version = node["version"]?.integer, let planHash = node["hash"]?.string,
      let contentHash = node["contentHash"]?.string, let entry = node["entry"]?.string
    else { return nil }
    self.study = study
    self.task = task
    self.version = version
    self.planHash = planHash
    self.contentHash = contentHash
    self.entry = entry
    self.record = record
  }

  /// The members of the plan's line for a version of a task.
  static func fields(
    study: String, task: String, version: Int, source: TaskSource, recorded: Instant
  ) -> JSONFields {
    var fields: JSONFields = [
      "task": .string(task), "study": .string(study), "version": .integer(version),
      "hash": .string(source.planHash), "contentHash": .string(source.contentHash),
      "recorded": .string(recorded.description), "entry": .string(source.entry),
    ]
    fields["file"] = source.file.map(JSONValue.string)
    return fields
  }
}
