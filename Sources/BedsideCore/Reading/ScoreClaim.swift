/// A claim about one score that is wanted to be true, or to be false.
struct ScoreClaim {
  let score: Identifier<Score>
  let claim: ResultPredicate
  let isWanted: Bool

  /// Whether a score can have a value, or none, by which all of `claims` are as they are wanted.
  static func canHold(_ claims: [ScoreClaim], _ values: ScoreValues) -> Bool {
    let fits = { (value: Double?) in claims.allSatisfy { $0.holds(for: value) == $0.isWanted } }
    if fits(nil) { return true }
    let ends = claims.flatMap { claim -> [Double] in
      guard case .score(_, let lower, let upper) = claim.claim else { return [] }
      return [lower, upper].compactMap { $0?.value.line?.place }
    }
    return values.examples(ends).contains(where: fits)
  }

  private func holds(for value: Double?) -> Bool {
    switch claim {
    case .score(_, let lower, let upper):
      value.map { OrderedValue.number($0).lies(from: lower, to: upper) } ?? false
    case .scored(_, let hasValue): (value != nil) == hasValue
    default: false
    }
  }
}
