/// A unit in which numbers are typed and shown although they are kept in another.
///
/// kept = shown × factor + offset. A weight kept in `kg` and shown in `g` has the factor 0.001; a
/// temperature kept in `°C` and shown in `°F` has 5/9 and the offset −160/9.
public struct DisplayUnit: Hashable, Sendable {
  /// What it is called: `mg`.
  public var name: String
  /// How many of the kept unit one of this unit is; above 0.
  public var factor: Double
  /// What zero of this unit is in the kept unit; 0 for all units but temperatures.
  public var offset: Double

  /// Makes a unit of which one is `factor` of the kept unit.
  public init(name: String, factor: Double, offset: Double = 0) {
    self.name = name
    self.factor = factor
    self.offset = offset
  }

  /// A hundredth, by which fractions of one are shown as percent.
  public static let percent = DisplayUnit(name: "%", factor: 0.01)

  /// The number to keep of one that was typed, to 12 digits.
  func kept(_ shown: Double) -> Double {
    (shown * factor + offset).rounded(significantDigits: 12)
  }

  /// The number to show of one that is kept, to 10 digits: what stands behind them is rounding.
  public func shown(_ kept: Double) -> Double {
    ((kept - offset) / factor).rounded(significantDigits: 10)
  }
}
