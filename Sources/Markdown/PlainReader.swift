/// A small reader of Markdown, for builds without cmark-gfm.
///
/// It reads what people write, not every corner of CommonMark: headings of both kinds, paragraphs,
/// nested lists, quotes, code, rules. Lines of a table stay together as they are.
struct PlainReader {
  private var lines: ArraySlice<Substring>
  private let depth: Int
  private var blocks: [MarkdownBlock] = []
  private var paragraph: [Substring] = []

  static func read(_ text: String) -> MarkdownDocument {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return MarkdownDocument(blocks: blocks(of: lines[...], depth: 0))
  }

  private init(lines: ArraySlice<Substring>, depth: Int) {
    self.lines = lines
    self.depth = depth
  }

  private static func blocks(of lines: ArraySlice<Substring>, depth: Int) -> [MarkdownBlock] {
    var reader = PlainReader(lines: lines, depth: depth)
    while let line = reader.lines.popFirst() {
      if depth < MarkdownReader.deepest { reader.read(line) } else { reader.paragraph.append(line) }
    }
    reader.endParagraph()
    return reader.blocks
  }

  private mutating func read(_ line: Substring) {
    switch PlainLine(line) {
    case .blank: endParagraph()
    case .underline(let level) where !paragraph.isEmpty:
      let title = paragraph.joined(separator: "\n")
      paragraph = []
      blocks.append(.heading(level: level, PlainInlines.read(title)))
    case .heading(let level, let title): add(.heading(level: level, PlainInlines.read(title)))
    case .rule, .underline(level: 2): add(.rule)
    case .fence(let mark, let language): readFence(mark, language: language)
    case .quote(let first): readQuote(first)
    case .bullet(let first, let indentation):
      add(.bulletList(items(from: first, indentation: indentation, isOrdered: false)))
    case .number(let number, let first, let indentation) where paragraph.isEmpty || number == 1:
      add(
        .orderedList(start: number, items(from: first, indentation: indentation, isOrdered: true)))
    case .tableRow: readBlock(first: line) { if case .tableRow = $0 { true } else { false } }
    case .indented where paragraph.isEmpty:
      readBlock(first: line) { if case .indented = $0 { true } else { false } }
    default: paragraph.append(line)
    }
  }

  private mutating func add(_ block: MarkdownBlock) {
    endParagraph()
    blocks.append(block)
  }

  private mutating func endParagraph() {
    let content = PlainInlines.read(paragraph.joined(separator: "\n"))
    paragraph = []
    if !content.isEmpty { blocks.append(.paragraph(content)) }
  }

  private mutating func readFence(_ mark: Substring, language: String?) {
    var code: [Substring] = []
    while let line = lines.popFirst() {
      let trimmed = line.trimmed
      if trimmed.hasPrefix(mark), trimmed.allSatisfy({ $0 == mark.first }) { break }
      code.append(line)
    }
    add(.code(code.joined(separator: "\n"), language: language))
  }

  /// Reads lines of one kind as code, without the four columns that make them code.
  private mutating func readBlock(first: Substring, while isSame: (PlainLine) -> Bool) {
    var code = [first]
    while let line = lines.first, isSame(PlainLine(line)) {
      code.append(line)
      lines.removeFirst()
    }
    let text = code.map { $0.droppingIndentation(4) }.joined(separator: "\n")
    add(.code(text, language: nil))
  }

  private mutating func readQuote(_ first: Substring) {
    var inside = [first]
    while let line = lines.first {
      switch PlainLine(line) {
      case .quote(let rest): inside.append(rest)
      case .text: inside.append(line)
      default:
        add(.quote(Self.blocks(of: inside[...], depth: depth + 1)))
        return
      }
      lines.removeFirst()
    }
    add(.quote(Self.blocks(of: inside[...], depth: depth + 1)))
  }

  /// Reads the items of a list: what is indented as far as an item's text belongs to it, and so
  /// does a line of text that follows directly.
  private mutating func items(
    from first: Substring, indentation: Int, isOrdered: Bool
  ) -> [[MarkdownBlock]] {
    var items: [[Substring]] = [[first]]
    var indentation = indentation
    while let line = lines.first {
      let isAfterBlank = items[items.count - 1].last?.trimmed.isEmpty == true
      switch PlainLine(line) {
      case .blank: items[items.count - 1].append("")
      case _ where line.indentation >= indentation:
        items[items.count - 1].append(line.droppingIndentation(indentation))
      case .bullet(let text, let column) where !isOrdered:
        items.append([text])
        indentation = column
      case .number(_, let text, let column) where isOrdered:
        items.append([text])
        indentation = column
      case .text where !isAfterBlank: items[items.count - 1].append(line)
      default: return items.map { Self.blocks(of: $0[...], depth: depth + 1) }
      }
      lines.removeFirst()
    }
    return items.map { Self.blocks(of: $0[...], depth: depth + 1) }
  }
}
