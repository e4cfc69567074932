/// How a run of a task came to its end.
public enum FinishReason: Hashable, Sendable {
  /// Every step on the way was done.
  case completed
  /// The person left and the answers so far are kept to go on later.
  case saved
  /// The person left and nothing is kept.
  case discarded
  /// It could not go on; the text says why, for a person.
  case failed(String)
  /// An ending was reached that ends the task early, as when somebody can't take part.
  case earlyTermination

  /// The reason's word in results.
  public var name: String {
    switch self {
    case .completed: "completed"
    case .saved: "saved"
    case .discarded: "discarded"
    case .failed: "failed"
    case .earlyTermination: "earlyTermination"
    }
  }
}
