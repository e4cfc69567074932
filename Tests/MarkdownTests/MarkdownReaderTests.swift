import Testing

@testable import Markdown

/// What both readers make of the Markdown that people write.
struct MarkdownReaderTests {
  /// The readers that are in this build.
  static var readers: [@Sendable (String) -> MarkdownDocument] {
    #if Markdown
    [MarkdownReader.read, PlainReader.read, CommonMarkReader.read]
    #else
    [MarkdownReader.read, PlainReader.read]
    #endif
  }

  private func expect(
    _ text: String, is blocks: MarkdownBlock..., location: SourceLocation = #_sourceLocation
  ) {
    for reader in Self.readers { #expect(reader(text).blocks == blocks, sourceLocation: location) }
  }

  @Test func `headings of both kinds have levels`() {
    expect(
      "# One\n\n### *Three* ###\nTwo\n---\nOne\n===\n",
      is: .heading(level: 1, [.text("One")]), .heading(level: 3, [.emphasis([.text("Three")])]),
      .heading(level: 2, [.text("Two")]), .heading(level: 1, [.text("One")]))
    expect(
      "#hash\n\n####### seven", is: .paragraph([.text("#hash")]),
      .paragraph([.text("####### seven")]))
  }

  @Test func `lines are joined to paragraphs, and blank lines divide them`() {
    expect(
      "one\ntwo\r\n\r\nthree", is: .paragraph([.text("one two")]), .paragraph([.text("three")]))
    for reader in Self.readers { #expect(reader("\n \n").blocks.isEmpty) }
  }

  @Test func `a line that ends with two spaces or a backslash ends there`() {
    expect(
      "one  \ntwo\\\nthree",
      is: .paragraph([
        .text("one"), .lineBreak, .text("two"), .lineBreak, .text("three"),
      ]))
  }

  @Test func `running text has emphasis, code, links and pictures`() {
    expect(
      "a *b* __c *d*__ `e  *f*` [g **h**](i \"j\") ![k](l) <https://m.org>",
      is: .paragraph([
        .text("a "), .emphasis([.text("b")]), .text(" "),
        .strong([.text("c "), .emphasis([.text("d")])]), .text(" "), .code("e  *f*"), .text(" "),
        .link([.text("g "), .strong([.text("h")])], url: "i"), .text(" "), .image(alt: "k"),
        .text(" "), .link([.text("https://m.org")], url: "https://m.org"),
      ]))
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "a ** b", "a *", "[note] text", "5 < 6 > 4", "a ` b", "[a](",
  ])
  func `what only looks like a mark is text`(text: String) {
    expect(text, is: .paragraph([.text(text)]))
  }

  @Test func `a backslash takes a mark's meaning`() {
    expect(#"\*a\* \[b] \\ \c"#, is: .paragraph([.text(#"*a* [b] \ \c"#)]))
  }

  @Test func `lists stand in lists`() {
    expect(
      "- one\n- two\n  1. first\n  2. second\n- three\n  more\n",
      is: .bulletList([
        [.paragraph([.text("one")])],
        [
          .paragraph([.text("two")]),
          .orderedList(
            start: 1, [[.paragraph([.text("first")])], [.paragraph([.text("second")])]]),
        ], [.paragraph([.text("three more")])],
      ]))
    expect(
      "7) seven\n8) eight",
      is: .orderedList(
        start: 7, [[.paragraph([.text("seven")])], [.paragraph([.text("eight")])]]))
  }

  @Test func `a list ends before text that stands apart`() {
    expect(
      "* one\n\n* two\n\ntext",
      is: .bulletList([[.paragraph([.text("one")])], [.paragraph([.text("two")])]]),
      .paragraph([.text("text")]))
  }

  @Test func `quotes have blocks of their own`() {
    expect(
      "> one\n> two\n>\n> - three\n\nfour",
      is: .quote([
        .paragraph([.text("one two")]), .bulletList([[.paragraph([.text("three")])]]),
      ]), .paragraph([.text("four")]))
  }

  @Test func `code stays as it is`() {
    expect(
      "```swift run\nlet a = 1\n\n  # *b*\n```\n\n    four\n     five\n",
      is: .code("let a = 1\n\n  # *b*", language: "swift"), .code("four\n five", language: nil))
    expect("~~~\nopen", is: .code("open", language: nil))
  }

  @Test(arguments: ["---", "* * *", "___"])
  func `a rule divides`(rule: String) {
    expect("a\n\n\(rule)\nb", is: .paragraph([.text("a")]), .rule, .paragraph([.text("b")]))
  }

  @Test func `tags are dropped and their text stays`() {
    expect(
      "a <b class=\"x\">b</b><br>c <!-- d --> e",
      is: .paragraph([.text("a b"), .lineBreak, .text("c  e")]))
  }

  @Test(arguments: ["> ", "- ", "*a ", "[", "![", "`", "<", "_", "**", "\\", "1. "])
  func `any text is read, and soon`(part: String) {
    let text = String(repeating: part, count: 5_000) + "end"
    for reader in Self.readers {
      let document = reader(text)
      #expect(!document.blocks.isEmpty)
      #expect(document == reader(text))
    }
  }
}
