#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import Drawing

extension ReportSetter {
  /// Paragraphs of more lines can be parted between pages.
  private static let linesTogether = 8

  /// A text in parts of so few lines that each may stay on one page.
  func parts(_ block: TextBlock) -> [TextBlock] {
    guard typesetter.extent(of: block).lines.count > Self.linesTogether else { return [block] }
    let lines = typesetter.lines(of: block)
    return stride(from: 0, to: lines.count, by: Self.linesTogether / 2).map { start in
      var part = block
      part.text = lines[start..<min(lines.count, start + Self.linesTogether / 2)].joined()
      if part.text.last == "\n" { part.text.removeLast() }
      return part
    }
  }

  /// Adds sentences.
  mutating func add(
    paragraph text: String, size: Double = ReportType.text, pigment: Pigment = .ink,
    space: Double = 5
  ) {
    for (index, part) in parts(block(text, size, isOurs: true)).enumerated() {
      let setter = typesetter
      add(
        ReportPiece(height: height(part), space: index == 0 ? space : 0) { sheet, x, y in
          sheet.tagged("P") { sheet.write(part, x: x, y: y, by: setter, with: pigment) }
        })
    }
  }

  /// Adds sentences of which each stands for itself.
  mutating func add(list texts: [String]) {
    let group = group("L")
    let indent = 11.0
    for text in texts {
      let all = parts(block(text, ReportType.text, width: width - indent, isOurs: true))
      for (index, part) in all.enumerated() {
        let setter = typesetter
        let sign = TextBlock("•", size: ReportType.text)
        var piece = ReportPiece(height: height(part), space: index == 0 ? 4 : 0) { sheet, x, y in
          sheet.tagged("LI") {
            if index == 0 { sheet.write(sign, x: x + 2, y: y, by: setter, with: .softInk) }
            sheet.write(part, x: x + indent, y: y, by: setter, with: .ink)
          }
        }
        piece.group = group
        add(piece)
      }
    }
  }

  /// Adds things with their names, which stand in a column of their own.
  mutating func add(facts: [ReportFact], space: Double) {
    let labels = facts.map { typesetter.extent(of: label($0)).width }
    let column = min((labels.max() ?? 0) + 14, width * 0.38)
    let group = group("L")
    for (index, fact) in facts.enumerated() {
      var label = label(fact)
      label.width = column - 14
      let texts = parts(block(fact.text, ReportType.text, width: width - column))
      for (number, text) in texts.enumerated() {
        let setter = typesetter
        let total = number == 0 ? max(height(label), height(text)) : height(text)
        var piece = ReportPiece(
          height: total, space: number > 0 ? 0 : index == 0 ? space : 3
        ) { sheet, x, y in
          sheet.tagged("LI") {
            if number == 0 {
              sheet.tagged("Lbl") { sheet.write(label, x: x, y: y, by: setter, with: .softInk) }
            }
            sheet.tagged("LBody") {
              sheet.write(text, x: x + column, y: y, by: setter, with: .ink)
            }
          }
        }
        piece.group = group
        add(piece)
      }
    }
  }

  private func label(_ fact: ReportFact) -> TextBlock {
    TextBlock(Sanitizer.cleanLine(fact.label), size: ReportType.text)
  }

  /// Adds what has to be known before anything is read, in a frame.
  mutating func add(warning text: String) {
    let inset = 8.0
    let sign = TextBlock("!", size: ReportType.heading, isBold: true)
    let words = block(text, ReportType.text, isBold: true, width: width - 2 * inset - 16)
    let (setter, width) = (typesetter, width)
    let inner = height(words)
    add(
      ReportPiece(height: inner + 2 * inset - 2, space: 8) { sheet, x, y in
        sheet.draw(
          .rectangle(x: x + 0.6, y: y + 0.6, width: width - 1.2, height: inner + 2 * inset - 3.2),
          Stroke(width: 1.2), with: .ink)
        sheet.tagged("P") {
          sheet.write(sign, x: x + inset, y: y + inset - 2, by: setter, with: .ink)
          sheet.write(words, x: x + inset + 16, y: y + inset - 1, by: setter, with: .ink)
        }
      })
  }

  /// Adds what somebody wrote, below its day and what it was the answer to.
  mutating func add(_ note: ReportNote) {
    let head = block("\(note.time) · \(note.source)", ReportType.small)
    let (setter, indent) = (typesetter, 10.0)
    var piece = ReportPiece(height: height(head), space: 8) { sheet, x, y in
      sheet.tagged("P") { sheet.write(head, x: x, y: y, by: setter, with: .softInk) }
    }
    piece.staysWithNext = true
    add(piece)
    for part in parts(block(note.text, ReportType.text, width: width - indent)) {
      let total = height(part)
      add(
        ReportPiece(height: total, space: 1) { sheet, x, y in
          sheet.draw(
            .path([(x + 2, y), (x + 2, y + total)]), Stroke(width: 1), with: .grid)
          sheet.tagged("P") {
            sheet.write(part, x: x + indent, y: y, by: setter, with: .ink)
          }
        })
    }
  }
}
#endif
