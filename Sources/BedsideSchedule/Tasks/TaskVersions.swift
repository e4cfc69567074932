public import BedsideCore

/// All versions of one task, each of which governs the days from its own on.
///
/// A version governs until the next one or until it is retired; afterwards a later version can take
/// the id up again. What a version governed it governs for ever.
public struct TaskVersions: Hashable, Sendable {
  /// The task's id.
  public let id: String
  /// The versions, by the day from which they govern.
  public let versions: [CareTask]

  /// The versions among some tasks that have an id.
  public init(id: String, among tasks: some Sequence<CareTask>) {
    self.id = id
    versions = tasks.filter { $0.id == id }
      .sorted { ($0.effective, $0.version) < ($1.effective, $1.version) }
  }

  /// All tasks by their ids, in the order in which these first come.
  public static func grouping(_ tasks: [CareTask]) -> [TaskVersions] {
    var seen: Set<String> = []
    return tasks.filter { seen.insert($0.id).inserted }.map {
      TaskVersions(id: $0.id, among: tasks)
    }
  }

  /// The version with a number.
  public func version(_ number: Int) -> CareTask? {
    versions.last { $0.version == number }
  }

  /// The version that governs a day; nil before the first and while the task is retired.
  public func governing(_ day: CivilDate) -> CareTask? {
    guard let task = versions.last(where: { $0.effective <= day }) else { return nil }
    return task.retired.map { day < $0 } ?? true ? task : nil
  }

  /// Tells whether a version governs a day.
  public func isGoverned(_ day: CivilDate, by task: CareTask) -> Bool {
    governing(day)?.version == task.version
  }
}
