public import BedsideCore

/// What was answered in an earlier run, to be read again.
///
/// `EarlierAnswers` holds what conditions and defaults compare: stored values alone, of every task that
/// is looked back at. This is one outcome as a person saw it, with its date and the questions of its
/// time; nothing is decided by it.
public struct EarlierOutcome: Sendable {
  /// When it was recorded, as a person reads it.
  public var recorded: String
  /// Whether its event was today's.
  public var isOfToday = false
  /// The results of the questions, in order, as outcomes keep them.
  public var answers: [JSONValue]
  /// The steps under which it was recorded, for the words of the questions; nil where they are gone.
  public var task: OrderedTask?

  /// The number that an item was answered with; nil where it was answered with none.
  func number(_ item: Identifier<FormItem>) -> Double? {
    let answer = answers.first { $0["id"] == .string(item.rawValue) }
    switch answer?["value"] {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: return nil
    }
  }

  /// Makes an outcome.
  public init(recorded: String, answers: [JSONValue], task: OrderedTask?) {
    self.recorded = recorded
    self.answers = answers
    self.task = task
  }
}
