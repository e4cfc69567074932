internal import BedsideCore
internal import BedsideStore

/// The spread of values for each day of the week: a box from quarter to quarter with the middle in
/// it, and lines to the ends.
struct BoxDrawing {
  private let chart: Chart
  private let signs: ChartSigns
  private let words: ChartWords
  private let scale: ValueScale
  private let columns: Int
  private let margin: Int

  init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    self.chart = chart
    self.signs = signs
    self.words = words
    scale = ValueScale(
      chart.series.flatMap(\.values), axis: chart.plan.axis, includesZero: false)
    margin = ((1...7).map { DisplayWidth.of(words.phrases(.weekday($0))) }.max() ?? 0) + 1
    // The count stands behind the box.
    columns = max(10, width - margin - 8)
  }

  var lines: [ChartLine] {
    chart.series.flatMap { series -> [ChartLine] in
      let head = chart.series.count > 1 ? [ChartLine(words.title(series))] : []
      let days = WeekdayPattern(series).days
      return head + days.enumerated().map { line($1, weekday: $0 + 1, series.color) }
    } + axis
  }

  private func column(_ value: Double) -> Int {
    min(columns - 1, Int(scale.share(value) * Double(columns - 1) + 0.5))
  }

  private func line(_ day: Quantiles, weekday: Int, _ color: ChartColor) -> ChartLine {
    let name = words.phrases(.weekday(weekday))
    let blanks = String(repeating: " ", count: margin - DisplayWidth.of(name))
    var canvas = ChartCanvas(width: columns, height: 1)
    if let least = day.least, let greatest = day.greatest, let median = day.median,
      let lower = day.lowerQuarter, let upper = day.upperQuarter
    {
      let ink = ChartInk.series(color)
      let (start, end) = (column(least), column(greatest))
      for place in start...end { canvas.put(signs.box.line, ink, place, 0) }
      canvas.put(signs.box.start, ink, start, 0)
      canvas.put(signs.box.end, ink, end, 0)
      for place in column(lower)...column(upper) { canvas.put(signs.box.fill, ink, place, 0) }
      canvas.put(signs.box.middle, ink, column(median), 0)
    } else {
      canvas.put(signs.gap, .plain, 0, 0)
    }
    var line = ChartLine(name + blanks)
    for run in canvas.line(0).runs { line.add(run.text, run.ink) }
    line.add("  n \(day.count)")
    return line
  }

  private var axis: [ChartLine] {
    let labels = scale.ticks.map { tick -> TimeLabel in
      let text = words.number(tick)
      let middle = column(tick) - DisplayWidth.of(text) / 2
      return TimeLabel(column: max(0, middle), text: text)
    }
    var text = String(repeating: " ", count: margin)
    var place = 0
    for label in TimeLabel.placed(labels, in: columns + 6) {
      text += String(repeating: " ", count: label.column - place) + label.text
      place = label.column + DisplayWidth.of(label.text)
    }
    return [ChartLine(text)]
  }
}
