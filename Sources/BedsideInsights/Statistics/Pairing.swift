internal import BedsideCore
internal import BedsideStore

/// Two series of a chart, day by day.
public struct Pairing: Hashable, Sendable {
  /// The index of the series that comes first.
  public let first: Int
  /// The index of the other.
  public let second: Int
  /// How many days later the second is looked at.
  public let lag: Int
  /// How they move.
  public let correlation: Correlation

  /// All pairs of the series of a chart on the same day, and on the next day both ways.
  ///
  /// None where the values are not of days.
  public static func all(_ chart: Chart) -> [Pairing] {
    guard chart.plan.bucket == .day || chart.plan.bucket == .event, chart.plan.kind != .adherence
    else { return [] }
    let series = chart.series.map { ($0.isPerEvent ? $0.coarsened(to: .day) : $0).valuesByDay }
    var pairings: [Pairing] = []
    for first in series.indices {
      for second in series.indices.dropFirst(first + 1) {
        for (a, b, lag) in [(first, second, 0), (first, second, 1), (second, first, 1)] {
          let pairs = series[a].sorted { $0.key < $1.key }.compactMap { day, value in
            series[b][day.adding(days: lag)].map { (value, $0) }
          }
          pairings.append(
            Pairing(first: a, second: b, lag: lag, correlation: Correlation(pairs)))
        }
      }
    }
    return pairings
  }
}
