import TerminalPictures
import Testing

struct PictureWriterTests {
  private func picture(_ color: CellColor) -> Picture {
    let pixel: [UInt8] = [color.red, color.green, color.blue, 255]
    return Picture(
      width: 8, height: 12, pixels: (0..<96).flatMap { _ in pixel })
  }

  private let red = CellColor(255, 0, 0)

  @Test func `the same picture again costs nothing until the screen is forgotten`() {
    var writer = PictureWriter(.blocks(.full))
    let first = writer.bytes(picture(red), columns: 2, rows: 1)
    #expect(!first.isEmpty)
    #expect(writer.bytes(picture(red), columns: 2, rows: 1).isEmpty)
    writer.forget()
    #expect(writer.bytes(picture(red), columns: 2, rows: 1) == first)
    #expect(writer.removal().isEmpty)
  }

  @Test func `pixels stay on the screen until they are taken off`() {
    var writer = PictureWriter(.kitty)
    #expect(writer.removal().isEmpty)
    let bytes = writer.bytes(picture(red), columns: 2, rows: 1, row: 3, column: 4)
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("\u{1B}[3;4H\u{1B}_Ga=T"))
    #expect(String(decoding: writer.removal(), as: UTF8.self) == KittyEncoder.removal)
    #expect(writer.removal().isEmpty)
  }

  @Test func `a printed picture leaves the cursor below it`() {
    var writer = PictureWriter(.kitty)
    let text = String(decoding: writer.printed(picture(red), columns: 2, rows: 3), as: UTF8.self)
    #expect(text.hasPrefix("\n\n\n\u{1B}[3A\u{1B}_G"))
    #expect(text.hasSuffix("\u{1B}[3B\r"))
  }

  #if Symbols
  @Test func `sixel begins and ends as a terminal expects it`() {
    var writer = PictureWriter(.sixel)
    let text = String(
      decoding: writer.bytes(picture(red), columns: 1, rows: 1), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[1;1H\u{1B}P"))
    #expect(text.hasSuffix("\u{1B}\\"))
  }

  @Test func `a plain ground takes no colours from the model in a sixel picture`() {
    // A strip of sixty-four tones on black, which fills nine tenths.
    let (width, height) = (128, 100)
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let tone = (45..<55).contains(row) ? UInt8(64 + column / 2 * 3) : 0
        pixels += [tone, tone, tone, 255]
      }
    }
    var writer = PictureWriter(.sixel, cell: PixelSize(width: 8, height: 10))
    let picture = Picture(width: width, height: height, pixels: pixels)
    let text = String(
      decoding: writer.bytes(picture, columns: 16, rows: 10), as: UTF8.self)
    #expect(text.components(of: ";2;").count > 50)
    // Each band of six rows begins with the ground, and the last has four rows.
    #expect(text.components(of: "!128~$").count == 17)
    #expect(text.components(of: "!128N$").count == 2)
    #expect(text.hasSuffix("!128N$\u{1B}\\"))
  }

  @Test func `of fine symbols only rows that changed are written`() {
    var writer = PictureWriter(.symbols(.full))
    let first = writer.bytes(picture(red), columns: 2, rows: 2)
    #expect(String(decoding: first, as: UTF8.self).contains("\u{1B}[2;1H"))
    #expect(writer.bytes(picture(red), columns: 2, rows: 2).isEmpty)
  }
  #endif
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
