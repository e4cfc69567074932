/// How far two series move together: Spearman's rank correlation.
///
/// It says nothing of causes, and with fewer than ten pairs nothing at all.
public struct Correlation: Hashable, Sendable {
  /// So many pairs are needed before anything is said.
  public static let fewest = 10

  /// What can be said of how two series move.
  public enum Direction: Hashable, Sendable {
    /// Where one is higher, the other mostly is too.
    case together
    /// Where one is higher, the other mostly is lower.
    case opposite
    /// Nothing that chance could not have brought about.
    case unclear
  }

  /// How many pairs there are.
  public let count: Int
  /// The coefficient, from -1 to 1; nil with too few pairs, and where a series never changes.
  public let coefficient: Double?
  /// The interval that covers the coefficient with 95 %; nil where there is no coefficient.
  public let interval: ClosedRange<Double>?

  /// Correlates pairs of values.
  public init(_ pairs: [(Double, Double)]) {
    count = pairs.count
    guard count >= Self.fewest else {
      coefficient = nil
      interval = nil
      return
    }
    let coefficient = Self.pearson(Self.ranks(pairs.map(\.0)), Self.ranks(pairs.map(\.1)))
    self.coefficient = coefficient
    interval = coefficient.map { Self.interval($0, count: pairs.count) }
  }

  /// What can be said; nil where there is no coefficient.
  public var direction: Direction? {
    guard let interval else { return nil }
    if interval.lowerBound > 0 { return .together }
    return interval.upperBound < 0 ? .opposite : .unclear
  }

  /// The ranks of values from 1, equal values sharing the mean of theirs.
  static func ranks(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start
      while end + 1 < order.count, values[order[end + 1]] == values[order[start]] { end += 1 }
      for place in start...end { ranks[order[place]] = Double(start + end) / 2 + 1 }
      start = end + 1
    }
    return ranks
  }

  /// Pearson's correlation; nil where one side never changes.
  private static func pearson(_ a: [Double], _ b: [Double]) -> Double? {
    let meanA = a.reduce(0, +) / Double(a.count)
    let meanB = b.reduce(0, +) / Double(b.count)
    var (products, squaresA, squaresB) = (0.0, 0.0, 0.0)
    for (a, b) in zip(a, b) {
      products += (a - meanA) * (b - meanB)
      squaresA += (a - meanA) * (a - meanA)
      squaresB += (b - meanB) * (b - meanB)
    }
    guard squaresA > 0, squaresB > 0 else { return nil }
    return max(-1, min(1, products / (squaresA * squaresB).squareRoot()))
  }

  /// Fisher's interval with the variance of Bonett and Wright (2000), which holds for ranks.
  private static func interval(_ coefficient: Double, count: Int) -> ClosedRange<Double> {
    guard coefficient.magnitude < 1 else { return coefficient...coefficient }
    let middle = Logarithm.natural((1 + coefficient) / (1 - coefficient)) / 2
    let error = ((1 + coefficient * coefficient / 2) / Double(count - 3)).squareRoot()
    let reach = 1.959963984540054 * error
    return Logarithm.tanh(middle - reach)...Logarithm.tanh(middle + reach)
  }
}
