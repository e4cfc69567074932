/// What lays Markdown out in blocks.
public protocol MarkdownReader: Sendable {
  /// The blocks of `markdown`.
  func blocks(of markdown: String) -> [Block]
}
