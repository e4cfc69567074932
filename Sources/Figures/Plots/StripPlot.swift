#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// A sign for each day that says how much of what was due was done, in lines of whole weeks.
struct StripPlot: FigurePlot {
  private let chart: Chart
  private let words: FigureWords
  private let margin: Double

  private static let sides = 4.0...11.0
  /// Strips of many days are made smaller from this height on.
  private static let tallest = 300.0
  /// The room of the dates above a single line of days.
  private static let ruler = 11.0

  init(_ words: FigureWords, by typesetter: Typesetter) {
    chart = words.chart
    self.words = words
    let isLong = chart.days.lowerBound.year != chart.days.upperBound.year
    let sample = isLong ? words.day(chart.days.lowerBound) + " 2026" : "28 Mmm"
    margin = max(typesetter.extent(of: TypeSize.label(sample)).width, 30) + 10
  }

  var legend: [LegendEntry] {
    let pigment = chart.series.count == 1 ? chart.series[0].color.pigment : Pigment.softInk
    let title = chart.series.count == 1 ? [LegendEntry(.none, words.title(chart.series[0]))] : []
    return title + [
      LegendEntry(.day(.all, pigment), words.days.all),
      LegendEntry(.day(.part, pigment), words.days.part),
      LegendEntry(.day(.none, pigment), words.days.none),
      LegendEntry(.day(.undue, pigment), words.days.undue),
    ]
  }

  /// How the days are laid out when a day has a side of so many points.
  private struct Layout {
    let side: Double
    let weeks: Int
    let lines: Int

    init(side: Double, width: Double, days: Int) {
      self.side = side
      weeks = max(1, Int((width + side * 0.6) / (7 * side * 1.12 + side * 0.6)))
      lines = (days + weeks * 7 - 1) / (weeks * 7)
    }

    var step: Double { side * 1.12 }
    var lineHeight: Double { max(side * 1.5, 4) }
    func x(_ day: Int) -> Double { Double(day) * step + Double(day / 7) * side * 0.6 }
  }

  /// The layout with the largest signs whose lines are no higher than `height` together.
  private func layout(width: Double, height: Double) -> Layout {
    var side = Self.sides.upperBound
    let series = Double(max(1, chart.series.count))
    while true {
      let layout = Layout(side: side, width: width - margin, days: chart.dayCount)
      let total = (Double(layout.lines) * layout.lineHeight + heading(layout)) * series
      if total <= height || side <= Self.sides.lowerBound { return layout }
      side -= 0.5
    }
  }

  /// The room of a series' title, where there are several, and of the dates above a single line.
  private func heading(_ layout: Layout) -> Double {
    (chart.series.count > 1 ? 16 : 4) + (hasRuler(layout) ? Self.ruler : 0)
  }

  private func hasRuler(_ layout: Layout) -> Bool { layout.lines == 1 && chart.dayCount > 7 }

  func height(width: Double) -> Double {
    let layout = layout(width: width, height: Self.tallest)
    return (Double(layout.lines) * layout.lineHeight + heading(layout))
      * Double(max(1, chart.series.count))
  }

  func draw(in area: Area, on board: inout Board) {
    let layout = layout(width: area.width, height: area.height)
    var y = area.y
    for series in chart.series {
      if chart.series.count > 1 {
        var title = TypeSize.label(words.title(series), isBold: true)
        (title.width, title.isCut) = (area.width, true)
        board.label(title, x: area.x, middle: y + 8)
      }
      y += heading(layout)
      if hasRuler(layout) { drawRuler(layout, x: area.x + margin, y: y, on: &board) }
      draw(series, layout, x: area.x, y: y, on: &board)
      y += Double(layout.lines) * layout.lineHeight
    }
  }

  /// Writes the dates at which weeks begin, as near to each other as has room; that of the first stands
  /// before its line.
  private func drawRuler(_ layout: Layout, x: Double, y: Double, on board: inout Board) {
    var free = x
    for day in stride(from: 7, to: chart.dayCount, by: 7) {
      let block = TypeSize.label(text(chart.days.lowerBound.adding(days: day)))
      let place = x + layout.x(day)
      let width = board.typesetter.extent(of: block).width
      guard place >= free, place + width <= board.width else { continue }
      board.label(block, x: place, middle: y - Self.ruler / 2 - 1, .start, .softInk)
      free = place + width + 6
    }
  }

  private func draw(
    _ series: DataSeries, _ layout: Layout, x: Double, y: Double, on board: inout Board
  ) {
    let values = series.valuesByDay
    var label = -Double.infinity
    for day in 0..<chart.dayCount {
      let line = day / (layout.weeks * 7)
      let place = day % (layout.weeks * 7)
      let date = chart.days.lowerBound.adding(days: day)
      let top = y + Double(line) * layout.lineHeight
      if place == 0, top - label >= TypeSize.label * 1.2 {
        board.label(
          TypeSize.label(text(date)), x: x + margin - 8, middle: top + layout.side / 2, .end,
          .softInk)
        label = top
      }
      let cell = Area(
        x: x + margin + layout.x(place), y: top, width: layout.side, height: layout.side)
      DaySign(values[date]).draw(in: cell, series.color.pigment, on: &board)
    }
  }

  private func text(_ day: CivilDate) -> String {
    let isLong = chart.days.lowerBound.year != chart.days.upperBound.year
    return isLong ? "\(words.day(day)) \(day.year)" : words.day(day)
  }
}
#endif
