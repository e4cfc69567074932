/// A number worked out of answers: a score of a questionnaire, or a calculation such as a BMI.
///
/// It has no value where answers are missing beyond what its rule allows; then results say `null`.
public struct Score: Hashable, Sendable, Identifiable {
  /// How the number comes about.
  public enum Rule: Hashable, Sendable {
    /// From items of a questionnaire.
    case items(ItemScore)
    /// From an expression.
    case expression(Expression)
  }

  /// Whether more of it is better or worse for the person.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// More is better, as of well-being.
    case better
    /// More is worse, as of pain.
    case worse
  }

  /// The name under which it is kept; no item's, but of a name space of its own.
  public var id: Identifier<Score>
  /// What it is called.
  public var title: String?
  /// How the number comes about.
  public var rule: Rule
  /// How many digits are kept behind the decimal mark; with none it is a whole number.
  public var decimals: Int
  /// The unit.
  public var unit: String?
  /// What ranges of it mean, from below; empty where nothing is said.
  public var bands: [ScoreBand]
  /// Whether more of it is better or worse; nil where nothing is said.
  public var higherIs: Direction?
  /// Between which numbers it lies, whatever is answered; nil where it has no limits.
  public var range: ClosedRange<Double>?

  /// Makes a score.
  public init(
    id: Identifier<Score>, title: String? = nil, rule: Rule, decimals: Int = 0,
    unit: String? = nil, bands: [ScoreBand] = [], higherIs: Direction? = nil
  ) {
    self.id = id
    self.title = title
    self.rule = rule
    self.decimals = decimals
    self.unit = unit
    self.bands = bands
    self.higherIs = higherIs
  }

  /// A number with as many digits as are kept; a half goes away from zero, also one that binary
  /// fractions miss by a hair.
  func rounded(_ number: Double) -> Double { number.roundedHalfAway(decimals: decimals) }

  /// The band in which `value` lies, as its index; nil above the last one.
  func band(of value: Double) -> Int? {
    bands.firstIndex { $0.upTo.map { value <= $0 } ?? true }
  }

  /// `value` as JSON: a whole number where no digits are kept behind the mark.
  func json(_ value: Double) -> JSONValue {
    if decimals == 0, let whole = Int(exactly: value) { return .integer(whole) }
    return .number(value)
  }
}
