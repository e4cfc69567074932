extension Instant: CustomStringConvertible {
  /// The instant of an ISO 8601 text with an offset, such as `2026-03-06T06:00:00+01:00`.
  ///
  /// Seconds may have a fraction; what is finer than a millisecond is cut off. Nil for a text
  /// without an offset and for anything else.
  public init?(_ text: String) {
    var reader = TimeText(text)
    guard let date = reader.date(), reader.skip("T"), let time = reader.time() else { return nil }
    var fraction = 0
    if reader.skip(".") {
      guard let read = reader.fraction() else { return nil }
      fraction = read
    }
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    let second = LocalDateTime(date: date, time: time).secondNumber - offset
    self.init(milliseconds: Int64(second) * 1000 + Int64(fraction))
  }

  /// The instant in UTC, such as `2026-03-06T05:00:00Z`, with a fraction only if there is one.
  public var description: String {
    let fraction = Int(milliseconds) - seconds * 1000
    let decimals = fraction == 0 ? "" : ".\(TimeText.padded(fraction, to: 3))"
    return "\(LocalDateTime(secondNumber: seconds))\(decimals)Z"
  }
}
