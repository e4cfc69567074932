extension PaddedBytes {
  /// A part as text, in UTF-8 or Windows-1252.
  func string(in range: Range<Int>) -> String {
    LegacyText.string(range.map { self[$0] })
  }

  /// A range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high && self[low] <= Ascii.space { low += 1 }
    while low < high && self[high - 1] <= Ascii.space { high -= 1 }
    return low..<high
  }

  /// A part of the text in single quotes, for messages; cut after forty bytes.
  func quoted(_ range: Range<Int>) -> String {
    let limit = 40
    guard range.count > limit else { return "'\(string(in: range))'" }
    var end = range.lowerBound + limit
    // Not in the middle of a character.
    while end > range.lowerBound && self[end] & 0xC0 == 0x80 { end -= 1 }
    return "'\(string(in: range.lowerBound..<end))…'"
  }
}
