public import BedsideCore
public import BedsideStore

/// A chart drawn in lines of a width, with the signs that a terminal has.
///
/// What is drawn follows from the chart, the width and the signs alone. Colours come on top: every
/// series has a sign of its own.
public struct ChartFigure: Sendable {
  /// The narrowest and the widest charts.
  public static let widths = 20...200

  private let width: Int
  private let signs: ChartSigns
  private let words: ChartWords

  /// Makes a figure of `chart` no wider than `width`.
  public init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.signs = signs
    self.words = words
    lasts = chart.series.map(\.values.last)
    fit = Self.fit(chart, width: self.width, signs, words)
  }

  /// The chart as it is drawn, which may have longer stretches of time than it was read with.
  public var chart: Chart { fit.chart }

  /// The stretches of time that are drawn where those that were asked for have no room; else nil.
  public var longerBucket: ChartPlan.Bucket? { fit.longerBucket }

  /// The first day that is drawn where there is no room for all; else nil.
  public var firstDrawn: CivilDate? { fit.firstDrawn }

  let fit: ChartFit
  /// The last values of the series as the chart was read.
  private let lasts: [Double?]

  /// The chart with the shortest stretches of time that have room; of years the latest ones.
  private static func fit(
    _ chart: Chart, width: Int, _ signs: ChartSigns, _ words: ChartWords
  ) -> ChartFit {
    ChartFit(chart) { chart in
      switch chart.plan.kind {
      case .line: PointDrawing.room(for: chart, width: width, signs: signs, words: words)
      case .sparkline: SparklineDrawing.room(for: chart, width: width, words: words)
      case .adherence: StripDrawing.room(width: width)
      default: BarDrawing.room(for: chart, width: width, signs: signs, words: words)
      }
    }
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
