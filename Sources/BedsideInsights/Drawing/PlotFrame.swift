internal import BedsideCore
internal import BedsideStore

/// What stands around the values of a chart: the axes with their labels, and the bands.
struct PlotFrame {
  let scale: ValueScale
  let signs: ChartSigns
  private let words: ChartWords
  private let bands: [ChartPlan.Band]
  /// How wide the labels of values are.
  private let margin: Int
  /// How wide the names of bands are on the right; 0 where there is no room.
  private let bandRoom: Int
  /// How many columns and rows are left for the values.
  let columns: Int
  let rows: Int

  /// Plots are about so high.
  private static let height = 10
  /// Names of bands take no room from narrower charts.
  private static let roomy = 60

  init(
    _ plan: ChartPlan, _ scale: ValueScale, width: Int, signs: ChartSigns, words: ChartWords
  ) {
    self.scale = scale
    self.signs = signs
    self.words = words
    bands = plan.bands
    margin = scale.ticks.map { DisplayWidth.of(words.number($0)) }.max() ?? 0
    let names = plan.bands.map { DisplayWidth.of($0.label) + 1 }.max() ?? 0
    bandRoom = width >= Self.roomy && names <= width / 4 ? names : 0
    columns = max(8, width - margin - 2 - bandRoom)
    let parts = max(1, scale.ticks.count - 1)
    let repeats = Double(Self.height) / Double(parts)
    rows = parts * max(1, Int(repeats.rounded()))
  }

  /// How many rows above the bottom a value stands.
  func height(_ value: Double) -> Double { scale.share(value) * Double(rows) }

  /// A canvas for the values, with the limits of the bands on it.
  func canvas() -> ChartCanvas {
    var canvas = ChartCanvas(width: columns, height: rows)
    for limit in bands.compactMap(\.upTo) where limit > scale.lower && limit < scale.upper {
      let row = rows - Int(height(limit).rounded())
      for column in 0..<columns { canvas.put(signs.limit, .faint, column, row) }
    }
    return canvas
  }

  /// The lines of the plot, with labels of time at columns of the canvas.
  func lines(_ canvas: ChartCanvas, labels: [TimeLabel]) -> [ChartLine] {
    let labelled = Dictionary(scale.ticks.map { (rows - Int(height($0).rounded()), $0) }) { $1 }
    let names = bandNames
    var lines: [ChartLine] = []
    for row in 0..<rows {
      var line = label(labelled[row])
      line.add(String(labelled[row] == nil ? signs.axes.vertical : signs.axes.tick))
      for run in canvas.line(row).runs { line.add(run.text, run.ink) }
      if let name = names[row] { line.add(" " + name) }
      lines.append(line.trimmed)
    }
    let placed = TimeLabel.placed(labels, in: columns)
    let feet = Set(placed.map(\.column))
    var foot = label(labelled[rows])
    foot.add(String(signs.axes.corner))
    for column in 0..<columns {
      foot.add(String(feet.contains(column) ? signs.axes.foot : signs.axes.line))
    }
    return lines + [foot, below(placed)]
  }

  /// The number at the left of a row, at the right of its room.
  private func label(_ value: Double?) -> ChartLine {
    let text = value.map(words.number) ?? ""
    return ChartLine(String(repeating: " ", count: margin - DisplayWidth.of(text)) + text + " ")
  }

  private func below(_ labels: [TimeLabel]) -> ChartLine {
    var text = String(repeating: " ", count: margin + 2)
    var column = 0
    for label in labels {
      text += String(repeating: " ", count: label.column - column) + label.text
      column = label.column + DisplayWidth.of(label.text)
    }
    return ChartLine(text)
  }

  /// The names of the bands by the rows in which they stand.
  private var bandNames: [Int: String] {
    guard bandRoom > 0 else { return [:] }
    var names: [Int: String] = [:]
    var lower = scale.lower
    for band in bands {
      let upper = min(band.upTo ?? scale.upper, scale.upper)
      if upper > lower {
        let middle = (height(lower) + height(upper)) / 2
        names[min(rows - 1, max(0, rows - 1 - Int(middle)))] = band.label
      }
      lower = max(lower, upper)
    }
    return names
  }
}
