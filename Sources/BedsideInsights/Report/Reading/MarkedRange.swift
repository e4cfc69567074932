internal import BedsideCore
internal import BedsideStore

/// The values of a series that lie in a range which its study marks.
struct MarkedRange: Sendable {
  let series: DataSeries
  let label: String
  /// Those that lie in it, in order, at least one.
  let points: [DataPoint]

  /// What of a chart whose series have each value by itself lies in ranges that are marked.
  static func all(_ chart: Chart) -> [MarkedRange] {
    chart.series.flatMap { series -> [MarkedRange] in
      guard series.units == chart.series.first?.units else { return [] }
      return chart.plan.bands.indices.compactMap { index in
        let band = chart.plan.bands[index]
        guard band.isFlagged else { return nil }
        let points = series.points.filter { chart.plan.band(of: $0.value) == index }
        return points.isEmpty
          ? nil : MarkedRange(series: series, label: band.label, points: points)
      }
    }
  }
}

extension ChartPlan {
  /// The range in which a value lies, by its place; nil above the last one.
  func band(of value: Double) -> Int? {
    bands.firstIndex { $0.upTo.map { value <= $0 } ?? true }
  }

  /// The plan with each value by itself; nil where it marks no range.
  var marking: ChartPlan? {
    guard kind != .adherence, bands.contains(where: \.isFlagged) else { return nil }
    var plan = self
    plan.kind = .scatter
    plan.bucket = .event
    for index in plan.series.indices { plan.series[index].aggregator = .perEvent }
    return plan
  }
}
