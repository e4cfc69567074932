public import BedsideStore

/// What several values come to, whatever is asked for: tallies of days add up to those of weeks.
public struct Tally: Hashable, Sendable {
  /// How many values there are.
  public private(set) var count = 0
  private var sum = 0.0
  private var least = Double.infinity
  private var greatest = -Double.infinity
  private var first: (position: Double, value: Double)?
  private var last: (position: Double, value: Double)?
  /// All values, for those that only all of them tell.
  private var values: [Double] = []
  private let keepsValues: Bool

  /// Makes a tally of nothing, for an aggregator.
  public init(for aggregator: SeriesPlan.Aggregator) { keepsValues = aggregator == .median }

  /// Adds a value with its place in time.
  public mutating func add(_ value: Double, at position: Double) {
    count += 1
    sum += value
    least = min(least, value)
    greatest = max(greatest, value)
    if position < first?.position ?? .infinity { first = (position, value) }
    if position >= last?.position ?? -.infinity { last = (position, value) }
    if keepsValues { values.append(value) }
  }

  /// Adds what another tally of the same aggregator holds.
  public mutating func add(_ other: Tally) {
    count += other.count
    sum += other.sum
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
    if let other = other.first, other.position < first?.position ?? .infinity { first = other }
    if let other = other.last, other.position >= last?.position ?? -.infinity { last = other }
    values += other.values
  }

  /// What the values come to; nil where nothing can be said, which nothing but a count of none can.
  public func value(_ aggregator: SeriesPlan.Aggregator) -> Double? {
    if aggregator == .count { return Double(count) }
    guard count > 0 else { return nil }
    switch aggregator {
    case .first: return first?.value
    case .last, .perEvent: return last?.value
    case .mean: return mean
    case .median: return Quantiles(values).median
    case .minimum: return least
    case .maximum: return greatest
    case .sum: return max(-Double.greatestFiniteMagnitude, min(sum, .greatestFiniteMagnitude))
    case .count: return Double(count)
    }
  }

  /// The mean, which lies between the ends even where the sum is beyond all numbers.
  private var mean: Double {
    let mean = sum / Double(count)
    return mean.isFinite ? min(max(mean, least), greatest) : least / 2 + greatest / 2
  }

  /// Compares what the tallies hold.
  public static func == (a: Tally, b: Tally) -> Bool {
    a.count == b.count && a.sum == b.sum && a.least == b.least && a.greatest == b.greatest
      && a.first?.value == b.first?.value && a.last?.value == b.last?.value && a.values == b.values
  }

  /// Hashes the count and the sum.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(sum)
  }
}
