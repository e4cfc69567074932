/// Reads the headings, lists and paragraphs of Markdown, takes the backslashes before marks away, and
/// leaves the rest as it is written.
public struct PlainMarkdownReader: MarkdownReader {
  /// Makes a reader.
  public init() {}

  /// The headings, points and paragraphs of `markdown`, with a gap between paragraphs.
  public func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    let endParagraph = {
      let text = Self.unescaped(paragraph.joined(separator: " "))
      if !paragraph.isEmpty { blocks.append(.text(text)) }
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
      return .bullet(Self.unescaped(String(line.dropFirst(2))))
    }
    let rest = line.drop { $0 == "#" }
    if rest.startIndex > line.startIndex, rest.first == " " {
      return .heading(Self.unescaped(String(rest.dropFirst())))
    }
    return nil
  }

  /// The text without the backslashes that keep marks from being marks.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var plain = ""
    var isEscaped = false
    for character in text {
      let isMark = character.isASCII && (character.isPunctuation || character.isSymbol)
      if isEscaped, !isMark { plain.append("\\") }
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { plain.append(character) }
    }
    return plain + (isEscaped ? "\\" : "")
  }
}
