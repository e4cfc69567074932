#if Markdown
internal import CCMark

/// Reads Markdown with cmark-gfm.
///
/// Its tree lives in C, and only in `read`; what leaves is a value.
enum CommonMarkReader {
  /// Makes the library know tables; a static is initialised once, whatever the thread.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  static func read(_ text: String) -> MarkdownDocument {
    registration
    guard let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT) else {
      return PlainReader.read(text)
    }
    defer { unsafe cmark_parser_free(parser) }
    if let table = unsafe cmark_find_syntax_extension("table") {
      _ = unsafe cmark_parser_attach_syntax_extension(parser, table)
    }
    var text = text
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe cmark_parser_feed(parser, bytes.baseAddress, bytes.count)
      }
    }
    guard let root = unsafe cmark_parser_finish(parser) else { return PlainReader.read(text) }
    defer { unsafe cmark_node_free(root) }
    return unsafe MarkdownDocument(blocks: CommonMarkNode(root).blocks(depth: 0))
  }
}
#endif
