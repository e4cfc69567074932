import BedsideInsights
import Testing

/// The expected values are those of NumPy 2's `quantile`.
struct QuantilesTests {
  @Test(
    arguments: [
      ([7, 1, 3, 10, 4, 6], [3.25, 5, 6.75]), ([1, 2], [1.25, 1.5, 1.75]),
      ([2.5], [2.5, 2.5, 2.5]), ([1, 1, 1, 9], [1, 1, 3]),
      ([-5, 0, 3.5, 8, 12.25, 40, 41], [1.75, 8, 26.125]),
    ] as [([Double], [Double])])
  func `the quarters and the middle are those of NumPy`(values: [Double], quarters: [Double]) {
    let quantiles = Quantiles(values)
    #expect(
      [quantiles.lowerQuarter, quantiles.median, quantiles.upperQuarter]
        == quarters.map { Optional($0) })
    #expect(quantiles.least == values.min())
    #expect(quantiles.greatest == values.max())
  }

  @Test func `nothing has no middle`() {
    #expect(Quantiles([]).median == nil)
    #expect(Quantiles([]).least == nil)
  }

  @Test func `the middle of the greatest numbers is one`() {
    let most = Double.greatestFiniteMagnitude
    #expect(Quantiles([-most, most]).median == 0)
    #expect(Quantiles([most, most]).median == most)
  }
}
