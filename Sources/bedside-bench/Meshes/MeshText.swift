import Foundation

/// Statements of an OBJ file, written as exporters do: numbers with six places.
struct MeshText {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(112 << 20) }

  func write(to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw BenchError("'\(path)' can't be written.")
    }
  }

  mutating func append(_ text: String) { bytes += text.utf8 }

  /// Adds a statement of numbers.
  mutating func append(_ keyword: String, _ numbers: Double...) {
    append(keyword)
    for number in numbers {
      bytes.append(UInt8(ascii: " "))
      append(fixed: number)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a face; each corner has one index to three.
  mutating func append(face corners: [[Int]]) {
    bytes.append(UInt8(ascii: "f"))
    for corner in corners {
      var separator = UInt8(ascii: " ")
      for index in corner {
        bytes.append(separator)
        append(index)
        separator = UInt8(ascii: "/")
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func append(fixed number: Double) {
    let millionths = Int((number * 1e6).rounded())
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(abs(millionths) / 1_000_000)
    bytes.append(UInt8(ascii: "."))
    var place = 100_000
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(abs(millionths) / place % 10))
      place /= 10
    }
  }

  private mutating func append(_ integer: Int) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    var place = 1
    while abs(integer) / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(abs(integer) / place % 10))
      place /= 10
    }
  }
}
