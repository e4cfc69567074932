import BedsideCore
import Testing

struct WholePercentTests {
  @Test(arguments: [
    (15, 19, 79), (1, 3, 33), (2, 3, 67), (1, 8, 13), (0, 5, 0), (5, 5, 100), (999, 1000, 99),
    (1, 1000, 1), (0, 0, 0), (3, 0, 0), (6, 5, 120),
  ])
  func `a share is rounded, but 100 is all and 0 is nothing`(part: Int, whole: Int, percent: Int) {
    #expect(WholePercent.of(part, in: whole) == percent)
  }

  @Test func `what is no number, and what is beyond all, is told too`() {
    #expect(
      [.nan, .infinity, -1, 1e300].map(WholePercent.of(_:)) == [0, 0, 0, 1_000_000_000_000_000])
  }
}
