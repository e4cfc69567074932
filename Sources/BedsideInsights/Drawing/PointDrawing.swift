internal import BedsideCore
internal import BedsideStore

/// Points on an axis of time, joined by lines or not.
struct PointDrawing {
  private let chart: Chart
  private let frame: PlotFrame
  private let words: ChartWords

  init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    self.chart = chart
    self.words = words
    let scale = ValueScale(
      chart.series.flatMap(\.values), axis: chart.plan.axis, includesZero: false)
    frame = PlotFrame(chart.plan, scale, width: width, signs: signs, words: words)
  }

  /// How many stretches of time have a point's room each.
  static func room(for chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) -> Int {
    let drawing = PointDrawing(chart, width: width, signs: signs, words: words)
    // Lines that cross are told apart only where their points are columns apart.
    let isSingle = chart.series.count == 1
    return drawing.frame.columns * (isSingle ? DotCanvas.grain(signs).across : 1)
  }

  var lines: [ChartLine] {
    var canvas = frame.canvas()
    var dots = DotCanvas(columns: frame.columns, rows: frame.rows, signs: frame.signs)
    if chart.plan.kind == .line {
      for series in chart.series { join(series, on: &dots) }
    }
    if isFine { for series in chart.series { blot(series, on: &dots) } }
    dots.draw(on: &canvas)
    if !isFine {
      for index in chart.series.indices { mark(index, on: &canvas) }
    }
    return frame.lines(
      canvas, labels: TimeLabel.axis(chart.days, columns: frame.columns, words: words))
  }

  /// Whether there are only fine points: several series need signs that tell them apart.
  private var isFine: Bool { frame.signs != .ascii && chart.series.count == 1 }

  private func place(
    _ point: DataPoint, of series: DataSeries, _ width: Int, _ height: Int
  ) -> (x: Int, y: Int) {
    let x = Int(chart.share(point, of: series) * Double(width))
    let y = Int((1 - frame.scale.share(point.value)) * Double(height))
    return (min(width - 1, x), min(height - 1, y))
  }

  /// Draws the line of a series, broken where a stretch of time has no value.
  private func join(_ series: DataSeries, on dots: inout DotCanvas) {
    var before: DataPoint?
    for point in series.points {
      let place = place(point, of: series, dots.width, dots.height)
      if let before, series.joins(before, point) {
        dots.line(
          from: self.place(before, of: series, dots.width, dots.height), to: place,
          .series(series.color))
      }
      before = point
    }
  }

  /// Draws each point of a series so large that it is seen alone.
  private func blot(_ series: DataSeries, on dots: inout DotCanvas) {
    let isLine = chart.plan.kind == .line
    for (index, point) in series.points.enumerated() {
      let place = place(point, of: series, dots.width, dots.height)
      dots.set(place.x, place.y, .series(series.color))
      if isLine, !isAlone(index, in: series) { continue }
      let y = place.y + 1 < dots.height ? place.y + 1 : place.y - 1
      let x = place.x + 1 < dots.width ? place.x + 1 : place.x - 1
      for (x, y) in [(x, place.y), (place.x, y), (x, y)] { dots.set(x, y, .series(series.color)) }
    }
  }

  /// Whether no line leads to a point or from it.
  private func isAlone(_ index: Int, in series: DataSeries) -> Bool {
    let points = series.points
    let isJoined = { (a: Int, b: Int) in
      points.indices.contains(a) && points.indices.contains(b) && series.joins(points[a], points[b])
    }
    return !isJoined(index - 1, index) && !isJoined(index, index + 1)
  }

  /// Puts the sign of a series at its points, at so many of them as can be told apart.
  private func mark(_ index: Int, on canvas: inout ChartCanvas) {
    let series = chart.series[index]
    var last = -2
    for (number, point) in series.points.enumerated() {
      let place = place(point, of: series, frame.columns, frame.rows)
      let isCrowded = chart.plan.kind == .line && place.x < last + 2
      if isCrowded, number < series.points.count - 1 { continue }
      canvas.put(frame.signs.marker(index), .series(series.color), place.x, place.y)
      last = place.x
    }
  }
}
