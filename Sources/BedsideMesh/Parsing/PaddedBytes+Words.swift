extension PaddedBytes {
  /// A part as text; bytes that are not UTF-8 become U+FFFD.
  func string(in range: Range<Int>) -> String {
    String(decoding: range.map { self[$0] }, as: UTF8.self)
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
    return "'\(string(in: range.lowerBound..<range.lowerBound + limit))…'"
  }
}
