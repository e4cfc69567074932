@testable import KneeModel

/// Reads the lines that `ModelWriter` writes.
struct LineReader {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var lineStart = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first word of the next line that is not empty; nil at the end.
  mutating func nextWord() -> String? {
    while position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    lineStart = position
    guard position < bytes.count else { return nil }
    while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
    return String(decoding: bytes[lineStart..<position], as: UTF8.self)
  }

  mutating func restOfLine() -> String {
    let start = min(position + 1, bytes.count)
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    return String(decoding: bytes[start..<max(start, position)], as: UTF8.self)
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    position = min(position + 1, bytes.count)
  }

  mutating func vector() -> Vector {
    Vector(thousandths(), thousandths(), thousandths())
  }

  mutating func triangle(after vertices: Int) -> Triangle {
    Triangle(corner() - vertices, corner() - vertices, corner() - vertices)
  }

  /// A number with three decimals.
  private mutating func thousandths() -> Double {
    position += 1
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var units = digits()
    position += 1
    units = units * 1000 + digits()
    return Double(isNegative ? -units : units) / 1000
  }

  /// The vertex number of ` 12//12`, from 0.
  private mutating func corner() -> Int {
    position += 1
    let number = digits()
    position += 2
    _ = digits()
    return number - 1
  }

  private mutating func digits() -> Int {
    var number = 0
    while position < bytes.count, bytes[position] >= 48, bytes[position] < 58 {
      number = number * 10 + Int(bytes[position]) - 48
      position += 1
    }
    return number
  }
}
