/// A claim about the answers so far, true or false.
///
/// A comparison with an item that has no answer, because it was skipped, declined, not known, hidden
/// or not reached, is false; `not` of it is true.
public indirect enum ResultPredicate: Hashable, Sendable {
  /// The answer is this value; for a choice of several, this value is among those chosen.
  case equals(Identifier<FormItem>, AnswerValue)
  /// The answer is a number from the lower to the upper bound, where nil is no bound; a bound itself
  /// is inside unless it is `exclusive`.
  case between(Identifier<FormItem>, lower: Bound?, upper: Bound?)
  /// There is an answer, or there is none.
  case answered(Identifier<FormItem>, Bool)
  /// All of them are true.
  case all([ResultPredicate])
  /// At least one of them is true.
  case any([ResultPredicate])
  /// It is false.
  case not(ResultPredicate)

  /// One end of a range.
  public struct Bound: Hashable, Sendable {
    /// The number at the end.
    public var value: Double
    /// Whether the number itself is outside.
    public var isExclusive: Bool

    /// Makes an end of a range at `value`.
    public init(_ value: Double, isExclusive: Bool = false) {
      self.value = value
      self.isExclusive = isExclusive
    }
  }

  /// Whether the claim holds for `answers`.
  public func matches(_ answers: [Identifier<FormItem>: Answer]) -> Bool {
    switch self {
    case .equals(let id, let expected): answers[id]?.value.map { $0.covers(expected) } ?? false
    case .between(let id, let lower, let upper):
      answers[id]?.value?.comparable.map { Self.contains($0, lower, upper) } ?? false
    case .answered(let id, let isAnswered): (answers[id]?.value != nil) == isAnswered
    case .all(let claims): claims.allSatisfy { $0.matches(answers) }
    case .any(let claims): claims.contains { $0.matches(answers) }
    case .not(let claim): !claim.matches(answers)
    }
  }

  /// The items the claim is about, in order, with repetitions.
  public var items: [Identifier<FormItem>] {
    switch self {
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _): [id]
    case .all(let claims), .any(let claims): claims.flatMap(\.items)
    case .not(let claim): claim.items
    }
  }

  private static func contains(_ number: Double, _ lower: Bound?, _ upper: Bound?) -> Bool {
    if let lower, number < lower.value || lower.isExclusive && number == lower.value {
      return false
    }
    if let upper, number > upper.value || upper.isExclusive && number == upper.value {
      return false
    }
    return true
  }
}
