/// Finds the envelope of one JSON object in bytes, without making a value of it.
package enum EnvelopeScanner {
  /// The envelope of the object that fills `line`; nil when none does.
  ///
  /// It checks that strings end, that brackets are balanced and that nothing but one object stands
  /// there. With `trusting` it stops as soon as every member that it looks for was met: a checksum
  /// vouches for the rest.
  static func scan(_ bytes: Span<UInt8>, _ line: Range<Int>, trusting: Bool) -> Envelope? {
    var envelope = Envelope()
    var index = line.lowerBound
    let end = line.upperBound
    if trusting, let head = WrittenHead.read(bytes, line) {
      (envelope, index) = (head.envelope, head.end)
    } else if index >= end || bytes[index] != Byte.openBrace {
      return nil
    }
    while index < end, bytes[index] == Byte.comma || index == line.lowerBound {
      guard let key = string(bytes, at: afterBlanks(bytes, index &+ 1)) else { return nil }
      index = afterBlanks(bytes, key.upperBound &+ 1)
      guard index < end, bytes[index] == Byte.colon else { return nil }
      let start = afterBlanks(bytes, index &+ 1)
      guard start < end, let valueEnd = value(bytes, at: start) else { return nil }
      note(bytes, key: key, value: start..<valueEnd, from: line.lowerBound, in: &envelope)
      if trusting && envelope.hasEverything { return envelope }
      index = afterBlanks(bytes, valueEnd)
    }
    guard index < end, bytes[index] == Byte.closeBrace, index &+ 1 == end else { return nil }
    return envelope
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
    _ bytes: Span<UInt8>, key: Range<Int>, value: Range<Int>, from start: Int,
    in envelope: inout Envelope
  ) {
    let isString = bytes[value.lowerBound] == Byte.quote
    // The content of a string, without its quotes.
    var content: Extent {
      Extent(value.lowerBound &+ 1 &- start..<value.upperBound &- 1 &- start)
    }
    switch (key.count, isString) {
    case (1, true) where bytes[key.lowerBound] == UInt8(ascii: "o"): envelope.origin = content
    case (1, true) where bytes[key.lowerBound] == UInt8(ascii: "k"): envelope.kind = content
    case (1, false) where bytes[key.lowerBound] == UInt8(ascii: "n"):
      envelope.number = number(bytes, value)
    case (4, true) where word(bytes, key) == taskKey: envelope.task = content
    case (5, true) where word(bytes, key) == draftKey: envelope.draft = content
    case (9, true) where word(bytes, key) == effectiveKey && bytes[key.upperBound &- 1] == 0x65:
      envelope.effective = content
    default: break
    }
  }

  // The names as their first eight bytes read backwards, so that comparing them is one step.
  private static let taskKey: UInt64 = 0x6B73_6174
  private static let draftKey: UInt64 = 0x74_6661_7264
  private static let effectiveKey: UInt64 = 0x7669_7463_6566_6665

  private static func word(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    // A line that holds a member has eight bytes from its name's first on.
    guard range.lowerBound &+ 8 <= bytes.count else { return 0 }
    let word = Word.load(bytes, at: range.lowerBound)
    return range.count < 8 ? word & (1 << UInt64(8 * range.count) &- 1) : word
  }

  /// The number that stands in `range`; 0 where it is none that counts lines.
  static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
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
  package static func endOfString(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if index &+ 8 <= bytes.count {
        guard let end = Word.firstEndOfText(in: Word.load(bytes, at: index)) else {
          index &+= 8
          continue
        }
        index &+= end
      }
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
