#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// A small line for each series between its title and its last value.
struct SparklinePlot: FigurePlot {
  private let chart: Chart
  private let words: FigureWords
  /// The last values of the series, which are not those of longer stretches of time.
  private let lasts: [Double?]

  private static let row = 30.0

  init(_ words: FigureWords, lasts: [Double?]) {
    chart = words.chart
    self.words = words
    self.lasts = lasts
  }

  /// How many stretches of time have a point's room each.
  static func room(for chart: Chart, width: Double) -> Int { max(4, Int(width / 2 / 1.2)) }

  func height(width: Double) -> Double { Double(max(1, chart.series.count)) * Self.row }

  var legend: [LegendEntry] { [] }

  func draw(in area: Area, on board: inout Board) {
    let row = area.height / Double(max(1, chart.series.count))
    let typesetter = board.typesetter
    let width = { (block: TextBlock) in typesetter.extent(of: block).width }
    let titles = chart.series.map { width(TypeSize.label(words.title($0))) }.max() ?? 0
    let values = zip(chart.series, lasts).map { series, last in
      last.map { width(TypeSize.label(words.value($0, series), isBold: true)) } ?? 0
    }
    let left = min(titles, area.width * 0.4)
    let right = min(values.max() ?? 0, area.width * 0.3)
    for (index, series) in chart.series.enumerated() {
      let y = area.y + Double(index) * row
      let middle = y + row / 2
      board.label(
        TextBlock(words.title(series), size: TypeSize.label, width: left, isCut: true), x: area.x,
        middle: middle)
      if let last = lasts[index] {
        board.label(
          TextBlock(
            words.value(last, series), size: TypeSize.label, isBold: true, width: right,
            isCut: true), x: area.maxX - right, middle: middle)
      }
      let room = Area(
        x: area.x + left + 10, y: y + 5, width: max(20, area.width - left - right - 20),
        height: row - 10)
      draw(series, in: room, on: &board)
    }
  }

  private func draw(_ series: DataSeries, in area: Area, on board: inout Board) {
    let scale = ValueScale(series.values, axis: chart.plan.axis, includesZero: false)
    let pigment = series.color.pigment
    let place = { (point: DataPoint) in
      (
        x: area.x + chart.share(point, of: series) * area.width,
        y: area.maxY - scale.share(point.value) * area.height
      )
    }
    board.line(from: (area.x, area.maxY), to: (area.maxX, area.maxY), .grid)
    var run: [(x: Double, y: Double)] = []
    let finish = { (run: [(x: Double, y: Double)], board: inout Board) in
      if run.count == 1 {
        board.fill(.circle(x: run[0].x, y: run[0].y, radius: 1), pigment)
      } else if run.count > 1 {
        board.line(.path(run), Stroke(width: 1.1), pigment)
      }
    }
    for (number, point) in series.points.enumerated() {
      if number > 0, !series.joins(series.points[number - 1], point) {
        finish(run, &board)
        run = []
      }
      run.append(place(point))
    }
    finish(run, &board)
    if let last = series.points.last {
      let end = place(last)
      board.fill(.circle(x: end.x, y: end.y, radius: 1.9), pigment)
    }
  }
}
#endif
