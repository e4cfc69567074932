/// The end of a task, or of one way through it.
public struct CompletionContent: Hashable, Sendable {
  /// What reaching this end means.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// The task is done and its answers are kept.
    case completed
    /// The task ends early, as when somebody can't take part; nothing is kept.
    case earlyTermination
  }

  /// What reaching this end means.
  public var finish: Finish
  /// What stands under the step's text.
  public var body: [BodyItem]

  /// Makes an end.
  public init(finish: Finish = .completed, body: [BodyItem] = []) {
    self.finish = finish
    self.body = body
  }
}
