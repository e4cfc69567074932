internal import CLateLibraries

/// Reads Markdown.
///
/// With the trait `Markdown` this is GitHub's dialect of CommonMark with tables, read by cmark-gfm, which
/// is opened when it is first needed. Without it, or where it is not installed, a small reader knows headings, paragraphs, lists, quotes, code and the usual marks in
/// running text, and leaves tables as they are typed. Either way a document always comes out: every
/// text is Markdown.
///
/// HTML is never passed on: tags are dropped, the text between them stays.
public enum MarkdownReader {
  /// Whether cmark-gfm is built in and installed here; asking opens it.
  public static var isComplete: Bool {
    #if Markdown
    late_markdown()
    #else
    false
    #endif
  }

  /// Reads `text`.
  public static func read(_ text: String) -> MarkdownDocument {
    #if Markdown
    isComplete ? CommonMarkReader.read(text) : PlainReader.read(text)
    #else
    PlainReader.read(text)
    #endif
  }

  /// How many blocks or marks may stand inside each other; what is deeper becomes text.
  static let deepest = 32
}
