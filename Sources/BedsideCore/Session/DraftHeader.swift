/// What a draft says of its run as a whole.
public struct DraftHeader: Hashable, Sendable {
  /// The task.
  public var task: Identifier<OrderedTask>
  /// The task's version.
  public var version: Int
  /// The hash of the task's content.
  public var contentHash: String
  /// The name of the run.
  public var runID: String
  /// When the run began.
  public var startDate: Instant
  /// The number from which the random order was made; nil where nothing is random.
  public var seed: Int?

  /// Makes a header.
  public init(
    task: Identifier<OrderedTask>, version: Int, contentHash: String, runID: String,
    startDate: Instant, seed: Int? = nil
  ) {
    self.task = task
    self.version = version
    self.contentHash = contentHash
    self.runID = runID
    self.startDate = startDate
    self.seed = seed
  }
}
