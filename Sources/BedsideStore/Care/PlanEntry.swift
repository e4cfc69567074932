internal import BedsideCore

/// A version of a task as the plan keeps it: the very text from which it was read.
struct PlanEntry: Hashable, Sendable {
  static let kind = "plan"

  var study: String
  var task: String
  var version: Int
  var planHash: String
  var contentHash: String
  var file: String?

  init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = try? record.json(),
      let study = node["study"]?.string, let task = node["task"]?.string,
      let version = node["version"]?.integer, let planHash = node["hash"]?.string,
      let contentHash = node["contentHash"]?.string
    else { return nil }
    self.study = study
    self.task = task
    self.version = version
    self.planHash = planHash
    self.contentHash = contentHash
    file = node["file"]?.string
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
