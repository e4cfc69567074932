extension JSONParser {
  func missingComma(_ closing: UInt8) -> JSONSyntaxError {
    let end = Character(Unicode.Scalar(closing))
    guard next != nil else {
      return JSONSyntaxError("The file ends before the closing '\(end)'. Add it.", at: offset)
    }
    if let comment = comment() { return comment }
    return JSONSyntaxError("A ',' or '\(end)' is missing here. Add it.", at: offset)
  }

  func badKey() -> JSONSyntaxError {
    guard next != nil else {
      return JSONSyntaxError("The file ends before the closing '}'. Add it.", at: offset)
    }
    if let comment = comment() { return comment }
    return JSONSyntaxError("A name in double quotes is expected here, like \"id\".", at: offset)
  }

  func unexpected() -> JSONSyntaxError {
    guard let byte = next else {
      return JSONSyntaxError("The file ends where a value is expected. Add it.", at: offset)
    }
    if let comment = comment() { return comment }
    switch byte {
    case UInt8(ascii: "'"):
      return JSONSyntaxError("Strings stand in double quotes. Write \"…\".", at: offset)
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return JSONSyntaxError("A number begins with a digit or '-'. Write 0.5 or 1.", at: offset)
    default:
      return JSONSyntaxError(
        "'\(shown)' is no JSON value. Write a string in double quotes, a number, true, false,"
          + " null, [ or {.", at: offset)
    }
  }

  private func comment() -> JSONSyntaxError? {
    guard next == UInt8(ascii: "/") || next == UInt8(ascii: "#") else { return nil }
    return JSONSyntaxError("JSON has no comments. Remove it.", at: offset)
  }

  /// The word at hand, as far as an error should repeat it.
  private var shown: String {
    let stops = Set("{}[],:\" \n\r\t".utf8)
    let end = bytes[offset...].firstIndex { stops.contains($0) } ?? bytes.count
    let word = bytes[offset..<max(end, offset + 1)]
    return String(String(decoding: word, as: UTF8.self).prefix(20))
  }
}
