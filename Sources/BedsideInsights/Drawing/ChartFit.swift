package import BedsideCore
package import BedsideStore

/// A chart with the shortest stretches of time that have room; of years the latest ones.
package struct ChartFit: Sendable {
  /// The chart as it is drawn.
  package let chart: Chart
  /// The stretches of time that are drawn where those that were asked for have no room; else nil.
  package let longerBucket: ChartPlan.Bucket?
  /// The first day that is drawn where there is no room for all; else nil.
  package let firstDrawn: CivilDate?

  /// Fits a chart; `room` says for how many stretches of time one has room.
  package init(_ asked: Chart, room: (Chart) -> Int) {
    let chart = Self.fitting(asked, room)
    let original = asked.plan.bucket == .event ? .day : asked.plan.bucket
    let drawn = chart.plan.bucket
    self.chart = chart
    longerBucket = drawn == .event || drawn == original ? nil : drawn
    let first = chart.days.lowerBound
    firstDrawn = first > asked.days.lowerBound ? first : nil
  }

  private static func fitting(_ chart: Chart, _ room: (Chart) -> Int) -> Chart {
    let kind = chart.plan.kind
    if kind == .adherence {
      let isOfDays = [.event, .day].contains(chart.plan.bucket)
      return isOfDays && chart.dayCount > room(chart) ? chart.coarsened(to: .week) : chart
    }
    guard [.bar, .stacked, .line, .sparkline].contains(kind), !chart.isEmpty else { return chart }
    // Points at their own times have no stretch of time; of bars there is one a day at most.
    if kind == .line, chart.plan.bucket == .event || chart.series.contains(where: \.isPerEvent) {
      return chart
    }
    var chart = chart.plan.bucket == .event ? chart.coarsened(to: .day) : chart
    var longer = chart.plan.bucket.longer[...]
    while chart.buckets.count > room(chart), let next = longer.popFirst() {
      chart = chart.coarsened(to: next)
    }
    let latest = chart.buckets.suffix(max(1, room(chart)))
    if let first = latest.first, latest.count < chart.buckets.count {
      chart = chart.cut(from: first.first)
    }
    return chart
  }
}

extension ChartPlan.Bucket {
  /// The stretches of time that are longer, the next one first.
  fileprivate var longer: [ChartPlan.Bucket] {
    switch self {
    case .event: [.day, .week, .month, .year]
    case .day: [.week, .month, .year]
    case .week: [.month, .year]
    case .month: [.year]
    case .year: []
    }
  }
}
