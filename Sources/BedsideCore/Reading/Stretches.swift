/// The numbers that a value can be: between limits, and on steps from the first of them.
struct Stretches {
  /// The least; nil where there is none.
  var minimum: Double?
  /// The greatest; nil where there is none.
  var maximum: Double?
  /// The distance between neighbours; nil where all between the limits will do.
  var step: Double?

  /// Each of `ends` and something on both sides of it, as far as values can lie there.
  func examples(_ ends: [Double]) -> [Double] {
    let ends = Set(ends + [minimum, maximum].compactMap { $0 }).filter(\.isFinite).sorted()
    guard let first = ends.first, let last = ends.last else { return [0] }
    // Far enough from the outermost to be another number, however great they are.
    var found = [first - max(1, abs(first)), last + max(1, abs(last))]
    if let step, step > 0 {
      let base = minimum ?? 0
      found = found.map { base + ((($0 - base) / step).rounded()) * step }
      for end in ends {
        let below = ((end - base) / step).rounded(.down)
        found += [-1, 0, 1, 2].map { base + (below + $0) * step }
      }
    } else {
      found += ends
      found += zip(ends, ends.dropFirst()).map { $0 + ($1 - $0) / 2 }
    }
    return found.filter {
      $0.isFinite && $0 >= minimum ?? -.infinity && $0 <= maximum ?? .infinity
    }
  }
}
