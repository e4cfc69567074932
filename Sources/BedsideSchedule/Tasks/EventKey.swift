/// What an outcome is known by: the one event that it belongs to.
///
/// Neither travel nor a query can move it: element and k count intervals from a start in the task's
/// version, not events.
public struct EventKey: Hashable, Sendable {
  /// The participant's id.
  public var participant: String
  /// The study's id.
  public var study: String
  /// The task's id.
  public var task: String
  /// The task's version.
  public var version: Int
  /// The index of the element in the version's schedule.
  public var element: Int
  /// How many intervals after the element's start the event starts.
  public var k: Int

  /// Makes a key.
  public init(
    participant: String, study: String, task: String, version: Int, element: Int, k: Int
  ) {
    self.participant = participant
    self.study = study
    self.task = task
    self.version = version
    self.element = element
    self.k = k
  }
}
