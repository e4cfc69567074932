import Testing

@testable import BedsideCore

/// How scores and calculations are rounded.
struct RoundingTests {
  private func rounded(_ number: Double, _ decimals: Int) -> Double {
    Score(id: "s", rule: .expression(.number(number)), decimals: decimals).rounded(number)
  }

  @Test(arguments: [
    (1_234_567.0, 6), (1_764_505_757_000, 0), (2_384_185_791_015_625, 0),
    (9_007_199_254_740_992, 0), (-1_764_505_757_000, 3), (1e300, 6), (1_234_567.000001, 6),
    (0.1, 1), (-0.285, 3),
  ]) func `a number that has no more digits than are kept stays exactly what it is`(
    _ number: Double, _ decimals: Int
  ) {
    #expect(rounded(number, decimals) == number)
    #expect(rounded(-number, decimals) == -number)
  }

  @Test(arguments: [
    (0.285, 2, 0.29), (1.005, 2, 1.01), (2.675, 2, 2.68), (2.5, 0, 3.0), (0.5, 0, 1.0),
    (0.49, 0, 0.0), (9.995, 2, 10.0), (99.5, 0, 100.0), (1e-7, 6, 0.0), (5e-7, 6, 0.000001),
    (28.499999999999996, 0, 29.0), (1_764_505_757_000.4, 0, 1_764_505_757_000.0),
    (1_234_567.0000004, 6, 1_234_567.0),
  ]) func `a half goes away from zero, as its shortest decimal text has it`(
    _ number: Double, _ decimals: Int, _ expected: Double
  ) {
    #expect(rounded(number, decimals) == expected)
    #expect(rounded(-number, decimals) == -expected)
  }

  @Test func `what is rounded to nothing is no negative zero`() {
    #expect(rounded(-0.4, 0).sign == .plus)
    #expect(rounded(-0.0, 2).sign == .plus)
  }

  @Test func `large sums, products and greatest numbers are exact`() {
    let cases: [(Expression, Double)] = [
      (.sum([.number(1_764_505_756_999), .number(1)]), 1_764_505_757_000),
      (.product(Array(repeating: .number(5), count: 22)), 2_384_185_791_015_625),
      (.maximum([.number(1), .number(9_007_199_254_740_992)]), 9_007_199_254_740_992),
      (.rounded(.number(1_234_567), decimals: 6), 1_234_567),
    ]
    for (expression, expected) in cases {
      let scores = Scores([Score(id: "s", rule: .expression(expression))])
      #expect(scores.value(of: "s", given: [:]) == expected)
      #expect(scores.results(given: [:])["s"]?["value"] == .integer(Int(expected)))
    }
  }
}
