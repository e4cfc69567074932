extension JSONParser {
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let leading = next
    guard skipDigits() > 0 else {
      throw JSONSyntaxError("A digit is missing after '-'. Write a number.", at: offset)
    }
    if leading == UInt8(ascii: "0"), bytes[start..<offset].drop(while: { $0 == 0x2D }).count > 1 {
      throw JSONSyntaxError("A number has no leading zeros. Remove them.", at: start)
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() > 0 else {
        throw JSONSyntaxError("A digit is missing after the point. Write 1.0 or 1.", at: offset)
      }
    }
    try skipExponent()
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipExponent() throws(JSONSyntaxError) {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    offset += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    guard skipDigits() > 0 else {
      throw JSONSyntaxError("A digit is missing after the exponent. Write 1e3.", at: offset)
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, byte >= 0x30, byte <= 0x39 { offset += 1 }
    return offset - start
  }
}
