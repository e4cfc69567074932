extension WallTime: CustomStringConvertible {
  /// The time of a text such as `08:00` or `08:00:30`, or nil if it is anything else.
  public init?(_ text: String) {
    var reader = TimeText(text)
    guard let time = reader.time(), reader.isAtEnd else { return nil }
    self = time
  }

  /// The time as `08:00`, with seconds only where there are any.
  public var description: String {
    let minutes = "\(TimeText.padded(hour, to: 2)):\(TimeText.padded(minute, to: 2))"
    return second == 0 ? minutes : "\(minutes):\(TimeText.padded(second, to: 2))"
  }
}
