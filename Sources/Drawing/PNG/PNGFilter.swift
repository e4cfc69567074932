/// The filters of PNG: each row is stored as its difference from the pixels to the left or above,
/// whichever leaves less.
enum PNGFilter {
  private static let left: UInt8 = 1
  private static let above: UInt8 = 2

  /// The rows of a picture, each with the number of its filter in front.
  static func filtered(
    _ pixels: [UInt8], width: Int, height: Int, channels: Int
  ) -> [UInt8] {
    let length = width * channels
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * height)
    var current = [UInt8](repeating: 0, count: length)
    var previous = current
    for row in 0..<height {
      swap(&current, &previous)
      var target = 0
      for pixel in row * width..<(row + 1) * width {
        for channel in 0..<channels {
          current[target] = pixels[pixel * 4 + channel]
          target += 1
        }
      }
      append(current, after: previous, channels, to: &rows)
    }
    return rows
  }

  private static func append(
    _ row: [UInt8], after previous: [UInt8], _ channels: Int, to rows: inout [UInt8]
  ) {
    var costLeft = 0
    var costAbove = 0
    for index in row.indices {
      let beside = index >= channels ? row[index - channels] : 0
      costLeft += Int(Int8(bitPattern: row[index] &- beside).magnitude)
      costAbove += Int(Int8(bitPattern: row[index] &- previous[index]).magnitude)
    }
    let filter = costLeft < costAbove ? left : above
    rows.append(filter)
    for index in row.indices {
      let beside = index >= channels ? row[index - channels] : 0
      rows.append(row[index] &- (filter == left ? beside : previous[index]))
    }
  }
}
