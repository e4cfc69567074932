/// Reads Markdown.
///
/// With the trait `Markdown` this is GitHub's dialect of CommonMark with tables, read by cmark-gfm.
/// Without it a small reader knows headings, paragraphs, lists, quotes, code and the usual marks in
/// running text, and leaves tables as they are typed. Either way a document always comes out: every
/// text is Markdown.
///
/// HTML is never passed on: tags are dropped, the text between them stays.
public enum MarkdownReader {
  /// Reads `text`.
  public static func read(_ text: String) -> MarkdownDocument {
    #if Markdown
    CommonMarkReader.read(text)
    #else
    PlainReader.read(text)
    #endif
  }

  /// How many blocks or marks may stand inside each other; what is deeper becomes text.
  static let deepest = 32
}
