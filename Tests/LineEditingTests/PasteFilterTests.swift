import Testing

@testable import LineEditing

struct PasteFilterTests {
  @Test(arguments: [
    (pasted: "one", text: "one", joined: false),
    (pasted: "", text: "", joined: false),
    (pasted: "one\n", text: "one", joined: false),
    (pasted: "\n\none\n\n", text: "one", joined: false),
    (pasted: "one\ntwo", text: "one two", joined: true),
    (pasted: " one \t\n  two ", text: " one two ", joined: true),
    (pasted: "one\n\n\ntwo\n", text: "one two", joined: true),
    (pasted: "\n", text: "", joined: false),
  ])
  func `line breaks become spaces`(pasted: String, text: String, joined: Bool) {
    #expect(PasteFilter.joined(pasted) == (text, joined))
  }

  @Test func `a line break is one newline however it comes`() {
    var filter = PasteFilter()
    let bytes = Array("a\r\nb\rc\nd\n\r\n\0".utf8).flatMap { filter.filter($0) }
    #expect(String(decoding: bytes, as: UTF8.self) == "a\nb\nc\nd\n\n\u{FFFD}")
  }
}
