import Testing

@testable import Markdown

struct TableTests {
  private let text = """
    | Day | *Pain* | Hours |
    | :-- | :-: | --: |
    | Mon | 4 | 7.5 |
    | Tue | 3 |
    """

  #if Markdown
  @Test func `a table has a header, rows and alignments`() {
    let table = MarkdownTable(
      header: [[.text("Day")], [.emphasis([.text("Pain")])], [.text("Hours")]],
      rows: [[[.text("Mon")], [.text("4")], [.text("7.5")]], [[.text("Tue")], [.text("3")], []]],
      alignments: [.left, .center, .right])
    #expect(MarkdownReader.read(text).blocks == [.table(table)])
  }

  @Test func `a column without a colon is aligned as the language is`() {
    guard case .table(let table)? = MarkdownReader.read("| a |\n| - |").blocks.first else {
      Issue.record("No table was read.")
      return
    }
    #expect(table.alignments == [.natural])
    #expect(table.rows.isEmpty)
  }

  @Test func `a block of HTML is text`() {
    let document = MarkdownReader.read(
      "<div>\n<b>one</b>\ntwo\n</div>\n\n<script>\nalert(1)\n</script>\n\n<!-- c -->\n")
    #expect(document.blocks == [.paragraph([.text("one two")])])
  }
  #endif

  @Test func `the plain reader leaves a table as it is`() {
    #expect(PlainReader.read(text).blocks == [.code(text, language: nil)])
  }
}
