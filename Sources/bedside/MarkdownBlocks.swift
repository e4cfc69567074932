import BedsideShell
import Markdown

/// Markdown laid out in the shell's blocks, by the Markdown library where it is built in.
struct MarkdownBlocks: BedsideShell.MarkdownReader {
  func blocks(of markdown: String) -> [Block] {
    Markdown.MarkdownReader.read(markdown).blocks.flatMap { Self.blocks($0) }
  }

  private static func blocks(_ block: MarkdownBlock) -> [Block] {
    switch block {
    case .heading(_, let inlines): [.gap, .heading(inlines.plainText), .gap]
    case .paragraph(let inlines): [.text(styled(inlines)), .gap]
    case .bulletList(let items): list(items) { _ in "-" }
    case .orderedList(let start, let items): list(items) { "\(start + $0)" }
    case .quote(let blocks): blocks.flatMap(Self.blocks)
    case .code(let text, _): [.hint(text), .gap]
    case .rule: [.rule]
    case .table(let table): rows(of: table)
    }
  }

  private static func list(_ items: [[MarkdownBlock]], marker: (Int) -> String) -> [Block] {
    let entries = items.enumerated().map { index, blocks in
      Block.Entry(marker(index), blocks.map(text).reduce(StyledText(""), join))
    }
    return [.entries(entries), .gap]
  }

  /// A table as lines of `heading: value`, which read well at any width and aloud.
  private static func rows(of table: MarkdownTable) -> [Block] {
    let entries = table.rows.map { row in
      let cells = row.dropFirst().enumerated().map { index, cell in
        let heading = index + 1 < table.header.count ? table.header[index + 1].plainText : ""
        return heading.isEmpty ? cell.plainText : "\(heading): \(cell.plainText)"
      }
      let text = StyledText(cells.joined(separator: "; "))
      return Block.Entry(row.first.map(\.plainText) ?? "", text)
    }
    return [.entries(entries), .gap]
  }

  private static func text(_ block: MarkdownBlock) -> StyledText {
    switch block {
    case .paragraph(let inlines), .heading(_, let inlines): styled(inlines)
    case .bulletList(let items), .orderedList(_, let items):
      items.flatMap { $0 }.map(text).reduce(StyledText(""), join)
    case .quote(let blocks): blocks.map(text).reduce(StyledText(""), join)
    case .code(let text, _): StyledText(text)
    case .rule, .table: StyledText("")
    }
  }

  private static func join(_ a: StyledText, _ b: StyledText) -> StyledText {
    a.plain.isEmpty ? b : a + StyledText("\n") + b
  }

  private static func styled(_ inlines: [MarkdownInline]) -> StyledText {
    inlines.reduce(StyledText("")) { $0 + styled($1) }
  }

  private static func styled(_ inline: MarkdownInline) -> StyledText {
    switch inline {
    case .text(let text), .code(let text): StyledText(text)
    case .emphasis(let inner): StyledText("*\(inner.plainText)*")
    case .strong(let inner): StyledText(inner.plainText, .strong)
    case .link(let inner, let url):
      StyledText(inner.plainText == url ? url : "\(inner.plainText) (\(url))")
    case .image(let alt): StyledText(alt.isEmpty ? "" : "[\(alt)]")
    case .lineBreak: StyledText("\n")
    }
  }
}
