extension ZoneRule {
  /// The rule of a POSIX TZ text such as `CET-1CEST,M3.5.0,M10.5.0/3`, or nil if it is none.
  ///
  /// As RFC 8536 extends it, times may be negative or up to 167 hours.
  init?(_ text: String) {
    var reader = ZoneRuleText(text)
    guard reader.skipName(), let west = reader.time(hours: 24) else { return nil }
    standard = -west
    guard !reader.text.isAtEnd else { return }
    guard reader.skipName() else { return nil }
    var offset = standard + 3600
    if !reader.text.skip(",") {
      guard let west = reader.time(hours: 24), reader.text.skip(",") else { return nil }
      offset = -west
    }
    guard let start = reader.moment(), reader.text.skip(","), let end = reader.moment(),
      reader.text.isAtEnd
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

/// A cursor over a POSIX TZ text.
private struct ZoneRuleText {
  var text: TimeText

  init(_ text: String) {
    self.text = TimeText(text)
  }

  /// Skips an abbreviation, of three letters or more or between angle brackets.
  mutating func skipName() -> Bool {
    guard text.skip("<") else { return text.skipWhile(Self.isLetter) >= 3 }
    return text.skipWhile { Self.isLetter($0) || Self.isDigitOrSign($0) } >= 3 && text.skip(">")
  }

  /// Reads `[+-]h[:mm[:ss]]` as seconds.
  mutating func time(hours limit: Int) -> Int? {
    let isNegative = text.skip("-")
    if !isNegative { _ = text.skip("+") }
    guard let hours = number(upTo: limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where text.skip(":") {
      guard let part = text.number(digits: 2), part < 60 else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  mutating func moment() -> YearlyMoment? {
    guard let day = day() else { return nil }
    guard text.skip("/") else { return YearlyMoment(day: day, second: 7200) }
    guard let second = time(hours: 167) else { return nil }
    return YearlyMoment(day: day, second: second)
  }

  private mutating func day() -> YearlyMoment.Day? {
    if text.skip("J") {
      guard let day = number(upTo: 365), day >= 1 else { return nil }
      return .julian(day)
    }
    guard text.skip("M") else { return number(upTo: 365).map { .elapsed($0) } }
    guard let month = number(upTo: 12), month >= 1, text.skip("."), let week = number(upTo: 5),
      week >= 1, text.skip("."), let day = number(upTo: 6)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }

  private mutating func number(upTo limit: Int) -> Int? {
    guard var value = text.digit() else { return nil }
    while let digit = text.digit() {
      value = value * 10 + digit
      guard value <= limit else { return nil }
    }
    return value <= limit ? value : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigitOrSign(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D
  }
}
