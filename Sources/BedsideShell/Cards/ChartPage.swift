internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore

/// A chart on a page: its figure, its table or its values in sentences, and what they come to.
@MainActor
struct ChartPage {
  let chart: Chart
  let form: ChartForm
  let desk: CareDesk
  /// Whether its figure stands there already, as a picture.
  var isDrawn = false

  private var words: ChartWords {
    ChartWords(phrases: desk.phrases, conventions: desk.conventions)
  }

  /// The blocks below the chart's heading.
  var blocks: [Block] {
    let sentences = ChartSentences(chart, words: words)
    var blocks: [Block] = []
    if !chart.isEmpty { blocks = shown(sentences) + [.gap] }
    blocks += sentences.summaries.map { .text($0) }
    blocks += (sentences.comparisons + sentences.weekdays).map { .bullet($0) }
    let pairings = sentences.pairings
    if !pairings.isEmpty, !chart.isEmpty { blocks += pairings.map { .bullet($0) } }
    return blocks
  }

  private func shown(_ sentences: ChartSentences) -> [Block] {
    let bands = sentences.bands.map { [Block.text($0)] } ?? []
    if isDrawn { return bands }
    if form.isTable {
      let table = ChartTable(chart, words: words)
      let content = TableContent(
        columns: table.headings,
        rows: desk.renderer.isAccessible ? table.spokenRows : table.rows, style: .columns)
      let layout = TableLayout(content)
      return layout.blocks(
        width: desk.renderer.chartWidth, isAccessible: desk.renderer.isAccessible) + bands
    }
    let style = desk.renderer.style(of: .data)
    let figure = ChartFigure(
      chart, width: desk.renderer.chartWidth, signs: form.signs ?? style.signs, words: words)
    let omission = ChartSentences.omission(of: figure, words).map { [Block.text($0)] } ?? []
    if desk.renderer.isAccessible {
      // Who listens is told what others see: of many days their weeks.
      return ChartSentences(figure.chart, words: words).points.map { .text($0) } + omission + bands
    }
    return figure.lines.map { .line(StyledText($0)) } + omission + bands
  }
}

extension StyledText {
  /// A line of a drawn chart.
  init(_ line: ChartLine) {
    self = line.runs.reduce(StyledText("")) { text, run in
      let role: Role =
        switch run.ink {
        case .plain: .plain
        case .faint: .closed
        case .series(let color): .series(color)
        }
      return text + StyledText(run.text, role)
    }
  }
}

extension Style {
  /// The signs of which charts are made where nobody asks for others.
  var signs: ChartSigns {
    hasBoxCharacters ? hasBraille ? .braille : .blocks : .ascii
  }
}
