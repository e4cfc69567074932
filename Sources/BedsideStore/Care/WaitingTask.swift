public import BedsideSchedule

/// A task with something planned for a day that stays closed until another task is done.
public struct WaitingTask: Hashable, Sendable {
  /// The version that governs the day.
  public var task: CareTask
  /// The id of the task that must be done first.
  public var gate: String

  /// Makes a waiting task.
  public init(task: CareTask, gate: String) {
    self.task = task
    self.gate = gate
  }
}
