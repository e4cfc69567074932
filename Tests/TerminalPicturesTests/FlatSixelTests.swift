import Testing

@testable import TerminalPictures

/// A chart's colours reach a terminal with sixel as they are drawn.
struct FlatSixelTests {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Picture {
    var pixels: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let color = color(column, row)
        pixels += [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255), 255]
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  /// The colours that a terminal would show, by rows; nil where nothing is drawn.
  private func shown(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [[UInt32?]] {
    var rows = [[UInt32?]](repeating: [UInt32?](repeating: nil, count: width), count: height)
    var palette: [Int: UInt32] = [:]
    var rest = bytes[...]
    guard let begin = rest.firstIndex(of: UInt8(ascii: "q")) else { return rows }
    rest = rest[(begin + 1)...]
    var (x, y, color, count) = (0, 0, UInt32?.none, 1)
    func numbers() -> [Int] {
      let text = rest.prefix { $0 == UInt8(ascii: ";") || (0x30...0x39).contains($0) }
      rest = rest[text.endIndex...]
      return String(decoding: text, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
    while let sign = rest.popFirst(), sign != 0x1B {
      switch sign {
      case UInt8(ascii: "\""): _ = numbers()
      case UInt8(ascii: "#"):
        let words = numbers()
        if words.count == 5 {
          palette[words[0]] = words[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
        } else {
          color = words.first.flatMap { palette[$0] }
        }
      case UInt8(ascii: "!"): count = numbers().first ?? 1
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      default:
        for _ in 0..<count {
          for bit in 0..<6 where (sign - 63) >> UInt8(bit) & 1 == 1 { rows[y + bit][x] = color }
          x += 1
        }
        count = 1
      }
    }
    return rows
  }

  private func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  @Test func `the light lines of a chart are as light as they are drawn`() throws {
    // Lines on white, and the edges of letters in six hundred tones.
    let (width, height) = (240, 101)
    let chart = picture(width, height) { column, row in
      if row % 20 == 10 { return 0xE1E5EA }
      if row == 5 { return UInt32(column) << 16 | 0x2040 }
      if row == 95 { return UInt32(column) << 8 | 0x300080 }
      return row > 50 ? 0xF3F5F7 : 0xFFFFFF
    }
    let sixel = try #require(FlatSixel(chart))
    let found = shown(sixel.bytes, width, height)
    for row in 0..<height where row != 5 && row != 95 {
      for column in [0, 17, 239] {
        let expected: UInt32 = row % 20 == 10 ? 0xE1E5EA : row > 50 ? 0xF3F5F7 : 0xFFFFFF
        let color = try #require(found[row][column])
        // Sixel tells colours in hundredths.
        #expect(distance(color, expected) <= 2)
      }
    }
    #expect(found.allSatisfy { $0.allSatisfy { $0 != nil } })
    #expect(sixel.bytes.count < 20_000)
  }

  @Test func `a shaded picture is not one of few colours, nor one that can be seen through`() {
    #expect(FlatSixel(picture(100, 100) { UInt32($0) << 16 | UInt32($1) << 8 }) == nil)
    #expect(FlatSixel(Picture(width: 1, height: 1, pixels: [0, 0, 0, 254])) == nil)
  }

  #if Symbols
  @Test func `a chart is printed with its own colours, whatever is larger than its room by Chafa`()
  {
    let chart = picture(16, 12) { _, row in row == 3 ? 0xE1E5EA : 0xFFFFFF }
    var writer = PictureWriter(.sixel, cell: PixelSize(width: 8, height: 6))
    let text = writer.printed(chart, columns: 2, rows: 2)
    #expect(text == (FlatSixel(chart)?.bytes ?? []) + [0x0A])
    #expect(writer.printed(chart, columns: 1, rows: 1) != text)
  }
  #endif
}
