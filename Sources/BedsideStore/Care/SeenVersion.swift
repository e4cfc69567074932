internal import BedsideCore
internal import BedsideSchedule

/// The plan's note of the day since when the study has a version of a task that follows another one.
///
/// It holds no content: until something is recorded under the version, its author may change it.
struct SeenVersion: Hashable {
  static let kind = "version"

  var study: String
  var task: String
  var version: Int
  var day: CivilDate

  init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = try? record.json(),
      let study = node["study"]?.string, let task = node["task"]?.string,
      let version = node["version"]?.integer,
      let day = node["on"]?.string.flatMap({ CivilDate($0) })
    else { return nil }
    self.study = study
    self.task = task
    self.version = version
    self.day = day
  }

  static func fields(
    study: String, _ task: CareTask, recorded: Instant, on day: CivilDate
  ) -> JSONFields {
    [
      "task": .string(task.id), "study": .string(study), "version": .integer(task.version),
      "recorded": .string(recorded.description), "on": .string(day.description),
    ]
  }
}
