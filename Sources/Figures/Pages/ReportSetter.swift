#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore
internal import Drawing

/// Makes the pieces of a report, for text of a width.
struct ReportSetter {
  let typesetter: Typesetter
  let width: Double
  let words: ChartWords
  private(set) var pieces: [ReportPiece] = []
  /// What stands again on the next page.
  private(set) var headings: [ReportPiece] = []
  /// What the figures are called, in order.
  private(set) var figures: [String] = []
  private var groups = 0
  private let figureHeight: Double

  init(
    _ report: Report, width: Double, figureHeight: Double = ReportType.figure,
    typesetter: Typesetter
  ) {
    self.typesetter = typesetter
    self.width = width
    self.figureHeight = figureHeight
    words = report.words
    add(opening: report)
    for section in report.sections {
      add(section.title, size: ReportType.section, role: "H2", space: 18, isPart: true)
      for block in section.blocks { add(block, below: section.title) }
    }
    if !report.remarks.isEmpty {
      addRule(space: 16)
      for remark in report.remarks {
        add(paragraph: remark, size: ReportType.small, pigment: .softInk, space: 4)
      }
    }
  }

  private mutating func add(opening report: Report) {
    add(report.title, size: ReportType.title, role: "H1", space: 0, isPart: true)
    add(facts: report.facts, space: 6)
    for warning in report.warnings { add(warning: warning) }
  }

  private mutating func add(_ block: ReportBlock, below heading: String) {
    switch block {
    case .heading(let text):
      add(text, size: ReportType.heading, role: "H3", space: 11, isPart: false)
    case .paragraph(let text): add(paragraph: text)
    case .list(let texts): add(list: texts)
    case .facts(let facts): add(facts: facts, space: 6)
    case .alerts(let alerts): for alert in alerts { add(alert) }
    case .table(let table): add(table, isTitled: table.caption != heading)
    case .figure(let figure): add(figure)
    case .notes(let notes): for note in notes { add(note) }
    }
  }

  mutating func add(_ piece: ReportPiece) { pieces.append(piece) }

  /// A new group of pieces.
  mutating func group(_ role: String) -> ReportPiece.Group {
    groups += 1
    return ReportPiece.Group(number: groups, role: role)
  }

  /// Adds what stands again on the next page; returns its number.
  mutating func repeating(_ piece: ReportPiece) -> Int {
    headings.append(piece)
    return headings.count - 1
  }

  /// A text; `isOurs` says that it is a sentence of the interface, which is read from left to right.
  func block(
    _ text: String, _ size: Double, isBold: Bool = false, width: Double? = nil,
    alignment: TextBlock.Alignment = .start, isOurs: Bool = false
  ) -> TextBlock {
    TextBlock(
      Sanitizer.clean(text), size: size, isBold: isBold, width: width ?? self.width,
      alignment: alignment, isLeftToRight: isOurs)
  }

  func height(_ block: TextBlock) -> Double { typesetter.extent(of: block).height }

  private mutating func add(
    _ heading: String, size: Double, role: String, space: Double, isPart: Bool
  ) {
    let block = block(heading, size, isBold: true)
    let setter = typesetter
    var piece = ReportPiece(height: height(block), space: space) { sheet, x, y in
      sheet.tagged(role) { sheet.write(block, x: x, y: y, by: setter, with: .ink) }
    }
    piece.staysWithNext = true
    if isPart { piece.part = Sanitizer.cleanLine(heading) }
    add(piece)
  }

  private mutating func addRule(space: Double) {
    let width = width
    var piece = ReportPiece(height: 1, space: space) { sheet, x, y in
      sheet.draw(.path([(x, y), (x + width, y)]), Stroke(width: 0.5), with: .axis)
    }
    piece.staysWithNext = true
    add(piece)
  }

  /// The height of the figure of a chart; that which suits it where its days decide.
  private func height(of chart: Chart) -> Double? {
    switch chart.plan.kind {
    case .bar, .stacked, .line, .scatter, .box: chart.isEmpty ? 60 : figureHeight
    case .adherence, .calendar, .sparkline: chart.isEmpty ? 60 : nil
    }
  }

  private mutating func add(_ figure: ReportFigure) {
    figures.append(Sanitizer.cleanLine(figure.title))
    let title = block(figure.title, ReportType.heading, isBold: true)
    let board = FigureComposer(
      figure.chart,
      FigureLayout(width: width, height: height(of: figure.chart), isTitled: false),
      words: words, typesetter: typesetter
    ).compose()
    let top = height(title) + 4
    let setter = typesetter
    var piece = ReportPiece(height: top + board.height, space: 12) { sheet, x, y in
      sheet.tagged("H3") { sheet.write(title, x: x, y: y, by: setter, with: .ink) }
      sheet.tagged("Figure") { sheet.at(x: x, y: y + top) { board.draw(on: sheet) } }
    }
    piece.staysWithNext = true
    add(piece)
    let (sentences, first) = (figure.sentences + [figure.bands].compactMap(\.self), pieces.count)
    for (index, sentence) in sentences.enumerated() {
      add(
        paragraph: sentence, size: ReportType.cell, pigment: .softInk, space: index == 0 ? 4 : 2)
    }
    // What a figure shows is said beside it, and not on the next page.
    for index in pieces.indices.dropFirst(first).dropLast() { pieces[index].staysWithNext = true }
  }
}
#endif
