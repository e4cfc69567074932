internal import BedsideCore
internal import BedsideSchedule

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
  /// When the version was written into the plan.
  var recorded: Instant
  /// The study's day on which that was; nil where the line does not say.
  var day: CivilDate?
  /// The study's day from which the version governs, as it was found then; nil where the line does not
  /// say.
  var from: CivilDate?
  /// The task's entry in the study's file, as it stood there.
  var entry: String
  private let record: JournalRecord

  /// The text of the task's file; nil where the version has none.
  var file: String? { (try? record.json())?["file"]?.string }

  init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = record.head(before: "file"),
      let study = node["study"]?.string, let task = node["task"]?.string,
      let version = node["version"]?.integer, let planHash = node["hash"]?.string,
      let contentHash = node["contentHash"]?.string, let entry = node["entry"]?.string,
      let recorded = node["recorded"]?.string.flatMap({ Instant($0) })
    else { return nil }
    self.study = study
    self.task = task
    self.version = version
    self.planHash = planHash
    self.contentHash = contentHash
    self.recorded = recorded
    day = node["on"]?.string.flatMap { CivilDate($0) }
    from = node["from"]?.string.flatMap { CivilDate($0) }
    self.entry = entry
    self.record = record
  }

  /// The members of the plan's line for a version of a task.
  ///
  /// `from` is the day from which it governs, and `day` the one on which the line is written.
  static func fields(
    study: String, _ task: CareTask, from: CivilDate, source: TaskSource, recorded: Instant,
    on day: CivilDate
  ) -> JSONFields {
    var fields: JSONFields = [
      "task": .string(task.id), "study": .string(study), "version": .integer(task.version),
      "hash": .string(source.planHash), "contentHash": .string(source.contentHash),
      "recorded": .string(recorded.description), "on": .string(day.description),
      "from": .string(from.description), "entry": .string(source.entry),
    ]
    fields["file"] = source.file.map(JSONValue.string)
    return fields
  }
}
