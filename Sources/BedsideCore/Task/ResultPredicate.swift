/// A claim about the answers so far, true or false.
///
/// A comparison with an item that has no answer, because it was skipped, declined, not known, hidden
/// or not reached, is false; `not` of it is true.
public indirect enum ResultPredicate: Hashable, Sendable {
  /// The answer is this value; for a choice of several, this value is among those chosen.
  case equals(Identifier<FormItem>, AnswerValue)
  /// The answer lies from the lower to the upper bound, where nil is no bound; a bound itself is
  /// inside unless it is `exclusive`. Of times of day the lower bound may be the later one: the range
  /// then goes across midnight.
  case between(Identifier<FormItem>, lower: Bound?, upper: Bound?)
  /// There is an answer, or there is none.
  case answered(Identifier<FormItem>, Bool)
  /// So many things were chosen, where nil is no bound.
  case count(Identifier<FormItem>, atLeast: Int?, atMost: Int?)
  /// The words of the answer, or those of a choice's own words, match as a whole.
  case matches(Identifier<FormItem>, TextPattern)
  /// What became of the item is this: skipped, not known, declined.
  case state(Identifier<FormItem>, Answer.State)
  /// The item was not come to: it is on another way or still ahead, or it is hidden.
  case notVisited(Identifier<FormItem>)
  /// A score or a calculation lies from the lower to the upper bound; false where it has no value.
  case score(ScoreReference, lower: Bound?, upper: Bound?)
  /// A score or a calculation has a value, or it has none.
  case scored(ScoreReference, Bool)
  /// The claim holds for what was answered to another task the last time it was done.
  case earlier(Identifier<OrderedTask>, ResultPredicate)
  /// All of them are true.
  case all([ResultPredicate])
  /// At least one of them is true.
  case any([ResultPredicate])
  /// It is false.
  case not(ResultPredicate)

  /// One end of a range.
  public struct Bound: Hashable, Sendable {
    /// What stands at the end.
    public var value: Value
    /// Whether that itself is outside.
    public var isExclusive: Bool

    /// What can stand at the end of a range.
    public enum Value: Hashable, Sendable {
      /// A number.
      case number(Double)
      /// An age that years of birth are compared with, and the year in which; nil until a task is
      /// prepared.
      case age(Double, in: Int?)
      /// A day, or one counted from today.
      case day(DateFormat.Day)
      /// A time of day.
      case time(WallTime)
      /// A moment.
      case moment(Instant)
    }

    /// Makes an end of a range at a number.
    public init(_ number: Double, isExclusive: Bool = false) {
      self.init(.number(number), isExclusive: isExclusive)
    }

    /// Makes an end of a range at `value`.
    public init(_ value: Value, isExclusive: Bool = false) {
      self.value = value
      self.isExclusive = isExclusive
    }
  }

  /// Whether the claim holds for `answers`.
  ///
  /// What was answered to other tasks, and days that count from today, are known only to a task that
  /// is `prepared`; without that a claim about them is one about an item without an answer.
  public func matches(_ answers: [Identifier<FormItem>: Answer]) -> Bool {
    switch self {
    case .equals(let id, let expected): answers[id]?.value.map { $0.covers(expected) } ?? false
    case .between(let id, let lower, let upper):
      answers[id]?.value?.ordered.map { $0.lies(from: lower, to: upper) } ?? false
    case .answered(let id, let isAnswered): (answers[id]?.value != nil) == isAnswered
    case .count(let id, let least, let most):
      answers[id]?.value.map { ($0.count >= least ?? 0) && ($0.count <= most ?? .max) } ?? false
    case .matches(let id, let pattern): answers[id]?.value?.words.map(pattern.matches) ?? false
    case .state(let id, let state): answers[id]?.state == state
    case .notVisited(let id): answers[id] == nil || answers[id]?.state == .notShown
    case .score(let score, let lower, let upper):
      score.value(answers).map { OrderedValue.number($0).lies(from: lower, to: upper) } ?? false
    case .scored(let score, let hasValue): (score.value(answers) != nil) == hasValue
    case .earlier(_, let claim): claim.matches([:])
    case .all(let claims): claims.allSatisfy { $0.matches(answers) }
    case .any(let claims): claims.contains { $0.matches(answers) }
    case .not(let claim): !claim.matches(answers)
    }
  }

  /// The items of this task the claim is about, in order, with repetitions; also those that its scores
  /// are made of.
  public var items: [Identifier<FormItem>] {
    switch self {
    case .equals(let id, _), .between(let id, _, _), .answered(let id, _), .count(let id, _, _),
      .matches(let id, _), .state(let id, _), .notVisited(let id):
      [id]
    case .score(let score, _, _), .scored(let score, _): score.items
    case .earlier: []
    case .all(let claims), .any(let claims): claims.flatMap(\.items)
    case .not(let claim): claim.items
    }
  }
}
