/// How far an event is done.
public struct TaskProgress: Hashable, Sendable {
  /// What has been reached.
  public var value: Double
  /// What is to be reached; nil where anything will do.
  public var goal: Double?

  /// What values come to under a rule; an outcome without values is the same as none.
  ///
  /// `exists` reaches 1 of 1 with any value. `sum` adds up the values' amounts, and the targets' for
  /// the goal; without targets there is no goal.
  public init(_ rule: ProgressRule, values: [OutcomeValue], targets: [OutcomeValue] = []) {
    switch rule {
    case .exists:
      value = values.isEmpty ? 0 : 1
      goal = 1
    case .sum:
      value = values.reduce(0) { $0 + $1.amount }
      goal = targets.isEmpty ? nil : targets.reduce(0) { $0 + $1.amount }
      isEmpty = values.isEmpty
    }
  }

  private var isEmpty = false

  /// The share that is done, from 0 to 1.
  ///
  /// Without a goal it is 1 above 0. A goal of 0 or less is reached by any value, and a value below
  /// 0 is no share.
  public var fraction: Double {
    guard !isEmpty, value.isFinite else { return 0 }
    guard let goal else { return value > 0 ? 1 : 0 }
    return goal > 0 ? min(max(value / goal, 0), 1) : 1
  }

  /// Whether all is done.
  public var isComplete: Bool { fraction >= 1 }
}
