#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// The spread of values for each day of the week: a box from quarter to quarter with the middle in it,
/// and lines to the ends.
struct BoxPlot: FigurePlot {
  private let chart: Chart
  private let words: FigureWords
  private let patterns: [WeekdayPattern]

  init(_ words: FigureWords) {
    chart = words.chart
    self.words = words
    patterns = chart.series.map { WeekdayPattern($0) }
  }

  func height(width: Double) -> Double { min(max(width * 0.42, 110), 230) + countRoom }

  /// The room for how many values the boxes of further series have.
  private var countRoom: Double { Double(max(0, chart.series.count - 1)) * ValueFrame.line }

  var legend: [LegendEntry] {
    let series = chart.series.enumerated().map { index, series in
      LegendEntry(.bar(index, series.color), words.title(series))
    }
    let hasGap = patterns.contains { $0.days.contains { $0.count == 0 } }
    return series + [
      LegendEntry(.median(.ink), words.box.middle),
      LegendEntry(.middleHalf(.softInk), words.box.fill),
      LegendEntry(.ends(.softInk), words.box.ends),
    ] + (hasGap ? [LegendEntry(.gap, words.gap)] : [])
  }

  func draw(in area: Area, on board: inout Board) {
    let frame = ValueFrame(
      chart.series.flatMap(\.values), includesZero: false, in: area,
      linesBelow: 1 + chart.series.count, words: words, by: board.typesetter)
    frame.drawBehind(on: &board)
    let slot = frame.plot.width / 7
    let width = min(34, slot * 0.7 / Double(max(1, patterns.count)))
    var labels: [AxisLabel] = []
    for weekday in 0..<7 {
      let middle = frame.plot.x + (Double(weekday) + 0.5) * slot
      labels.append(AxisLabel(x: middle, text: words.weekday(weekday + 1)))
      for index in patterns.indices {
        let x = middle + (Double(index) - Double(patterns.count - 1) / 2) * width
        box(patterns[index].days[weekday], index, x: x, width: width * 0.78, frame, on: &board)
        let count = TextBlock(
          words.count(patterns[index].days[weekday].count), size: TypeSize.small)
        board.label(
          count, x: middle,
          middle: frame.plot.maxY + 9.5 + Double(index + 1) * ValueFrame.line, .middle,
          patterns.count > 1 ? chart.series[index].color.pigment.shade(0.75) : .softInk)
      }
    }
    frame.drawAxis(labels, hasTicks: false, on: &board)
  }

  private func box(
    _ day: Quantiles, _ index: Int, x: Double, width: Double, _ frame: ValueFrame,
    on board: inout Board
  ) {
    let pigment = chart.series[index].color.pigment
    guard let least = day.least, let greatest = day.greatest, let median = day.median,
      let lower = day.lowerQuarter, let upper = day.upperQuarter
    else {
      Signs.gap(x: x, y: frame.plot.maxY, room: width, on: &board)
      return
    }
    let (top, bottom) = (frame.y(upper), frame.y(lower))
    board.line(from: (x, frame.y(greatest)), to: (x, top), width: 0.9, pigment)
    board.line(from: (x, bottom), to: (x, frame.y(least)), width: 0.9, pigment)
    for end in [least, greatest] {
      board.line(
        from: (x - width * 0.22, frame.y(end)), to: (x + width * 0.22, frame.y(end)),
        width: 0.9, pigment)
    }
    let box = Area(x: x - width / 2, y: top, width: width, height: bottom - top)
    if index == 0 {
      board.fill(box, .paper)
      board.fill(box, pigment.tint(0.3))
      board.line(
        .rectangle(x: box.x, y: box.y, width: box.width, height: box.height),
        Stroke(width: 0.9), pigment)
    } else {
      Signs.bar(index, box, pigment, on: &board)
    }
    board.line(
      from: (box.x, frame.y(median)), to: (box.maxX, frame.y(median)), width: 2, .ink)
  }
}
#endif
