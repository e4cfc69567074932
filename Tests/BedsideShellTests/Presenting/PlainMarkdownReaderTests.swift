import BedsideShell
import Testing

struct PlainMarkdownReaderTests {
  @Test func `headings, points and paragraphs are told apart`() {
    let blocks = PlainMarkdownReader().blocks(
      of: "# Pain\n\nOne line\nand another.\n\n\n- a point\n* another\n#hashtag\r\nend")
    #expect(
      blocks == [
        .heading("Pain"), .gap, .text("One line and another."), .gap, .bullet("a point"),
        .bullet("another"), .text("#hashtag end"),
      ])
  }
}
