package import BedsideStore

/// The axis of values: from where to where, and at which values it has labels.
package struct ValueScale {
  /// The value at the lower end.
  package let lower: Double
  /// The value at the upper end.
  package let upper: Double
  /// The values with labels, from the least on.
  package let ticks: [Double]

  /// The scale of `values`; it shows all of them, and the ends that the instrument has.
  package init(_ values: [Double], axis: ChartPlan.Axis, includesZero: Bool) {
    var least = values.min() ?? axis.minimum ?? 0
    var greatest = values.max() ?? axis.maximum ?? 1
    if includesZero, axis.minimum == nil { least = min(least, 0) }
    if includesZero, axis.maximum == nil { greatest = max(greatest, 0) }
    least = min(least, axis.minimum ?? least)
    greatest = max(greatest, axis.maximum ?? greatest)
    if least == greatest {
      // All the same: the value stands in the middle, zero at the bottom.
      let reach = least == 0 ? 1 : max(least.magnitude / 10, .leastNormalMagnitude)
      if least != 0 { least -= reach }
      greatest += reach
    }
    let isFixedBelow = axis.minimum == least
    let isFixedAbove = axis.maximum == greatest
    var step = Self.step(for: greatest / 5 - least / 5)
    if isFixedBelow, isFixedAbove, let count = Self.evenCount(least, greatest) {
      step = (greatest - least) / Double(count)
    }
    let bottom = isFixedBelow ? least : Self.finite((least / step).rounded(.down) * step)
    var top = isFixedAbove ? greatest : bottom
    if !isFixedAbove {
      top = Self.finite(bottom + ((greatest / step - bottom / step).rounded(.up)) * step)
    }
    lower = bottom
    upper = top > bottom ? top : greatest
    ticks = Self.ticks(from: bottom, to: upper, step: step)
  }

  /// Where a value stands, from 0 at the bottom to 1 at the top.
  package func share(_ value: Double) -> Double {
    // By halves, since the difference of huge numbers may be beyond all.
    let length = upper / 2 - lower / 2
    return length > 0 ? min(1, max(0, (value / 2 - lower / 2) / length)) : 0
  }

  /// The number of even parts with whole or simple steps between two ends; nil where there is none.
  private static func evenCount(_ least: Double, _ greatest: Double) -> Int? {
    let length = greatest - least
    return [5, 4, 6, 7, 3, 2].first { count in
      let step = length / Double(count)
      return step == step.rounded() && (step < 10 || step.truncatingRemainder(dividingBy: 5) == 0)
    }
  }

  /// The least of 1, 2, 5 and 10 times a power of ten that is no smaller than `length`.
  static func step(for length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= length, power < 1e307 { power *= 10 }
    while power > length, power > 1e-307 { power /= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= length * 0.999_999 && $0.isFinite }
      ?? power
  }

  private static func ticks(from bottom: Double, to top: Double, step: Double) -> [Double] {
    let count = Int(min(12, max(1, (top / step - bottom / step).rounded(.down))))
    var ticks = (0...count).map { bottom + Double($0) * step }.filter { $0 <= top }
    if let last = ticks.last, (top / step - last / step) > 0.01 { ticks.append(top) }
    return ticks
  }

  private static func finite(_ number: Double) -> Double {
    max(-Double.greatestFiniteMagnitude, min(number, .greatestFiniteMagnitude))
  }
}
