import Testing

@testable import BedsideExchange

/// A text is looked through eight bytes at a step: what matters in it may stand at any place of a step.
struct CellWriterTests {
  @Test func `a comma at any place asks for quotes, and what stands around a text does not`() {
    for length in 0...24 {
      let plain = String(repeating: "é", count: length / 2) + (length % 2 == 0 ? "" : "x")
      #expect(cell(plain) == plain)
      for place in 0..<length {
        var text = [UInt8](repeating: UInt8(ascii: "x"), count: length)
        text[place] = UInt8(ascii: ",")
        let string = String(decoding: text, as: UTF8.self)
        #expect(cell(string) == "\"\(string)\"")
        // A comma parts no cells where tabs do.
        #expect(cell(string, TableStyle(.tabs)) == string)
      }
    }
  }

  @Test(arguments: [
    (content: #"a\tb"#, commas: "\"a\tb\"", tabs: #"a\tb"#),
    (content: #"say \"no\""#, commas: #""say ""no""""#, tabs: #"say "no""#),
    (content: #"a\\b"#, commas: #""a\b""#, tabs: #"a\\b"#),
    (content: #"\u00e9"#, commas: "é", tabs: "é"),
  ])
  func `what JSON hides behind a backslash is written as itself`(
    _ example: (content: String, commas: String, tabs: String)
  ) {
    #expect(cell(example.content) == example.commas)
    #expect(cell(example.content, TableStyle(.tabs)) == example.tabs)
  }

  private func cell(_ content: String, _ style: TableStyle = TableStyle()) -> String {
    // The text stands in the middle of a line, once with much behind it and once with nothing.
    let cells = [",,\(content),,,,,,,,", ",,\(content)"].map { line in
      var bytes: [UInt8] = []
      CellWriter(style).append(
        stringOf: Array(line.utf8), 2..<2 + content.utf8.count, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(cells[0] == cells[1])
    return cells[0]
  }
}
