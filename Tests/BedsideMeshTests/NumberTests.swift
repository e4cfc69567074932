@testable import BedsideMesh
import Testing

/// Numbers are compared bit for bit with the standard library's correctly rounded conversion.
struct NumberTests {
  private var random = SeededRandom(seed: 20_260_304)

  private func check(_ numbers: [String]) throws {
    var text = ""
    for first in stride(from: 0, to: numbers.count - 2, by: 3) {
      text += "v \(numbers[first]) \(numbers[first + 1]) \(numbers[first + 2])\n"
    }
    let values = try Fixture.mesh(text, keepsPlace: true).positions
    #expect(values.count == numbers.count / 3 * 3)
    for (text, value) in zip(numbers, values) {
      let expected = try #require(Float(text))
      if value.bitPattern != expected.bitPattern {
        Issue.record("\(text) is read as \(value), not \(expected)")
      }
    }
  }

  @Test mutating func `random decimals are rounded correctly`() throws {
    var numbers: [String] = []
    for _ in 0..<90_000 {
      let digits = Int.random(in: 1...24, using: &random)
      let dot = Int.random(in: 0...digits, using: &random)
      var text = Bool.random(using: &random) ? "-" : ""
      for place in 0..<digits {
        if place == dot { text += "." }
        text += String(Int.random(in: 0...9, using: &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        text += "e\(Int.random(in: -45...38, using: &random))"
      }
      if Float(text)?.isFinite ?? false { numbers.append(text) }
    }
    try check(numbers)
  }

  @Test mutating func `numbers halfway between two Floats are rounded correctly`() throws {
    var numbers: [String] = []
    for _ in 0..<15_000 {
      let bits = UInt32.random(in: 0x3000_0000...0x4F00_0000, using: &random)
      let value = Float(bitPattern: bits)
      let middle = (Double(value) + Double(value.nextUp)) / 2
      numbers += ["\(middle)", "\(middle.nextUp)", "\(middle.nextDown)"]
    }
    try check(numbers)
  }

  @Test mutating func `shortest and whole numbers are rounded correctly`() throws {
    var numbers: [String] = []
    for _ in 0..<25_000 {
      numbers.append("\(Float(bitPattern: .random(in: 1...0x7F7F_FFFF, using: &random)))")
      numbers.append("\(Int.random(in: -99_999_999...99_999_999, using: &random))")
      let bits = UInt64.random(in: 0x3E00_0000_0000_0000...0x4700_0000_0000_0000, using: &random)
      numbers.append("\(Double(bitPattern: bits))")
    }
    try check(numbers)
  }

  @Test func `leading zeros do not count as digits`() throws {
    try check([
      "0.00000000000000000000000012345678901234567", "00000000000000000000.5",
      "000000001.00000001", "0.0000000000000001234567", "0", "00000000000000000000000000000000",
      "-0.0", "1234567890123456789012345", "0.1e1",
    ])
  }

  @Test func `odd spellings are understood`() throws {
    let mesh = try Fixture.mesh("v +1 1. .5\nv 1e2 1E-2 -.5e1\nv 00000000000000000000.5 1,5 -0\n")
    #expect(mesh.positions == [1, 1, 0.5, 100, 0.01, -5, 0.5, 1.5, 0])
    #expect(mesh.warnings.map(\.message) == ["'1,5' is not a number; 1.5 is used"])
  }

  @Test func `blanks of any kind separate numbers`() throws {
    let mesh = try Fixture.mesh("v\t1\t2\t3\nv  4   5 \t 6  \r\nv \t7 8 9\t\n\tv 1 1 1\n")
    #expect(mesh.positions == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 1])
    #expect(mesh.warningCount == 0)
  }

  @Test func `what is not finite is zero, with a warning`() throws {
    let mesh = try Fixture.mesh("v nan 1 2\nv -inf 1e39 1\nv 1.#IND 0 -1.#QNAN\n")
    #expect(mesh.positions == [0, 1, 2, 0, 0, 1, 0, 0, 0])
    #expect(
      mesh.warnings.map(\.message) == [
        "'nan' is not a finite number; 0 is used", "'-inf' is not a finite number; 0 is used",
        "'1e39' is not a finite number; 0 is used", "'1.#IND' is not a finite number; 0 is used",
        "'-1.#QNAN' is not a finite number; 0 is used",
      ])
    #expect(mesh.warnings.allSatisfy { $0.kind == .notFinite })
  }
}
