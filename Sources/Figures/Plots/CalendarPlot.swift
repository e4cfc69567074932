#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// The days in columns of weeks, the larger and darker the greater their value.
struct CalendarPlot: FigurePlot {
  private let chart: Chart
  private let words: FigureWords
  private let scale: ValueScale
  private let margin: Double

  private static let sides = 2.0...13.0
  /// The room of the months above the days.
  private static let heading = 13.0

  init(_ words: FigureWords, by typesetter: Typesetter) {
    chart = words.chart
    self.words = words
    scale = ValueScale(
      chart.series.flatMap(\.values), axis: chart.plan.axis, includesZero: false)
    let names = (1...7).map { typesetter.extent(of: TypeSize.label(words.weekday($0))).width }
    margin = (names.max() ?? 0) + 7
  }

  private func level(_ value: Double) -> Int {
    min(CalendarCell.levels - 1, Int(scale.share(value) * Double(CalendarCell.levels)))
  }

  /// The value at which a level begins.
  private func limit(_ level: Int) -> Double {
    let share = Double(level) / Double(CalendarCell.levels)
    return scale.lower * (1 - share) + scale.upper * share
  }

  var legend: [LegendEntry] {
    guard let series = chart.series.first else { return [] }
    let levels = (0..<CalendarCell.levels).map { level in
      LegendEntry(
        .level(level, series.color),
        words.level(
          from: limit(level), to: limit(level + 1), isLast: level == CalendarCell.levels - 1))
    }
    let values = series.valuesByDay
    let hasGap = (0..<chart.dayCount).contains {
      values[chart.days.lowerBound.adding(days: $0)] == nil
    }
    return [LegendEntry(.none, words.title(series))] + levels
      + (hasGap ? [LegendEntry(.gap, words.gap)] : [])
  }

  /// The weeks of each part: those of a year where several are shown, else as many as have room.
  private func parts(width: Double) -> [(weeks: [CivilDate], year: Int?)] {
    let weeks = DayBucket.all(.week, in: chart.days).map(\.first)
    if chart.dayCount > 371 {
      return (chart.days.lowerBound.year...chart.days.upperBound.year).map { year in
        (weeks.filter { $0.year == year || $0.adding(days: 6).year == year }, year)
      }
    }
    let least = 6.0
    let most = max(1, Int((width - margin) / least))
    let count = (weeks.count + most - 1) / most
    let each = (weeks.count + count - 1) / max(1, count)
    return stride(from: 0, to: weeks.count, by: max(1, each)).map { start in
      (Array(weeks[start..<min(weeks.count, start + each)]), nil)
    }
  }

  private func side(width: Double, height: Double) -> Double {
    let parts = parts(width: width)
    let columns = parts.map(\.weeks.count).max() ?? 1
    let across = (width - margin) / Double(max(1, columns))
    let down = (height / Double(max(1, parts.count)) - Self.heading - 4) / 7
    return min(max(min(across, down), Self.sides.lowerBound), Self.sides.upperBound)
  }

  func height(width: Double) -> Double {
    let count = Double(parts(width: width).count)
    return count * (Self.heading + 4 + 7 * side(width: width, height: .infinity))
  }

  func draw(in area: Area, on board: inout Board) {
    guard let series = chart.series.first else { return }
    let side = side(width: area.width, height: area.height)
    let values = series.valuesByDay
    var y = area.y
    for part in parts(width: area.width) {
      heading(part, side, x: area.x, y: y, on: &board)
      y += Self.heading
      for weekday in 0..<7 {
        let top = y + Double(weekday) * side
        if weekday % Int((TypeSize.label * 1.2 / side).rounded(.up)) == 0 {
          board.label(
            TypeSize.label(words.weekday(weekday + 1)), x: area.x + margin - 7,
            middle: top + side / 2, .end, .softInk)
        }
        for (column, week) in part.weeks.enumerated() {
          let day = week.adding(days: weekday)
          guard chart.days.contains(day), part.year == nil || part.year == day.year else {
            continue
          }
          let gap = side * 0.08
          let cell = Area(
            x: area.x + margin + Double(column) * side + gap, y: top + gap,
            width: side - 2 * gap, height: side - 2 * gap)
          draw(values[day], in: cell, series.color.pigment, on: &board)
        }
      }
      y += 7 * side + 4
    }
  }

  private func draw(
    _ value: Double?, in cell: Area, _ pigment: Pigment, on board: inout Board
  ) {
    CalendarCell.draw(value.map(level), in: cell, pigment, on: &board)
    guard value == nil else { return }
    Signs.gap(x: cell.midX, y: cell.midY + 2.1, room: cell.width * 0.32, on: &board)
  }

  /// Writes the months above the first weeks that begin in them, and the year where several are shown.
  ///
  /// A first month of which too little is shown for its name reaches over the names of the days.
  private func heading(
    _ part: (weeks: [CivilDate], year: Int?), _ side: Double, x: Double, y: Double,
    on board: inout Board
  ) {
    if let year = part.year {
      board.label(TypeSize.label(String(year), isBold: true), x: x, middle: y + 6)
    }
    var labels = months(part).map { column, month in
      (TypeSize.label(words.month(month.month)), x: x + margin + Double(column) * side)
    }
    if labels.count > 1 {
      let latest = labels[1].x - 4 - board.typesetter.extent(of: labels[0].0).width
      labels[0].x = min(labels[0].x, latest)
      if latest < (part.year == nil ? x : x + margin) { labels.removeFirst() }
    }
    var free = -Double.infinity
    for (block, place) in labels {
      let width = board.typesetter.extent(of: block).width
      guard place >= free, place + width <= board.width else { continue }
      board.label(block, x: place, middle: y + 6, .start, .softInk)
      free = place + width + 4
    }
  }

  /// The months that are shown, with the columns of the first weeks that begin in them.
  private func months(
    _ part: (weeks: [CivilDate], year: Int?)
  ) -> [(column: Int, month: CivilDate)] {
    var months: [(column: Int, month: CivilDate)] = []
    let start = part.year.flatMap { CivilDate(year: $0, month: 1, day: 1) }
    for (column, week) in part.weeks.enumerated() {
      let day = max(week, chart.days.lowerBound, start ?? week)
      let month = day.startOfMonth
      if month != months.last?.month { months.append((column, month)) }
    }
    return months
  }
}
#endif
