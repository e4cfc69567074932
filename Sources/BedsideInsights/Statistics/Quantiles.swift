/// The middle and the quarters of some values, as NumPy's `quantile` works them out.
public struct Quantiles: Hashable, Sendable {
  private let sorted: [Double]

  /// Sorts values.
  public init(_ values: [Double]) { sorted = values.sorted() }

  /// How many values there are.
  public var count: Int { sorted.count }
  /// The least value; nil where there is none.
  public var least: Double? { sorted.first }
  /// The greatest value; nil where there is none.
  public var greatest: Double? { sorted.last }
  /// The value in the middle; nil where there is none.
  public var median: Double? { quantile(0.5) }
  /// The value below which a quarter lies; nil where there is none.
  public var lowerQuarter: Double? { quantile(0.25) }
  /// The value below which three quarters lie; nil where there is none.
  public var upperQuarter: Double? { quantile(0.75) }

  /// The value below which the share `share` lies, between its neighbours in proportion.
  public func quantile(_ share: Double) -> Double? {
    guard let last = sorted.indices.last else { return nil }
    let place = share * Double(last)
    let lower = Int(place)
    let upper = min(lower + 1, last)
    let rest = place - Double(lower)
    // Each half for itself: the difference of huge numbers may be beyond all.
    return rest == 0 ? sorted[lower] : sorted[lower] * (1 - rest) + sorted[upper] * rest
  }
}
