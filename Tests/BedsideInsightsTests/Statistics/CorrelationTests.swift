import Testing

@testable import BedsideInsights

/// The expected values are those of SciPy's `spearmanr`, with the interval of Bonett and Wright worked
/// out by NumPy.
struct CorrelationTests {
  private static let pain: [Double] = [6, 5, 7, 6, 5, 4, 6, 5, 4, 3, 4, 5, 3, 2]
  private static let sleep: [Double] = [5.5, 6, 5, 6.5, 7, 7.5, 6, 6.5, 7, 8, 7.5, 6, 8, 8.5]

  private func isNear(_ number: Double?, _ other: Double) -> Bool {
    number.map { abs($0 - other) < 1e-12 } ?? false
  }

  @Test func `pain and sleep on the same day are opposite, as SciPy has it`() {
    let correlation = Correlation(Array(zip(Self.pain, Self.sleep)))
    #expect(correlation.count == 14)
    #expect(isNear(correlation.coefficient, -0.9241940259617021))
    #expect(isNear(correlation.interval?.lowerBound, -0.9809824410643803))
    #expect(isNear(correlation.interval?.upperBound, -0.72165626894501))
    #expect(correlation.direction == .opposite)
  }

  @Test func `an interval that holds zero is no clear link`() {
    let correlation = Correlation(Array(zip(Self.sleep.dropLast(), Self.pain.dropFirst())))
    #expect(isNear(correlation.coefficient, -0.43184606534139675))
    #expect(isNear(correlation.interval?.lowerBound, -0.8041370979579158))
    #expect(isNear(correlation.interval?.upperBound, 0.18377217109910712))
    #expect(correlation.direction == .unclear)
    let weak = Correlation(
      Array(zip(1...12, [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8]).map { (Double($0), Double($1)) }))
    #expect(isNear(weak.coefficient, 0.5265313520914635))
    #expect(isNear(weak.interval?.upperBound, 0.8571408367558495))
    #expect(weak.direction == .unclear)
  }

  @Test func `nothing is said of fewer than ten pairs`() {
    let nine = Correlation((1...9).map { (Double($0), Double($0)) })
    #expect(nine.count == 9)
    #expect(nine.coefficient == nil)
    #expect(nine.interval == nil)
    #expect(nine.direction == nil)
    #expect(Correlation((1...10).map { (Double($0), Double($0)) }).direction == .together)
  }

  @Test func `a series that never changes moves with nothing`() {
    let correlation = Correlation((1...20).map { (Double($0), 4) })
    #expect(correlation.coefficient == nil)
    #expect(correlation.direction == nil)
  }

  @Test func `equal values share their ranks, as SciPy has it`() {
    #expect(
      Correlation.ranks([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5])
        == [4.5, 1.5, 6, 1.5, 8, 11, 3, 10, 8, 4.5, 8])
  }

  @Test func `logarithms and tangents are those of NumPy`() {
    #expect(isNear(Logarithm.natural(0.001), -6.907755278982137))
    #expect(isNear(Logarithm.natural(7.3), 1.9878743481543455))
    #expect(isNear(Logarithm.tanh(0.3), 0.2913126124515909))
    #expect(isNear(Logarithm.tanh(-2.7), -0.9910074536781177))
    #expect(Logarithm.tanh(700) == 1)
    #expect(Logarithm.natural(1) == 0)
    #expect(Logarithm.tanh(0) == 0)
  }
}
