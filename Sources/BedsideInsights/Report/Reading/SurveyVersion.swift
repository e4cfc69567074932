/// A version of a task with steps, under which something was recorded.
public struct SurveyVersion: Hashable, Sendable {
  /// The task's id.
  public let task: String
  /// The version.
  public let version: Int

  /// Names a version.
  public init(task: String, version: Int) {
    self.task = task
    self.version = version
  }
}
