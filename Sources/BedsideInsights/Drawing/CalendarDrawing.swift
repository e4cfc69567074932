internal import BedsideCore
internal import BedsideStore

/// The days in columns of weeks, the darker the greater their value.
struct CalendarDrawing {
  private let chart: Chart
  private let width: Int
  private let signs: ChartSigns
  private let words: ChartWords
  /// The scale of the levels.
  private let scale: ValueScale

  init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    self.chart = chart
    self.width = width
    self.signs = signs
    self.words = words
    scale = ValueScale(
      chart.series.flatMap(\.values), axis: chart.plan.axis, includesZero: false)
  }

  /// The level of a value, from 0 for the lowest.
  func level(_ value: Double) -> Int {
    min(signs.shades.count - 1, Int(scale.share(value) * Double(signs.shades.count)))
  }

  /// The values at which the levels begin, and the end of the last.
  var limits: [Double] {
    (0...signs.shades.count).map { level in
      let share = Double(level) / Double(signs.shades.count)
      return scale.lower * (1 - share) + scale.upper * share
    }
  }

  var lines: [ChartLine] {
    guard let series = chart.series.first else { return [] }
    let values = series.valuesByDay
    let names = (1...7).map { words.phrases(.weekday($0)) }
    let margin = (names.map { DisplayWidth.of($0) }.max() ?? 0) + 1
    let across = max(1, (width - margin) / 2)
    let weeks = DayBucket.all(.week, in: chart.days).map(\.first)
    var lines: [ChartLine] = []
    for start in stride(from: 0, to: weeks.count, by: across) {
      let part = Array(weeks[start..<min(weeks.count, start + across)])
      if start > 0 { lines.append(ChartLine()) }
      lines.append(heading(part, margin))
      for weekday in 0..<7 {
        let name = names[weekday]
        let blanks = String(repeating: " ", count: margin - DisplayWidth.of(name))
        var line = ChartLine(name + blanks)
        for week in part { add(week.adding(days: weekday), values, series.color, to: &line) }
        lines.append(line.trimmed)
      }
    }
    return lines
  }

  private func add(
    _ day: CivilDate, _ values: [CivilDate: Double], _ color: ChartColor, to line: inout ChartLine
  ) {
    guard chart.days.contains(day) else {
      line.add("  ")
      return
    }
    if let value = values[day] {
      line.add(String(signs.shades[level(value)]), .series(color))
    } else {
      line.add(String(signs.gap))
    }
    line.add(" ")
  }

  /// The months above the first weeks that begin in them, with the year where several are shown.
  ///
  /// A first month of which too little is shown for its name reaches over the names of the days.
  private func heading(_ weeks: [CivilDate], _ margin: Int) -> ChartLine {
    let isLong = chart.dayCount > 366
    var labels: [TimeLabel] = []
    var last: CivilDate?
    for (index, week) in weeks.enumerated() {
      let month = max(week, chart.days.lowerBound).startOfMonth
      if month == last { continue }
      last = month
      let namesYear = isLong && (labels.isEmpty || month.month == 1)
      let text =
        namesYear ? words.phrases.monthAndYear(month) : words.phrases(.month(month.month))
      labels.append(TimeLabel(column: margin + index * 2, text: text))
    }
    if labels.count > 1 {
      let latest = labels[1].column - 1 - DisplayWidth.of(labels[0].text)
      labels[0].column = min(labels[0].column, latest)
      if latest < 0 { labels.removeFirst() }
    }
    var text = ""
    var column = 0
    for label in TimeLabel.placed(labels, in: margin + max(weeks.count * 2, 8)) {
      text += String(repeating: " ", count: label.column - column) + label.text
      column = label.column + DisplayWidth.of(label.text)
    }
    return ChartLine(text)
  }
}
