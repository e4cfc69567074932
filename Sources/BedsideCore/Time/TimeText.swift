/// A cursor over the bytes of a date, a time or an offset.
struct TimeText {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads exactly so many decimal digits, or returns nil and stays unspecified.
  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  mutating func digit() -> Int? {
    guard let byte = rest.first, (0x30...0x39).contains(byte) else { return nil }
    rest.removeFirst()
    return Int(byte) - 0x30
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips the bytes that fit, and tells how many they were.
  mutating func skipWhile(_ fits: (UInt8) -> Bool) -> Int {
    let count = rest.prefix(while: fits).count
    rest.removeFirst(count)
    return count
  }

  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func time() -> WallTime? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else {
      return nil
    }
    guard skip(":") else { return WallTime(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    return WallTime(hour: hour, minute: minute, second: second)
  }

  /// Reads one to nine digits of a fraction as milliseconds, rounded down.
  mutating func fraction() -> Int? {
    var (value, count) = (0, 0)
    while let digit = digit() {
      count += 1
      if count <= 3 { value = value * 10 + digit }
    }
    guard (1...9).contains(count) else { return nil }
    return count == 1 ? value * 100 : count == 2 ? value * 10 : value
  }

  /// Reads `Z` or an offset such as `+01:00`, in seconds east of UTC.
  mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hour = number(digits: 2), skip(":"),
      let minute = number(digits: 2), hour < 24, minute < 60
    else { return nil }
    return (isWest ? -1 : 1) * (hour * 3600 + minute * 60)
  }

  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
