import BedsideStore
import Testing

@testable import BedsideInsights

struct ValueScaleTests {
  private func scale(
    _ values: [Double], _ minimum: Double? = nil, _ maximum: Double? = nil, zero: Bool = false
  ) -> ValueScale {
    ValueScale(values, axis: .init(minimum: minimum, maximum: maximum), includesZero: zero)
  }

  @Test func `the ends of an instrument are the ends of its axis`() {
    #expect(scale([4, 5], 0, 10).ticks == [0, 2, 4, 6, 8, 10])
    #expect(scale([4], 0, 27).ticks == [0, 9, 18, 27])
    #expect(scale([36.6], 35, 42).ticks == [35, 36, 37, 38, 39, 40, 41, 42])
  }

  @Test func `no value lies outside the axis, even beyond an instrument's end`() {
    let beyond = scale([12], 0, 10)
    #expect(beyond.lower == 0)
    #expect(beyond.upper >= 12)
  }

  @Test func `bars begin at zero, points where the values are`() {
    #expect(scale([52, 58], zero: true).lower == 0)
    #expect(scale([52, 58]).ticks == [52, 54, 56, 58])
    #expect(scale([-3, 4], zero: true).ticks == [-4, -2, 0, 2, 4])
  }

  @Test func `values that are all the same have room around them`() {
    let same = scale([5, 5])
    #expect(same.lower < 5)
    #expect(same.upper > 5)
    #expect(scale([0]).ticks.first == 0)
  }

  @Test func `the share of a value goes from the lower end to the upper one`() {
    let fixed = scale([5], 0, 10)
    #expect([0, 2.5, 10, 99, -1].map(fixed.share) == [0, 0.25, 1, 1, 0])
    let most = Double.greatestFiniteMagnitude
    let huge = scale([-most, most])
    #expect(huge.share(0) == 0.5)
    #expect(huge.ticks.allSatisfy { $0.isFinite })
  }

  @Test(
    arguments: [(0.3, 0.5), (1, 1), (1.1, 2), (2.1, 5), (7, 10), (70, 100), (0.0004, 0.0005)])
  func `steps are 1, 2 or 5 times a power of ten`(length: Double, step: Double) {
    #expect(abs(ValueScale.step(for: length) - step) < step * 1e-9)
  }
}
