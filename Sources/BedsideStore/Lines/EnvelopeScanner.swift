/// Finds the end and the envelope of one JSON object in bytes, without making a value of it.
///
/// It checks that strings end, that brackets are balanced and that nothing but text stands on the
/// line; what the checksum vouches for needs no more.
enum EnvelopeScanner {
  /// Scans the object that begins at `start`.
  ///
  /// Returns its envelope and the byte behind its closing brace; nil when no object stands there
  /// that ends before the line does.
  static func scan(_ bytes: Span<UInt8>, from start: Int) -> (envelope: Envelope, end: Int)? {
    var envelope = Envelope()
    var index = start
    guard index < bytes.count, bytes[index] == Byte.openBrace else { return nil }
    repeat {
      guard let key = string(bytes, at: afterBlanks(bytes, index &+ 1)) else { return nil }
      index = afterBlanks(bytes, key.upperBound &+ 1)
      guard index < bytes.count, bytes[index] == Byte.colon else { return nil }
      let value = afterBlanks(bytes, index &+ 1)
      guard value < bytes.count, let end = self.value(bytes, at: value) else { return nil }
      note(bytes, key: key, value: value..<end, in: &envelope)
      index = afterBlanks(bytes, end)
      guard index < bytes.count else { return nil }
    } while bytes[index] == Byte.comma
    return bytes[index] == Byte.closeBrace ? (envelope, index &+ 1) : nil
  }

  /// The first byte at or behind `start` that is no blank.
  @inline(__always)
  private static func afterBlanks(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == Byte.blank || bytes[index] == Byte.tab {
      index &+= 1
    }
    return index
  }

  private static func note(
    _ bytes: Span<UInt8>, key: Range<Int>, value: Range<Int>, in envelope: inout Envelope
  ) {
    let content = value.lowerBound &+ 1..<max(value.lowerBound &+ 1, value.upperBound &- 1)
    let isString = bytes[value.lowerBound] == Byte.quote
    switch (key.count, bytes[key.lowerBound], isString) {
    case (1, UInt8(ascii: "o"), true): envelope.origin = content
    case (1, UInt8(ascii: "k"), true): envelope.kind = content
    case (1, UInt8(ascii: "n"), false): envelope.number = number(bytes, value)
    case (4, UInt8(ascii: "t"), true): if equal(bytes, key, "task") { envelope.task = content }
    case (5, UInt8(ascii: "d"), true): if equal(bytes, key, "draft") { envelope.draft = content }
    case (9, UInt8(ascii: "e"), true):
      if equal(bytes, key, "effective") { envelope.effective = content }
    default: break
    }
  }

  private static func equal(_ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool
  {
    var index = range.lowerBound
    for scalar in "\(word)".utf8 {
      if bytes[index] != scalar { return false }
      index &+= 1
    }
    return true
  }

  private static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    guard range.count < 16 else { return 0 }
    var number = 0
    for index in range {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit > 9 { return 0 }
      number = number * 10 + Int(digit)
    }
    return number
  }

  /// The content of the string whose quote stands at `start`.
  private static func string(_ bytes: Span<UInt8>, at start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == Byte.quote else { return nil }
    return endOfString(bytes, from: start &+ 1).map { start &+ 1..<$0 }
  }

  /// The byte of the quote that ends the string whose content begins at `start`.
  private static func endOfString(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Byte.quote { return index }
      if byte < 0x20 { return nil }
      index &+= byte == Byte.backslash ? 2 : 1
    }
    return nil
  }

  /// The byte behind the value that begins at `start`.
  private static func value(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    switch bytes[start] {
    case Byte.quote: return endOfString(bytes, from: start &+ 1).map { $0 &+ 1 }
    case Byte.openBrace, Byte.openBracket: return endOfNest(bytes, from: start)
    default:
      var index = start
      while index < bytes.count, bytes[index] > Byte.blank, bytes[index] != Byte.comma,
        bytes[index] != Byte.closeBrace
      { index &+= 1 }
      return index > start ? index : nil
    }
  }

  /// The byte behind the array or object that begins at `start`.
  private static func endOfNest(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case Byte.quote:
        guard let end = endOfString(bytes, from: index &+ 1) else { return nil }
        index = end
      case Byte.openBrace, Byte.openBracket: depth &+= 1
      case Byte.closeBrace, Byte.closeBracket:
        depth &-= 1
        if depth == 0 { return index &+ 1 }
      case Byte.newline: return nil
      default: break
      }
      index &+= 1
    }
    return nil
  }
}
