internal import BedsideCore
internal import BedsideStore

/// Reads JSON where it stands among bytes, without making values of it.
///
/// What is no JSON ends early; it never leads outside the bytes.
enum JSONText {
  /// A member of an object: its name without the quotes, and its whole value.
  struct Member {
    var key: Range<Int>
    var value: Range<Int>
  }

  /// The byte behind the value that begins at `start`.
  static func endOfValue(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    guard start < limit else { return limit }
    switch bytes[start] {
    case UInt8(ascii: "\""):
      return min(limit, (EnvelopeScanner.endOfString(bytes, from: start &+ 1) ?? limit) &+ 1)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return endOfNest(bytes, start, limit)
    default:
      var index = start
      while index < limit, !isEnd(bytes[index]) { index &+= 1 }
      return index
    }
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      || byte == UInt8(ascii: "]")
  }

  private static func endOfNest(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var depth = 0
    var index = start
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = EnvelopeScanner.endOfString(bytes, from: index &+ 1) ?? limit
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth &-= 1
        if depth == 0 { return index &+ 1 }
      default: break
      }
      index &+= 1
    }
    return limit
  }

  /// The first byte from `start` on that is no blank.
  @inline(__always)
  static func afterBlanks(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, bytes[index] <= UInt8(ascii: " ") { index &+= 1 }
    return index
  }

  /// The member behind `index`, which moves behind it; nil at the object's end.
  ///
  /// To begin with, `index` is where the object's brace stands.
  static func nextMember(
    _ bytes: Span<UInt8>, _ index: inout Int, _ limit: Int
  ) -> Member? {
    index = afterBlanks(bytes, index, limit)
    guard index < limit, bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: ",")
    else { return nil }
    let quote = afterBlanks(bytes, index &+ 1, limit)
    guard quote < limit, bytes[quote] == UInt8(ascii: "\""),
      let end = EnvelopeScanner.endOfString(bytes, from: quote &+ 1), end < limit
    else { return nil }
    let colon = afterBlanks(bytes, end &+ 1, limit)
    guard colon < limit, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let start = afterBlanks(bytes, colon &+ 1, limit)
    index = endOfValue(bytes, start, limit)
    return index > start ? Member(key: quote &+ 1..<end, value: start..<index) : nil
  }

  /// The element behind `index`, which moves behind it; nil at the array's end, where `index` is left.
  static func nextElement(
    _ bytes: Span<UInt8>, _ index: inout Int, _ limit: Int
  ) -> Range<Int>? {
    index = afterBlanks(bytes, index, limit)
    guard index < limit, bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: ",")
    else { return nil }
    let start = afterBlanks(bytes, index &+ 1, limit)
    guard start < limit, bytes[start] != UInt8(ascii: "]") else {
      index = start
      return nil
    }
    index = endOfValue(bytes, start, limit)
    return index > start ? start..<index : nil
  }

  /// Adds the text of a JSON string, whose content stands at `range`, to `text`.
  static func unescape(_ bytes: [UInt8], _ range: Range<Int>, to text: inout [UInt8]) {
    guard bytes[range].contains(UInt8(ascii: "\\")) else {
      text += bytes[range]
      return
    }
    // Rare enough that the strict reader, which knows surrogates, may do it.
    let string = try? JSONReader.read([UInt8(ascii: "\"")] + bytes[range] + [UInt8(ascii: "\"")])
    text += (string?.string).map { Array($0.utf8) } ?? Array(bytes[range])
  }

  /// The text of a JSON string whose content stands at `range`.
  static func string(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    unescape(bytes, range, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The content of the string at `range`, without its quotes; nil for anything but a string.
  @inline(__always)
  static func content(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "\"") else { return nil }
    return range.lowerBound &+ 1..<range.upperBound &- 1
  }
}
