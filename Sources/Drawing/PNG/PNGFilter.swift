/// The filters of PNG: each row is stored as its difference from the pixels to the left or above,
/// whichever leaves less.
enum PNGFilter {
  private static let left: UInt8 = 1
  private static let above: UInt8 = 2

  /// The rows of a picture, each with the number of its filter in front.
  static func filtered(
    _ pixels: [UInt8], width: Int, height: Int, channels: Int
  ) -> [UInt8] {
    let length = width * channels + 1
    var rows = [UInt8](repeating: 0, count: length * height)
    let nothing = [UInt8](repeating: 0, count: width * 4)
    var target = rows.mutableSpan
    for row in 0..<height {
      let start = row * width * 4
      let current = pixels[start..<start + width * 4]
      let previous = row == 0 ? nothing[...] : pixels[start - width * 4..<start]
      write(current.span, after: previous.span, channels, to: &target, at: row * length)
    }
    return rows
  }

  /// Writes a row of pixels of four bytes, of which the first `channels` are stored.
  private static func write(
    _ row: Span<UInt8>, after previous: Span<UInt8>, _ channels: Int,
    to rows: inout MutableSpan<UInt8>, at start: Int
  ) {
    let isLeft = isLeftBetter(for: row, after: previous, channels)
    rows[start] = isLeft ? left : above
    var target = start &+ 1
    for pixel in stride(from: 0, to: row.count, by: 4) {
      for index in pixel..<pixel &+ channels {
        let beside = isLeft ? (index >= 4 ? row[index &- 4] : 0) : previous[index]
        rows[target] = row[index] &- beside
        target &+= 1
      }
    }
  }

  /// Whether the differences from the pixels to the left are smaller than those from above, by one
  /// pixel of each three.
  private static func isLeftBetter(
    for row: Span<UInt8>, after previous: Span<UInt8>, _ channels: Int
  ) -> Bool {
    var (costLeft, costAbove) = (0, 0)
    // The first pixel has none to the left.
    for pixel in stride(from: 4, to: row.count, by: 12) {
      for index in pixel..<pixel &+ channels {
        costLeft &+= Int(Int8(bitPattern: row[index] &- row[index &- 4]).magnitude)
        costAbove &+= Int(Int8(bitPattern: row[index] &- previous[index]).magnitude)
      }
    }
    return costLeft < costAbove
  }
}
