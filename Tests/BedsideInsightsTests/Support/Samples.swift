import BedsideCore
import BedsideInsights
import BedsideStore

/// Short ways to make charts in tests.
enum Samples {
  /// A day of March 2026, which begins on a Sunday.
  static func day(_ number: Int) -> CivilDate {
    (CivilDate(year: 2026, month: 3, day: 1) ?? .earliest).adding(days: number - 1)
  }

  /// A series with one value a day from the first of March on; nil is a gap.
  static func series(
    _ title: String, _ values: [Double?], units: String = "",
    color: ChartColor = .blue, aggregator: SeriesPlan.Aggregator = .mean
  ) -> DataSeries {
    let points = values.enumerated().compactMap { index, value in
      value.map { point(day(index + 1), $0, aggregator) }
    }
    return DataSeries(
      title: title, units: units, color: color, aggregator: aggregator, points: points)
  }

  /// A series called "Pain".
  static func series(_ values: [Double?], units: String = "") -> DataSeries {
    series("Pain", values, units: units)
  }

  static func point(
    _ day: CivilDate, _ value: Double, _ aggregator: SeriesPlan.Aggregator = .mean,
    fraction: Double = 0
  ) -> DataPoint {
    let position = Double(day.dayNumber) + fraction
    var tally = Tally(for: aggregator)
    tally.add(value, at: position)
    return DataPoint(day: day, position: position, tally: tally, value: value)
  }

  /// A chart of the days that its series have.
  static func chart(
    _ kind: ChartPlan.Kind, _ series: [DataSeries], days count: Int,
    axis: ChartPlan.Axis = .init(), bands: [ChartPlan.Band] = [], bucket: ChartPlan.Bucket = .day
  ) -> Chart {
    let plan = ChartPlan(
      id: "c", title: "C", kind: kind, bucket: bucket, axis: axis, bands: bands)
    return Chart(plan, days: day(1)...day(count), series: series)
  }

  /// The figure of a chart, line by line.
  static func figure(
    _ chart: Chart, _ signs: ChartSigns = .ascii, width: Int = 40
  ) -> String {
    ChartFigure(chart, width: width, signs: signs, words: ChartWords()).lines.map(\.plain)
      .joined(separator: "\n")
  }
}

extension [String] {
  /// The texts with plain blanks for those at which no line may end.
  var withPlainBlanks: [String] { map { $0.replacing("\u{A0}", with: " ") } }
}
