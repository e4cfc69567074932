extension CivilDate: CustomStringConvertible {
  /// The date of a text such as `2026-03-04`, or nil if it is anything else.
  public init?(_ text: String) {
    var reader = TimeText(text)
    guard let date = reader.date(), reader.isAtEnd else { return nil }
    self = date
  }

  /// The date as ISO 8601 writes it, such as `2026-03-04`.
  public var description: String {
    "\(TimeText.padded(year, to: 4))-\(TimeText.padded(month, to: 2))-\(TimeText.padded(day, to: 2))"
  }
}
