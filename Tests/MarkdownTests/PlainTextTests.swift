import Testing

@testable import Markdown

struct PlainTextTests {
  @Test func `the text of inlines has no marks`() {
    let inlines: [MarkdownInline] = [
      .text("a "), .strong([.text("b"), .emphasis([.code("c")])]), .lineBreak,
      .link([.text("d")], url: "e"), .image(alt: "f"),
    ]
    #expect(inlines.plainText == "a bc\ndf")
  }
}
