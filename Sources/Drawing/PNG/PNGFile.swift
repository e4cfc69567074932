/// Writes pictures as PNG (RFC 2083), with nothing but the standard library.
public enum PNGFile {
  /// The bytes of a PNG file of a picture.
  ///
  /// `pixels` holds four bytes each, red, green, blue and opacity (not premultiplied), the top row
  /// first. A picture that is opaque everywhere is stored without opacity. The same picture always
  /// gives the same bytes.
  public static func bytes(
    width: Int, height: Int, pixels: [UInt8], traits: PNGTraits? = nil
  ) -> [UInt8] {
    precondition(pixels.count == width * height * 4, "A pixel has four bytes.")
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    let channels = isOpaque ? 3 : 4
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    append("IHDR", header, to: &file)
    if let traits { append(traits, to: &file) }
    let rows = PNGFilter.filtered(pixels, width: width, height: height, channels: channels)
    append("IDAT", ZlibStream.bytes(rows), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ traits: PNGTraits, to file: inout [UInt8]) {
    let perMetre = Int((traits.pixelsPerInch / 0.0254).rounded())
    append("pHYs", bigEndian(perMetre) + bigEndian(perMetre) + [1], to: &file)
    for (key, text) in [("Title", traits.title), ("Description", traits.description)]
    where !text.isEmpty {
      // Not compressed, in no language that is named.
      append("iTXt", Array(key.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8), to: &file)
    }
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(content.count)
    let start = file.count
    file += Array(name.utf8)
    file += content
    file += bigEndian(Int(CRC32.checksum(file[start...])))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
