/// What restoring a run could not take over, when its task has changed since.
public struct RestorationReport: Hashable, Sendable {
  /// An answer that does not fit any more.
  public struct Dropped: Hashable, Sendable {
    /// Why it does not fit.
    public enum Reason: Hashable, Sendable {
      /// The task has no such question now.
      case noSuchItem
      /// The question takes other answers now.
      case doesNotFit(AnswerError)
    }

    /// The question.
    public var id: Identifier<FormItem>
    /// The value that was kept.
    public var value: JSONValue
    /// Why it does not fit.
    public var reason: Reason
  }

  /// The answers that were dropped, by their ids.
  public var dropped: [Dropped] = []
  /// Whether the run resumes at another place than where it was left.
  public var hasMoved = false
  /// Whether the task is another version or has other content than when the run began.
  public var hasChanged = false

  /// Makes a report of a run that was restored whole.
  public init() {}
}
