#if Symbols
/// What lies behind the model in a sixel picture, kept out of the picture's palette.
///
/// Chafa gives colours to a picture by how often each is in it. A plain ground of nine tenths takes
/// most of the splits, and thirty colours are left to the model, which shows bands instead of
/// shading. So the ground is left out when the palette is made, and each band of six rows begins with
/// one run of it, over which the other colours are set.
struct SixelGround {
  private let color: ArraySlice<UInt8>

  /// The ground is what is in the first pixel; nil if that is not opaque.
  init?(of picture: Picture) {
    guard picture.pixels.count >= 4, picture.pixels[3] == 255 else { return nil }
    color = picture.pixels[..<3]
  }

  /// The pixels of a picture, those of the ground transparent.
  func leftOut(of pixels: [UInt8]) -> [UInt8] {
    var pixels = pixels
    let (red, green, blue) = (color[0], color[1], color[2])
    for start in stride(from: 0, to: pixels.count, by: 4)
    where pixels[start] == red && pixels[start + 1] == green && pixels[start + 2] == blue {
      pixels[start + 3] = 0
    }
    return pixels
  }

  /// A sixel picture of which the ground was left out, with the ground under each band as far as
  /// `size` reaches, which Chafa fills up to whole bands; nil where no register for a colour is free.
  func laid(under sixel: [UInt8], size: PixelSize) -> [UInt8]? {
    guard let (start, register) = Self.firstBand(of: sixel), register < 256 else { return nil }
    let shares = color.map { String((Int($0) * 100 + 127) / 255) }.joined(separator: ";")
    var text = sixel[..<start] + Array("#\(register);2;\(shares)".utf8)
    text.reserveCapacity(sixel.count + size.height * 4)
    var band = 0
    for line in sixel[start...].split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    {
      if band > 0 { text.append(UInt8(ascii: "-")) }
      let rows = min(size.height - band * 6, 6)
      if rows > 0 {
        let sign = Character(UnicodeScalar(UInt8(62 + (1 << rows))))
        text += Array("#\(register)!\(size.width)\(sign)$".utf8)
      }
      text += line
      band += 1
    }
    return Array(text)
  }

  /// Where the data begins behind the palette, and the first register that no colour has.
  private static func firstBand(of sixel: [UInt8]) -> (start: Int, free: Int)? {
    guard var place = sixel.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var free = 0
    while place < sixel.count, sixel[place] == UInt8(ascii: "#") {
      let digits = sixel[(place + 1)...].prefix { (0x30...0x39).contains($0) }
      guard digits.endIndex < sixel.count, sixel[digits.endIndex] == UInt8(ascii: ";") else {
        break
      }
      free = max(free, (Int(String(decoding: digits, as: UTF8.self)) ?? 0) + 1)
      let rest = sixel[digits.endIndex...].prefix { (0x30...0x3B).contains($0) }
      place = rest.endIndex
    }
    return (place, free)
  }
}
#endif
