#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// Points on an axis of time, joined by lines or not.
struct PointPlot: FigurePlot {
  private let chart: Chart
  private let words: FigureWords

  init(_ words: FigureWords) {
    chart = words.chart
    self.words = words
  }

  /// How many stretches of time have a point's room each.
  static func room(for chart: Chart, width: Double) -> Int { max(1, Int((width - 60) / 1.5)) }

  private var isLine: Bool { chart.plan.kind == .line }

  func height(width: Double) -> Double { min(max(width * 0.42, 110), 230) }

  var legend: [LegendEntry] {
    chart.series.enumerated().map { index, series in
      LegendEntry(
        isLine ? .line(index, series.color) : .point(index, series.color), words.title(series))
    }
  }

  func draw(in area: Area, on board: inout Board) {
    let isLong = chart.days.lowerBound.year != chart.days.upperBound.year
    let frame = ValueFrame(
      chart.series.flatMap(\.values), includesZero: false, in: area,
      linesBelow: isLong ? 2 : 1, words: words, by: board.typesetter)
    frame.drawBehind(on: &board)
    let start = Double(chart.days.lowerBound.dayNumber)
    let labels = AxisLabel.axis(words, by: board.typesetter) { day in
      frame.plot.x + (day - start) / Double(chart.dayCount) * frame.plot.width
    }
    frame.drawAxis(labels, on: &board)
    for index in chart.series.indices {
      if isLine { join(index, frame, on: &board) }
      mark(index, frame, on: &board)
    }
  }

  private func place(
    _ point: DataPoint, of series: DataSeries, _ frame: ValueFrame
  ) -> (x: Double, y: Double) {
    (
      frame.plot.x + chart.share(point, of: series) * frame.plot.width, frame.y(point.value)
    )
  }

  /// Draws the line of a series, broken where a stretch of time has no value.
  private func join(_ index: Int, _ frame: ValueFrame, on board: inout Board) {
    let series = chart.series[index]
    for run in runs(of: series) where run.count > 1 {
      let places = run.map { place(series.points[$0], of: series, frame) }
      board.line(
        .path(places), Stroke(width: 1.4, dashes: Signs.dashes(index)), series.color.pigment)
    }
  }

  /// The points of a series that a line joins, by their numbers.
  private func runs(of series: DataSeries) -> [[Int]] {
    var runs: [[Int]] = []
    for index in series.points.indices {
      if index > 0, series.joins(series.points[index - 1], series.points[index]) {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }

  /// Points on a line are drawn where they are on average so far apart.
  private static let apart = 6.5

  /// Draws the points of a series: all of a scatter, those of a line where they can be told apart, and
  /// always the last one and those that no line leads to.
  private func mark(_ index: Int, _ frame: ValueFrame, on board: inout Board) {
    let series = chart.series[index]
    let radius = isLine ? 2.2 : series.points.count > 400 ? 1.8 : 2.7
    let isCrowded = isLine && isCrowded(series, frame)
    for run in runs(of: series) {
      for number in run {
        let isLast = number == series.points.count - 1
        if isCrowded, run.count > 1, !isLast { continue }
        let place = place(series.points[number], of: series, frame)
        Signs.point(
          index, x: place.x, y: place.y, radius: radius, series.color.pigment, on: &board)
      }
    }
  }

  /// Whether the points of a line are so near to each other that they hide it.
  private func isCrowded(_ series: DataSeries, _ frame: ValueFrame) -> Bool {
    guard let first = series.points.first, let last = series.points.last else { return false }
    let width = place(last, of: series, frame).x - place(first, of: series, frame).x
    return width / Double(max(1, series.points.count - 1)) < Self.apart
  }
}
#endif
