internal import BedsideCore

/// A date and a time as the record writes them, `2026-03-04T08:00:00`, where they stand among bytes.
enum WallText {
  /// The seconds that would have passed since 1970 if the zone were UTC; nil for any other form.
  static func second(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard range.count == 19 else { return nil }
    let start = range.lowerBound
    let marks = bytes[start &+ 4] == hyphen && bytes[start &+ 7] == hyphen
    guard marks, bytes[start &+ 10] == UInt8(ascii: "T"), bytes[start &+ 13] == colon,
      bytes[start &+ 16] == colon, let century = number(bytes, start),
      let year = number(bytes, start &+ 2), let month = number(bytes, start &+ 5),
      let day = number(bytes, start &+ 8), let hour = number(bytes, start &+ 11),
      let minute = number(bytes, start &+ 14), let second = number(bytes, start &+ 17),
      let date = CivilDate(year: century * 100 + year, month: month, day: day),
      let time = WallTime(hour: hour, minute: minute, second: second)
    else { return nil }
    return LocalDateTime(date: date, time: time).secondNumber
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")

  /// The number of two digits.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ index: Int) -> Int? {
    let tens = bytes[index] &- UInt8(ascii: "0")
    let ones = bytes[index &+ 1] &- UInt8(ascii: "0")
    return tens < 10 && ones < 10 ? Int(tens) &* 10 &+ Int(ones) : nil
  }
}
