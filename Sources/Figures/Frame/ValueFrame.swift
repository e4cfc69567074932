#if Drawing
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// What stands around the values of a figure: the axis of values with its labels, and the bands.
struct ValueFrame {
  let scale: ValueScale
  /// Where the values are.
  let plot: Area
  private let words: FigureWords
  private let bandRoom: Double

  /// The room for a line of labels below the axis.
  static let line = 11.0
  /// Names of bands take no more of the width than this.
  private static let bandShare = 0.24

  init(
    _ values: [Double], includesZero: Bool, in area: Area, linesBelow: Int, words: FigureWords,
    by typesetter: Typesetter
  ) {
    let plan = words.chart.plan
    scale = ValueScale(values, axis: plan.axis, includesZero: includesZero)
    self.words = words
    let width = { (text: String) in typesetter.extent(of: TypeSize.label(text)).width }
    let labels = scale.ticks.map { width(words.number($0)) }.max() ?? 0
    let names = plan.bands.map { width($0.label) }.max() ?? 0
    bandRoom = names > 0 ? min(names, area.width * Self.bandShare) + 6 : 0
    let left = labels + 6
    plot = Area(
      x: area.x + left, y: area.y + 5, width: max(20, area.width - left - max(bandRoom, 3)),
      height: max(20, area.height - 5 - 5 - Double(linesBelow) * Self.line))
  }

  /// Where a value stands.
  func y(_ value: Double) -> Double { plot.maxY - scale.share(value) * plot.height }

  /// Where bars begin: at zero, or at the end of the axis next to it.
  var base: Double { min(max(0, scale.lower), scale.upper) }

  /// Draws what stands behind the values.
  func drawBehind(on board: inout Board) {
    drawBands(on: &board)
    for tick in ticks {
      let y = y(tick)
      board.line(from: (plot.x, y), to: (plot.maxX, y), .grid)
      board.label(
        TypeSize.label(words.number(tick)), x: plot.x - 5, middle: y, .end, .softInk)
    }
    for limit in limits {
      let y = y(limit)
      board.line(
        from: (plot.x, y), to: (plot.maxX, y), width: 0.6, dashes: [2.5, 2], .axis)
    }
  }

  /// The values with labels: all, or in a low figure so many that they do not touch.
  private var ticks: [Double] {
    let parts = scale.ticks.count - 1
    guard parts > 1, plot.height / Double(parts) < TypeSize.label * 1.3 else { return scale.ticks }
    let most = max(1, Int(plot.height / (TypeSize.label * 1.3)))
    let every = (2...parts).first { parts / $0 <= most && parts % $0 == 0 } ?? parts
    return stride(from: 0, through: parts, by: every).map { scale.ticks[$0] }
  }

  private var limits: [Double] {
    words.chart.plan.bands.compactMap(\.upTo).filter { $0 > scale.lower && $0 < scale.upper }
  }

  private func drawBands(on board: inout Board) {
    var lower = scale.lower
    var names: [(middle: Double, text: String)] = []
    for (index, band) in words.chart.plan.bands.enumerated() {
      let upper = min(band.upTo ?? scale.upper, scale.upper)
      guard upper > lower else { continue }
      let (top, bottom) = (y(upper), y(lower))
      if index % 2 == 0 {
        board.fill(Area(x: plot.x, y: top, width: plot.width, height: bottom - top), .band)
      }
      names.append(((top + bottom) / 2, band.label))
      lower = upper
    }
    write(names, on: &board)
  }

  /// Writes the names of bands beside them, from the lowest on, none over another.
  private func write(_ names: [(middle: Double, text: String)], on board: inout Board) {
    let height = TypeSize.label * 1.25
    var middles = names.map(\.middle)
    // From below upwards, and back where they would leave the plot.
    for index in middles.indices.dropFirst() {
      middles[index] = min(middles[index], middles[index - 1] - height)
    }
    if let last = middles.indices.last, middles[last] < plot.y {
      middles[last] = plot.y
      for index in middles.indices.dropLast().reversed() {
        middles[index] = max(middles[index], middles[index + 1] + height)
      }
    }
    for (name, middle) in zip(names, middles) {
      let block = TextBlock(
        name.text, size: TypeSize.label, width: bandRoom - 6, isCut: true)
      board.label(block, x: plot.maxX + 6, middle: middle, .start, .softInk)
    }
  }

  /// Draws the axis of time, at the end of the values or at their zero, and its labels.
  func drawAxis(_ labels: [AxisLabel], hasTicks: Bool = true, on board: inout Board) {
    board.line(
      from: (plot.x, plot.maxY), to: (plot.maxX, plot.maxY), width: 0.8, .axis)
    if scale.lower < 0, scale.upper > 0 {
      board.line(from: (plot.x, y(0)), to: (plot.maxX, y(0)), width: 0.8, .axis)
    }
    for label in labels {
      if hasTicks {
        board.line(
          from: (label.x, plot.maxY), to: (label.x, plot.maxY + 3), width: 0.8, .axis)
      }
      write(label.text, at: label.x, line: 0, on: &board)
      if let under = label.under { write(under, at: label.x, line: 1, on: &board) }
    }
  }

  /// Writes a label below the axis, within the figure.
  private func write(
    _ text: String, at x: Double, line: Int, on board: inout Board
  ) {
    let block = TypeSize.label(text)
    let half = board.typesetter.extent(of: block).width / 2
    let middle = min(max(x, half), board.width - half)
    board.label(
      block, x: middle, middle: plot.maxY + 9.5 + Double(line) * Self.line, .middle, .softInk)
  }
}
#endif
