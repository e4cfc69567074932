/// An angle, with the functions that a camera needs.
///
/// Computed here because the platform's C library is not part of this target.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle of `radians`.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle of `degrees`.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// No angle.
  public static let zero = Angle(radians: 0)

  /// Whether `a` is the smaller angle.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Adds two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// Subtracts an angle.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// Multiplies an angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// The same direction, between minus half a turn and half a turn.
  public var normalized: Angle {
    let turn = 2 * Double.pi
    return Angle(radians: radians - turn * (radians / turn).rounded())
  }

  /// The sine.
  public var sine: Double { Angle(radians: radians - .pi / 2).cosine }

  /// The cosine, right to 1e-12.
  public var cosine: Double {
    let reduced = abs(normalized.radians)
    // Folded to at most an eighth of a turn, where few terms of the series are enough.
    if reduced > .pi / 2 { return -Angle(radians: .pi - reduced).cosine }
    if reduced > .pi / 4 { return Angle.sineSeries(.pi / 2 - reduced) }
    return Angle.cosineSeries(reduced)
  }

  /// The tangent.
  public var tangent: Double { sine / cosine }

  private static func sineSeries(_ x: Double) -> Double {
    var term = x
    var sum = x
    for k in stride(from: 3.0, through: 15, by: 2) {
      term *= -x * x / (k * (k - 1))
      sum += term
    }
    return sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for k in stride(from: 2.0, through: 16, by: 2) {
      term *= -x * x / (k * (k - 1))
      sum += term
    }
    return sum
  }
}
