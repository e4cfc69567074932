/// Reads the headings, lists and paragraphs of Markdown, and leaves the rest as it is written.
public struct PlainMarkdownReader: MarkdownReader {
  /// Makes a reader.
  public init() {}

  /// The headings, points and paragraphs of `markdown`, with a gap between paragraphs.
  public func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    let endParagraph = {
      if !paragraph.isEmpty { blocks.append(.text(paragraph.joined(separator: " "))) }
      paragraph = []
    }
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if let block = block(text) {
        endParagraph()
        if block != .gap || blocks.last != .gap { blocks.append(block) }
      } else {
        paragraph.append(text)
      }
    }
    endParagraph()
    return blocks
  }

  /// The block that a line is of its own; nil for a line of a paragraph.
  private func block(_ line: Substring) -> Block? {
    if line.isEmpty { return .gap }
    for marker in ["- ", "* ", "+ "] where line.hasPrefix(marker) {
      return .bullet(String(line.dropFirst(2)))
    }
    let rest = line.drop { $0 == "#" }
    if rest.startIndex > line.startIndex, rest.first == " " {
      return .heading(String(rest.dropFirst()))
    }
    return nil
  }
}
