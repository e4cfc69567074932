/// Writes JPEG files of blocks of eight by eight pixels, each of one colour.
///
/// Such a block has one number for each component, so that the tables of codes are short: four bits
/// for how long that number is, and one that says that nothing follows.
struct BlockJPEG {
  private var bits: [UInt8] = []
  private var before = [0, 0, 0]

  /// The bytes of a file of rows of blocks, each with red, green and blue in 0...255.
  static func bytes(_ rows: [[SIMD3<Double>]]) -> [UInt8] {
    var writer = BlockJPEG()
    for color in rows.joined() { writer.write(color) }
    let (width, height) = ((rows.first?.count ?? 0) * 8, rows.count * 8)
    let size = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
    let lengths = [UInt8](0..<12)
    let file: [[UInt8]] = [
      [0xFF, 0xD8],
      segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]),
      segment(0xDB, [0] + [UInt8](repeating: 8, count: 64)),
      segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
      segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + lengths),
      segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]),
      segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
      writer.packed, [0xFF, 0xD9],
    ]
    return Array(file.joined())
  }

  private static func segment(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length = content.count + 2
    return [0xFF, kind, UInt8(length >> 8), UInt8(length & 255)] + content
  }

  private mutating func write(_ color: SIMD3<Double>) {
    let components: [SIMD3<Double>] = [
      [0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312],
    ]
    for (index, weights) in components.enumerated() {
      let shift = index == 0 ? 128.0 : 0
      let value = Int(((color * weights).sum() - shift).rounded())
      let step = value - before[index]
      before[index] = value
      let length = Int.bitWidth - step.magnitude.leadingZeroBitCount
      append(length, count: 4)
      // Negative numbers are stored as one less, without their sign.
      append(step < 0 ? step - 1 : step, count: length)
      append(0, count: 1)
    }
  }

  private mutating func append(_ value: Int, count: Int) {
    for bit in (0..<count).reversed() { bits.append(UInt8(truncatingIfNeeded: value >> bit & 1)) }
  }

  /// The bits as bytes, filled up with ones; a zero goes behind what could be taken for a marker.
  private var packed: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = (start..<start + 8).reduce(UInt8(0)) { sum, place in
        sum << 1 | (place < bits.count ? bits[place] : 1)
      }
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }
}
