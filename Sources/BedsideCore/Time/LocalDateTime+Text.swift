extension LocalDateTime: CustomStringConvertible {
  /// The date and time of a text such as `2026-03-04T08:00:00`, or nil if it is anything else.
  ///
  /// The seconds may be left out; an offset may not be there.
  public init?(_ text: String) {
    var reader = TimeText(text)
    guard let date = reader.date(), reader.skip("T"), let time = reader.time(), reader.isAtEnd
    else { return nil }
    self.init(date: date, time: time)
  }

  /// The date and time as ISO 8601 writes them, such as `2026-03-04T08:00:00`.
  public var description: String {
    let seconds = time.second == 0 ? ":00" : ""
    return "\(date)T\(time)\(seconds)"
  }
}
