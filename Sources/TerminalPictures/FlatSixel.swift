/// A picture of few colours as sixel, such as a chart: its flat colours stay what they are.
///
/// Chafa makes a palette by taking the mean of what lies near to each other, which is right for a shaded
/// model and makes the light lines of a chart darker than they are drawn. Here the colours that are in the
/// picture most often are the palette, and the few others, of the edges of letters, become the nearest.
struct FlatSixel {
  private let width: Int
  private let height: Int
  private let palette: [UInt32]
  private let registers: [UInt8]

  /// How many registers terminals have for colours, with one kept for what lies behind.
  private static let most = 250
  /// How many colours a picture of few colours may have in all.
  private static let mostColors = 20_000
  /// The part of a picture that its palette must be exact for.
  private static let covered = 0.97

  /// Takes the colours of a picture; nil for one that is not opaque, or whose colours are too many for it to
  /// be flat.
  init?(_ picture: Picture) {
    guard let colors = Self.colors(of: picture), let counts = Self.counts(of: colors) else {
      return nil
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let palette = sorted.prefix(Self.most).map(\.key)
    let count = sorted.prefix(Self.most).reduce(0) { $0 + $1.value }
    guard Double(count) >= Self.covered * Double(colors.count) else { return nil }
    var registers: [UInt32: UInt8] = [:]
    for (index, color) in palette.enumerated() { registers[color] = UInt8(index) }
    for color in sorted.dropFirst(Self.most).map(\.key) {
      registers[color] = UInt8(Self.nearest(to: color, in: palette))
    }
    (width, height, self.palette) = (picture.width, picture.height, palette)
    var last: (color: UInt32, register: UInt8)?
    self.registers = colors.map { color in
      if let last, last.color == color { return last.register }
      let register = registers[color] ?? 0
      last = (color, register)
      return register
    }
  }

  private static func colors(of picture: Picture) -> [UInt32]? {
    var colors: [UInt32] = []
    colors.reserveCapacity(picture.width * picture.height)
    let pixels = picture.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) {
      if pixels[start + 3] < 255 { return nil }
      colors.append(
        UInt32(pixels[start]) << 16 | UInt32(pixels[start + 1]) << 8 | UInt32(pixels[start + 2]))
    }
    return colors
  }

  /// How often each colour is there; nil where there are too many.
  private static func counts(of colors: [UInt32]) -> [UInt32: Int]? {
    var counts: [UInt32: Int] = [:]
    var start = 0
    while start < colors.count {
      var end = start + 1
      while end < colors.count, colors[end] == colors[start] { end += 1 }
      counts[colors[start], default: 0] += end - start
      if counts.count > mostColors { return nil }
      start = end
    }
    return counts
  }

  private static func nearest(to color: UInt32, in palette: [UInt32]) -> Int {
    let parts = parts(of: color)
    return palette.indices.min { distance(parts, palette[$0]) < distance(parts, palette[$1]) } ?? 0
  }

  private static func distance(_ parts: [Int], _ color: UInt32) -> Int {
    zip(parts, Self.parts(of: color)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  private static func parts(of color: UInt32) -> [Int] {
    [16, 8, 0].map { Int(color >> $0 & 255) }
  }

  /// What a terminal shows the picture by.
  var bytes: [UInt8] {
    var text = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (register, color) in palette.enumerated() {
      let shares = Self.parts(of: color).map { String(($0 * 100 + 127) / 255) }
      text += "#\(register);2;\(shares.joined(separator: ";"))".utf8
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { text.append(UInt8(ascii: "-")) }
      appendBand(from: top, to: &text)
    }
    return text + Array("\u{1B}\\".utf8)
  }

  /// Adds six rows: for each colour in them which of their pixels have it.
  private func appendBand(from top: Int, to text: inout [UInt8]) {
    var places = [Int](repeating: -1, count: palette.count)
    var used: [Int] = []
    var bits: [UInt8] = []
    for row in 0..<min(6, height - top) {
      for column in 0..<width {
        let register = Int(registers[(top + row) * width + column])
        if places[register] < 0 {
          places[register] = used.count
          used.append(register)
          bits += [UInt8](repeating: 0, count: width)
        }
        bits[places[register] * width + column] |= 1 << UInt8(row)
      }
    }
    for (place, register) in used.enumerated() {
      if place > 0 { text.append(UInt8(ascii: "$")) }
      text += "#\(register)".utf8
      Self.append(bits[place * width..<(place + 1) * width], to: &text)
    }
  }

  /// Adds the signs of a row, those that repeat with their number; what is empty at its end is left out.
  private static func append(_ bits: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let end = bits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bits.startIndex
    var start = bits.startIndex
    while start < end {
      let run = bits[start..<end].prefix { $0 == bits[start] }.count
      let sign = bits[start] + 63
      if run > 3 {
        text += "!\(run)".utf8
        text.append(sign)
      } else {
        text += [UInt8](repeating: sign, count: run)
      }
      start += run
    }
  }
}
