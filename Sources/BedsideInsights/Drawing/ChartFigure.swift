public import BedsideCore
public import BedsideStore

/// A chart drawn in lines of a width, with the signs that a terminal has.
///
/// What is drawn follows from the chart, the width and the signs alone. Colours come on top: every
/// series has a sign of its own.
public struct ChartFigure: Sendable {
  /// The narrowest and the widest charts.
  public static let widths = 20...200

  /// The chart as it is drawn, which may have longer stretches of time than it was read with.
  public let chart: Chart
  private let width: Int
  private let signs: ChartSigns
  private let words: ChartWords

  /// Makes a figure of `chart` no wider than `width`.
  public init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.signs = signs
    self.words = words
    asked = chart.days.lowerBound
    lasts = chart.series.map(\.values.last)
    original = chart.plan.bucket == .event ? .day : chart.plan.bucket
    self.chart = Self.fitting(chart, width: self.width, signs, words)
  }

  /// The stretches of time that are drawn where those that were asked for have no room; else nil.
  public var longerBucket: ChartPlan.Bucket? {
    let drawn = chart.plan.bucket
    return drawn == .event || drawn == original ? nil : drawn
  }

  private let original: ChartPlan.Bucket

  /// The first day that is drawn where there is no room for all; else nil.
  public var firstDrawn: CivilDate? {
    let first = chart.days.lowerBound
    return first > asked ? first : nil
  }

  private let asked: CivilDate
  /// The last values of the series as the chart was read.
  private let lasts: [Double?]

  /// The chart with the shortest stretches of time that have room; of years the latest ones.
  private static func fitting(
    _ chart: Chart, width: Int, _ signs: ChartSigns, _ words: ChartWords
  ) -> Chart {
    let kind = chart.plan.kind
    guard [.bar, .stacked, .line, .sparkline].contains(kind), !chart.isEmpty else { return chart }
    // Points at their own times have no stretch of time; of bars there is one a day at most.
    if kind == .line, chart.plan.bucket == .event || chart.series.contains(where: \.isPerEvent) {
      return chart
    }
    var chart = chart.plan.bucket == .event ? chart.coarsened(to: .day) : chart
    let room = { (chart: Chart) in
      switch kind {
      case .line: PointDrawing.room(for: chart, width: width, signs: signs, words: words)
      case .sparkline: SparklineDrawing.room(for: chart, width: width, words: words)
      default: BarDrawing.room(for: chart, width: width, signs: signs, words: words)
      }
    }
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

  /// The lines of the figure, and of its legend.
  public var lines: [ChartLine] {
    if chart.isEmpty { return [] }
    return drawing + ChartLegend(chart: chart, signs: signs, words: words).lines(width: width)
  }

  private var drawing: [ChartLine] {
    switch chart.plan.kind {
    case .bar, .stacked:
      BarDrawing(chart, width: width, signs: signs, words: words).lines
    case .line, .scatter:
      PointDrawing(chart, width: width, signs: signs, words: words).lines
    case .adherence: StripDrawing(chart: chart, width: width, signs: signs, words: words).lines
    case .calendar: CalendarDrawing(chart, width: width, signs: signs, words: words).lines
    case .box: BoxDrawing(chart, width: width, signs: signs, words: words).lines
    case .sparkline:
      SparklineDrawing(chart, lasts: lasts, width: width, signs: signs, words: words).lines
    }
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
