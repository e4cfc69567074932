/// The bytes of a compiled zone, made by hand.
struct TZif {
  var transitions: [Int] = []
  var types: [UInt8] = []
  var offsets = [0]
  var leapSeconds = 0
  var footer = "UTC0"
  var version = UInt8(ascii: "2")

  var bytes: [UInt8] {
    let empty = TZif(offsets: [0], version: version)
    return empty.header + empty.block(width: 4) + header + block(width: 8)
      + Array("\n\(footer)\n".utf8)
  }

  /// A file of the first version: one block, with 32-bit times.
  var oldBytes: [UInt8] {
    var old = self
    old.version = 0
    return old.header + old.block(width: 4)
  }

  private var header: [UInt8] {
    Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      + [0, 0, leapSeconds, transitions.count, offsets.count, 4].flatMap { TZif.big($0, bytes: 4) }
  }

  private func block(width: Int) -> [UInt8] {
    transitions.flatMap { TZif.big($0, bytes: width) } + types
      + offsets.flatMap { TZif.big($0, bytes: 4) + [0, 0] } + Array("UTC\u{0}".utf8)
      + [UInt8](repeating: 0, count: leapSeconds * (width + 4))
  }

  private static func big(_ number: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
