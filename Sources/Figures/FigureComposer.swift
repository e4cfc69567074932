#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// Puts a figure together: title, days, legend, what the chart shows, and what it comes to.
struct FigureComposer {
  let layout: FigureLayout
  let typesetter: Typesetter
  private let fit: ChartFit
  private let words: FigureWords
  private let lasts: [Double?]
  private let inset: Double

  init(
    _ chart: Chart, _ layout: FigureLayout, words: ChartWords, typesetter: Typesetter
  ) {
    self.layout = layout
    self.typesetter = typesetter
    let inset = layout.isTitled ? 12.0 : 1.0
    let width = layout.width - 2 * inset
    let fit = ChartFit(chart) { chart in
      switch chart.plan.kind {
      case .line: PointPlot.room(for: chart, width: width)
      case .sparkline: SparklinePlot.room(for: chart, width: width)
      // A page has room for all days.
      case .adherence: .max
      default: BarPlot.room(for: chart, width: width)
      }
    }
    self.inset = inset
    self.fit = fit
    self.words = FigureWords(fit.chart, words: words)
    lasts = chart.series.map(\.values.last)
  }

  /// The title of the picture.
  var title: String { words.chart.plan.title }

  /// What the picture shows, in one text.
  var description: String {
    (["\(words.period)."] + words.gaps + words.sentences + omission).joined(separator: " ")
  }

  private var omission: [String] { [words.omission(of: fit)].compactMap(\.self) }

  private var plot: any FigurePlot {
    switch words.chart.plan.kind {
    case .bar, .stacked: BarPlot(words)
    case .line, .scatter: PointPlot(words)
    case .adherence: StripPlot(words, by: typesetter)
    case .calendar: CalendarPlot(words, by: typesetter)
    case .box: BoxPlot(words)
    case .sparkline: SparklinePlot(words, lasts: lasts)
    }
  }

  /// The figure.
  func compose() -> Board {
    var board = Board(width: layout.width, typesetter: typesetter)
    let plot = plot
    let width = layout.width - 2 * inset
    var y = inset
    if layout.isTitled { y += heading(y, width, on: &board) + 5 }
    let room = Area(x: inset, y: y, width: width, height: 0)
    if !words.chart.isEmpty {
      let height = LegendEntry.draw(plot.legend, in: room, on: &board)
      y += height > 0 ? height + 3 : 0
    }
    let caption = caption(width)
    let below =
      caption.reduce(0) { $0 + typesetter.extent(of: $1).height + 2 }
      + (caption.isEmpty ? 0 : 6)
    let suiting = plot.height(width: width)
    let height = layout.height.map { max(Self.least, $0 - y - below - inset) } ?? suiting
    let area = Area(x: inset, y: y, width: width, height: height)
    if words.chart.isEmpty {
      empty(plot, in: area, on: &board)
    } else {
      plot.draw(in: area, on: &board)
    }
    y += height + (caption.isEmpty ? 0 : 6)
    for block in caption {
      y += board.write(block, x: inset, y: y, block.isBold ? .ink : .softInk) + 2
    }
    board.height = y + inset
    return board
  }

  /// The least height of what a figure shows.
  private static let least = 48.0

  private func heading(_ y: Double, _ width: Double, on board: inout Board) -> Double {
    let title = TextBlock(title, size: TypeSize.title, isBold: true, width: width)
    let period = TextBlock(words.period, size: TypeSize.text, width: width)
    let height = board.write(title, x: inset, y: y)
    return height + 1 + board.write(period, x: inset, y: y + height + 1, .softInk)
  }

  /// What stands below: what the record lacks and what is left out always, what it comes to where it is
  /// asked for.
  private func caption(_ width: Double) -> [TextBlock] {
    let sentences = layout.isCaptioned && !words.chart.isEmpty ? words.sentences : []
    let warnings = words.gaps.map {
      TextBlock($0, size: TypeSize.text, isBold: true, width: width, isLeftToRight: true)
    }
    return warnings
      + (sentences + omission).map {
        TextBlock($0, size: TypeSize.text, width: width, isLeftToRight: true)
      }
  }

  /// Draws the place of values that there are none of, and says so.
  private func empty(_ plot: any FigurePlot, in area: Area, on board: inout Board) {
    board.line(
      .rectangle(x: area.x, y: area.y, width: area.width, height: area.height),
      Stroke(width: 0.6, dashes: [2.5, 2]), .axis)
    let block = TextBlock(
      words.nothing, size: TypeSize.text, width: area.width - 16, alignment: .center)
    let height = typesetter.extent(of: block).height
    board.write(block, x: area.x + 8, y: area.midY - height / 2, .softInk)
  }
}
#endif
