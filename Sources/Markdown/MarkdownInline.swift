/// One piece of running text.
public indirect enum MarkdownInline: Hashable, Sendable {
  /// Text as it is.
  case text(String)

  /// Emphasised text.
  case emphasis([MarkdownInline])

  /// Strongly emphasised text.
  case strong([MarkdownInline])

  /// Text whose spaces count, such as a command.
  case code(String)

  /// Text that leads to `url`.
  case link([MarkdownInline], url: String)

  /// A picture, by the words that stand for it.
  case image(alt: String)

  /// A line that ends here.
  case lineBreak
}

extension [MarkdownInline] {
  /// The text alone, line breaks as newlines.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .image(let text): text
      case .emphasis(let content), .strong(let content), .link(let content, _): content.plainText
      case .lineBreak: "\n"
      }
    }.joined()
  }

  /// Adds `inline`; text that follows text becomes one with it.
  mutating func add(_ inline: MarkdownInline) {
    if case .text(let text) = inline, case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else if inline != .text("") {
      append(inline)
    }
  }
}
