/// How far an event is done.
public struct TaskProgress: Hashable, Sendable {
  /// What has been reached.
  public var value: Double
  /// What is to be reached; nil where anything will do.
  public var goal: Double?

  /// What values come to under a rule; an outcome without values is the same as none.
  ///
  /// `exists` reaches 1 of 1 with any value. `sum` adds up the values' amounts, and the targets' for
  /// the goal; without targets there is no goal. `percent` counts the targets that are reached, and
  /// `compare` is 1 of 1 when all of them are; without targets any value will do for both.
  ///
  /// A target is compared with the value of its kind that stands in the same place among those of that
  /// kind, and is reached by one at least as large, in the same units where both name any.
  public init(_ rule: ProgressRule, values: [OutcomeValue], targets: [OutcomeValue] = []) {
    switch rule {
    case .exists:
      value = values.isEmpty ? 0 : 1
      goal = 1
    case .sum:
      value = values.reduce(0) { $0 + $1.amount }
      goal = targets.isEmpty ? nil : targets.reduce(0) { $0 + $1.amount }
    case .compare, .percent:
      let reached = TaskProgress.reached(targets, by: values)
      let isPercent = rule == .percent && !targets.isEmpty
      let all = !values.isEmpty && reached == targets.count
      value = isPercent ? Double(reached) : all ? 1 : 0
      goal = isPercent ? Double(targets.count) : 1
    }
    isEmpty = values.isEmpty
  }

  /// How many targets their values reach.
  private static func reached(_ targets: [OutcomeValue], by values: [OutcomeValue]) -> Int {
    let valuesByKind = Dictionary(grouping: values, by: \.kind)
    var places: [String?: Int] = [:]
    return targets.count { target in
      let place = places[target.kind, default: 0]
      places[target.kind] = place + 1
      guard let values = valuesByKind[target.kind], place < values.count else { return false }
      let value = values[place]
      guard value.units == nil || target.units == nil || value.units == target.units else {
        return false
      }
      return value.amount >= target.amount
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
