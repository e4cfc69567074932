/// A date and a time on the wall with how far the wall was ahead of UTC: a moment, and how it was told.
public struct OffsetDateTime: Hashable, Sendable {
  /// What the wall showed.
  public let local: LocalDateTime
  /// The seconds by which the wall was ahead of UTC, less than a day; whole minutes in texts.
  public let offset: Int

  /// The moment at which a wall that is `offset` seconds ahead of UTC shows `local`.
  public init(local: LocalDateTime, offset: Int) {
    self.local = local
    self.offset = offset
  }

  /// The moment.
  public var instant: Instant { Instant(seconds: local.secondNumber - offset) }
}

extension OffsetDateTime: CustomStringConvertible {
  /// The moment of a text such as `2026-11-30T20:30:00+01:00`, or nil if it is anything else.
  ///
  /// The seconds may be left out; the offset may be `Z`.
  public init?(_ text: String) {
    var reader = TimeText(text)
    guard let date = reader.date(), reader.skip("T"), let time = reader.time(),
      let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    self.init(local: LocalDateTime(date: date, time: time), offset: offset)
  }

  /// The moment as ISO 8601 writes it, such as `2026-11-30T20:30:00+01:00`.
  public var description: String { "\(local)\(offsetText)" }

  /// The offset alone: `+01:00`.
  public var offsetText: String {
    let minutes = abs(offset) / 60
    let hours = TimeText.padded(minutes / 60, to: 2)
    return "\(offset < 0 ? "-" : "+")\(hours):\(TimeText.padded(minutes % 60, to: 2))"
  }
}
