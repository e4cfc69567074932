extension JSONParser {
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    var text = ""
    var piece = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[piece..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[piece..<offset], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        piece = offset
      case 0..<0x20:
        throw JSONSyntaxError(
          byte == 0x0A || byte == 0x0D
            ? "The string is not closed on its line. Add '\"', or write \\n for a line end."
            : "A control character stands in a string. Write it as an escape, like \\t.",
          at: offset)
      default: offset += 1
      }
    }
    throw JSONSyntaxError("The string is never closed. Add '\"'.", at: start)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let byte = next else {
      throw JSONSyntaxError("The string is never closed. Add '\"'.", at: start)
    }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default:
      throw JSONSyntaxError(
        "'\\\(Character(Unicode.Scalar(byte)))' is no escape. Write '\\\\' for a backslash.",
        at: start)
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try fourDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: [0x5C, 0x75]) else {
      throw halfPair(start)
    }
    offset += 2
    let second = try fourDigits(start)
    guard second >= 0xDC00, second <= 0xDFFF,
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw halfPair(start) }
    return scalar
  }

  private mutating func fourDigits(_ start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONSyntaxError("Four hexadecimal digits must follow '\\u'.", at: start)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  private func halfPair(_ start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      "This escape is half of a surrogate pair. Write the character itself.", at: start)
  }
}
