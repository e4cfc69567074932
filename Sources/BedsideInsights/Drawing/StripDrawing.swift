internal import BedsideCore
internal import BedsideStore

/// A sign for each day that says how much of what was due was done, in lines of whole weeks; of years a
/// sign for each week.
struct StripDrawing {
  let chart: Chart
  let width: Int
  let signs: ChartSigns
  let words: ChartWords

  var lines: [ChartLine] {
    let starts = starts
    let labels = starts.map { label($0.lowerBound) }
    let margin = labels.map { DisplayWidth.of($0) }.max() ?? 0
    return chart.series.flatMap { series in
      let values = series.valuesByDay
      let head = chart.series.count > 1 ? [ChartLine(series.title)] : []
      return head
        + zip(labels, starts).map { label, days in
          let blanks = String(repeating: " ", count: margin - DisplayWidth.of(label) + 1)
          var line = ChartLine(label + blanks)
          for day in stride(
            from: 0, through: days.lowerBound.days(until: days.upperBound), by: isWeekly ? 7 : 1)
          {
            let value = values[days.lowerBound.adding(days: day)]
            line.add(String(sign(value)), value == nil ? .plain : .series(series.color))
          }
          return line
        }
    } + ruler(starts, margin)
  }

  /// Where weeks begin below the days, with their dates where one line holds all days.
  private func ruler(_ starts: [ClosedRange<CivilDate>], _ margin: Int) -> [ChartLine] {
    guard let first = starts.first, !isWeekly else { return [] }
    let count = first.lowerBound.days(until: first.upperBound) + 1
    guard count > 7 else { return [] }
    let blanks = String(repeating: " ", count: margin + 1)
    let ticks = (0..<count).map { $0 % 7 == 0 ? signs.axes.foot : signs.axes.line }
    let line = ChartLine(blanks + String(ticks))
    guard starts.count == 1 else { return [line] }
    // The first day stands before the line.
    let labels = (1...(count - 1) / 7).map { week in
      TimeLabel(column: week * 7, text: label(first.lowerBound.adding(days: week * 7)))
    }
    var text = blanks
    var column = 0
    for label in TimeLabel.placed(labels, in: max(0, width - margin - 1)) {
      text += String(repeating: " ", count: label.column - column) + label.text
      column = label.column + DisplayWidth.of(label.text)
    }
    return column == 0 ? [line] : [line, ChartLine(text)]
  }

  /// The first day of a line, with its year where several are shown.
  private func label(_ day: CivilDate) -> String {
    let text = words.phrases.dayAndMonth(day)
    return isLong ? "\(text) \(day.year)" : text
  }

  private var isLong: Bool { chart.dayCount > 366 }
  private var isWeekly: Bool { chart.plan.bucket == .week }

  /// How many lines of days are still looked over.
  private static let mostLines = 20

  /// For how many days a strip of a width has room.
  static func room(width: Int) -> Int { mostLines * 7 * weeks(width, isLong: true) }

  /// How many weeks of days have room in a line.
  private static func weeks(_ width: Int, isLong: Bool) -> Int {
    max(1, (width - (isLong ? 13 : 8)) / 7)
  }

  /// How many weeks a line has, of each a sign: a year's, or the part of one that has room.
  private static func weekSigns(_ width: Int) -> Int {
    [52, 26, 13].first { $0 <= width - 13 } ?? max(1, width - 13)
  }

  private func sign(_ value: Double?) -> Character {
    guard let value else { return signs.days.undue }
    return value >= 1 ? signs.days.all : value > 0 ? signs.days.part : signs.days.none
  }

  /// The days of each line: as many whole weeks as have room.
  private var starts: [ClosedRange<CivilDate>] {
    let weeks = isWeekly ? Self.weekSigns(width) : Self.weeks(width, isLong: isLong)
    var starts: [ClosedRange<CivilDate>] = []
    let first = chart.days.lowerBound
    var day = isWeekly ? DayBucket(.week, holding: first).first : first
    while day <= chart.days.upperBound {
      let end = min(chart.days.upperBound, day.adding(days: weeks * 7 - 1))
      starts.append(day...end)
      guard end < .latest else { break }
      day = end.adding(days: 1)
    }
    return starts
  }
}
