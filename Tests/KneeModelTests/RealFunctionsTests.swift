import Glibc
import Testing

@testable import KneeModel

struct RealFunctionsTests {
  @Test func `own elementary functions agree with the C library's`() {
    for i in -400...400 {
      let x = Double(i) / 20
      #expect(abs(exponential(x) / exp(x) - 1) < 4e-15)
      let base = exp(x)
      #expect(abs(logarithm(base) - x) < 1e-14 * max(1, abs(x)))
      #expect(abs(power(base, 1.37) / pow(base, 1.37) - 1) < 5e-14)
    }
  }

  @Test func `powers of nothing and far exponents are bounded`() {
    #expect(power(0, 1.5) == 0)
    #expect(exponential(-1000) == 0)
    #expect(exponential(1000) == .infinity)
  }

  @Test func `a smooth minimum is never above the least`() {
    for i in 0...40 {
      let a = Double(i) / 10 - 2
      #expect(smoothMin(a, 0.3, 1) <= min(a, 0.3))
      #expect(smoothMax(a, 0.3, 1) >= max(a, 0.3))
    }
    #expect(smoothMin(0, 5, 1) == 0)
  }

  @Test func `a curve passes its knots without overshoot`() {
    let curve = MonotoneCurve([(0, 1), (1, 1), (2, 4), (4, 2)])
    #expect([0, 1, 2, 4].map { curve($0) } == [1, 1, 4, 2])
    for i in 0...40 { #expect((1...4).contains(curve(Double(i) / 10))) }
    #expect(curve(-1) == 1 && curve(9) == 2)
  }
}
