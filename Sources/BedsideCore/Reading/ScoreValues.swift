/// The values that a score can have: as many digits as are kept, between the least and the greatest.
struct ScoreValues {
  /// The least and the greatest, infinite where there is none.
  let range: ClosedRange<Double>
  private let score: Score

  init(of score: Score, within range: ClosedRange<Double>) {
    self.score = score
    self.range = .between(score.rounded(range.lowerBound), score.rounded(range.upperBound))
  }

  /// Each of `ends` and something on both sides of it, as far as values can lie there.
  func examples(_ ends: [Double]) -> [Double] {
    let limits = [range.lowerBound, range.upperBound]
    let ends = (ends + limits).filter(\.isFinite).sorted()
    guard let first = ends.first, let last = ends.last else { return [0] }
    let unit = (0..<score.decimals).reduce(1.0) { unit, _ in unit / 10 }
    // Far enough from the outermost to be another number, however great they are.
    var found = [first - max(1, abs(first)), last + max(1, abs(last))]
    found += ends.flatMap { [$0 - unit, $0, $0 + unit] }
    found += zip(ends, ends.dropFirst()).map { $0 + ($1 - $0) / 2 }
    return found.map(score.rounded).filter { $0.isFinite && range.contains($0) }
  }

  /// Whether one of the values lies between two bounds, where nil is no bound.
  func reach(from lower: ResultPredicate.Bound?, to upper: ResultPredicate.Bound?) -> Bool {
    examples([lower, upper].compactMap { $0?.value.line?.place }).contains {
      OrderedValue.number($0).lies(from: lower, to: upper)
    }
  }

  /// What is known of the values, after "the score": "goes from 0 to 27".
  var words: String {
    let (least, greatest) = (range.lowerBound, range.upperBound)
    switch (least.isFinite, greatest.isFinite) {
    case (true, true): return "goes from \(text(least)) to \(text(greatest))"
    case (true, false): return "is at least \(text(least))"
    case (false, true): return "is at most \(text(greatest))"
    case (false, false): return digits
    }
  }

  /// How many digits the values have, after "the score": "is a whole number".
  var digits: String {
    score.decimals == 0
      ? "is a whole number"
      : "has at most \(score.decimals) digit\(score.decimals == 1 ? "" : "s") behind the decimal mark"
  }

  private func text(_ number: Double) -> String { DecimalText.text(of: number) }
}

extension ClosedRange<Double> {
  /// All numbers.
  static var everything: Self { -.infinity...(.infinity) }

  /// The numbers between two ends, in whichever order they come; all where an end is no number.
  static func between(_ first: Double, _ second: Double) -> Self {
    first.isNaN || second.isNaN ? everything : Swift.min(first, second)...Swift.max(first, second)
  }

  /// The numbers that `operation` makes of a number of each of two ranges, where it is monotonous in
  /// both.
  static func spanning(
    _ first: Self, _ second: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    let corners = [first.lowerBound, first.upperBound].flatMap { one in
      [second.lowerBound, second.upperBound].map { operation(one, $0) }
    }
    guard let least = corners.min(), let greatest = corners.max(), !corners.contains(where: \.isNaN)
    else { return everything }
    return least...greatest
  }
}
