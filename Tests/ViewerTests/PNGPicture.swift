import Foundation

/// A PNG file read back: eight bits a channel, one block of deflate with fixed codes.
struct PNGPicture {
  var width = 0
  var height = 0
  private(set) var channels = 0
  private(set) var bytes: [UInt8] = []

  /// The colour at a place given as shares of the width and height.
  subscript(x: Double, y: Double) -> (red: Int, green: Int, blue: Int) {
    let column = Int(x * Double(width))
    let row = Int(y * Double(height))
    let place = (row * width + column) * channels
    return (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
  }

  /// How many pixels have a colour that fits.
  func count(where fits: (_ red: Int, _ green: Int, _ blue: Int) -> Bool) -> Int {
    stride(from: 0, to: bytes.count, by: channels).count {
      fits(Int(bytes[$0]), Int(bytes[$0 + 1]), Int(bytes[$0 + 2]))
    }
  }

  init?(_ data: Data) {
    let file = [UInt8](data)
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var offset = 8
    var stream: [UInt8] = []
    while offset + 12 <= file.count {
      let length = Self.number(file[offset..<offset + 4])
      let content = Array(file[offset + 8..<offset + 8 + length])
      switch String(decoding: file[offset + 4..<offset + 8], as: UTF8.self) {
      case "IHDR":
        (width, height) = (Self.number(content[0..<4]), Self.number(content[4..<8]))
        channels = content[9] == 2 ? 3 : 4
      case "IDAT": stream += content
      default: break
      }
      offset += 12 + length
    }
    guard let rows = FixedInflate.bytes(Array(stream.dropFirst(2))),
      rows.count == (width * channels + 1) * height
    else { return nil }
    bytes = unfiltered(rows)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private func unfiltered(_ rows: [UInt8]) -> [UInt8] {
    let length = width * channels
    var result: [UInt8] = []
    for row in 0..<height {
      let start = row * (length + 1)
      for index in 0..<length {
        let left = index >= channels ? result[row * length + index - channels] : 0
        let above = row > 0 ? result[(row - 1) * length + index] : 0
        let added = rows[start] == 1 ? left : rows[start] == 2 ? above : 0
        result.append(rows[start + 1 + index] &+ added)
      }
    }
    return result
  }
}

/// Reads the one kind of deflate that is expected.
struct FixedInflate {
  private let bytes: [UInt8]
  private var bit = 0

  static func bytes(_ bytes: [UInt8]) -> [UInt8]? {
    var reader = FixedInflate(bytes: bytes)
    guard reader.read(3) == 0b011 else { return nil }
    var result: [UInt8] = []
    while let symbol = reader.symbol() {
      switch symbol {
      case ..<256: result.append(UInt8(symbol))
      case 256: return result
      default:
        let length = reader.value(code: symbol - 257, group: 4) + 3
        let distance = reader.value(code: reader.code(5), group: 2) + 1
        let count = symbol == 285 ? 258 : length
        guard distance <= result.count else { return nil }
        for _ in 0..<count { result.append(result[result.count - distance]) }
      }
    }
    return nil
  }

  private mutating func read(_ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | next() << $1 }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, _ in value << 1 | next() }
  }

  private mutating func next() -> Int {
    defer { bit += 1 }
    return bit / 8 < bytes.count ? Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) : 0
  }

  private mutating func symbol() -> Int? {
    guard bit / 8 < bytes.count else { return nil }
    let seven = code(7)
    if seven < 24 { return seven + 256 }
    let eight = seven << 1 | next()
    if eight < 0xC0 { return eight - 0x30 }
    if eight < 0xC8 { return eight - 0xC0 + 280 }
    return (eight << 1 | next()) - 0x190 + 144
  }

  private mutating func value(code: Int, group: Int) -> Int {
    guard code >= group * 2, code < 28 || group == 2 else { return code }
    let extra = code / group - 1
    return (group + code % group) << extra | read(extra)
  }
}
