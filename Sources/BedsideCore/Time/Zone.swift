/// A time zone: which wall time goes with which instant.
///
/// Made from a TZif file (RFC 8536). Before the file's first transition its first offset holds;
/// after its last one its footer rule, for ever.
public struct Zone: Sendable {
  /// The name, such as `Europe/Berlin`.
  public let id: String

  /// The offsets that have been, oldest first; each holds from its instant on.
  let transitions: [ZoneTransition]
  let initialOffset: Int
  let rule: ZoneRule?

  /// The wall times that a jump of a day or more left out, oldest first; mostly none.
  package let longGaps: [Range<Int>]

  /// Coordinated universal time.
  public static let utc = Zone(id: "UTC", transitions: [], initialOffset: 0, rule: nil)

  /// The zone that always lies so many seconds east of UTC, named like `UTC+01:00`.
  ///
  /// - Precondition: The offset is less than a day.
  public static func fixed(_ seconds: Int) -> Zone {
    precondition(abs(seconds) < 86_400, "A fixed offset is less than a day.")
    guard seconds != 0 else { return .utc }
    let time = WallTime(wrapping: abs(seconds))
    return Zone(
      id: "UTC\(seconds < 0 ? "-" : "+")\(time)", transitions: [], initialOffset: seconds, rule: nil
    )
  }

  init(id: String, transitions: [ZoneTransition], initialOffset: Int, rule: ZoneRule?) {
    self.id = id
    self.transitions = transitions
    self.initialOffset = initialOffset
    self.rule = rule
    longGaps = transitions.indices.compactMap { index in
      let before = index == 0 ? initialOffset : transitions[index - 1].offset
      let (second, after) = (transitions[index].second, transitions[index].offset)
      return after - before >= 86_400 ? second + before..<second + after : nil
    }
  }

  /// The seconds by which the wall is ahead of UTC at an instant.
  public func offset(at instant: Instant) -> Int {
    offset(atSecond: instant.seconds)
  }

  /// What the wall shows at an instant, without fractions of a second.
  public func local(_ instant: Instant) -> LocalDateTime {
    let second = instant.seconds
    return LocalDateTime(secondNumber: second + offset(atSecond: second))
  }

  /// The instant at which the wall shows a time.
  ///
  /// A time that the clocks jump over moves forward by the length of the jump; of a time that
  /// comes twice the first is meant.
  public func instant(of local: LocalDateTime) -> Instant {
    Instant(seconds: resolve(local.secondNumber).second)
  }

  /// The first instant at which the wall shows this time or a later one of that jump.
  ///
  /// Differs from `instant(of:)` only for a time that the clocks jump over: this is the jump.
  public func firstInstant(of local: LocalDateTime) -> Instant {
    let resolved = resolve(local.secondNumber)
    return Instant(seconds: resolved.jump ?? resolved.second)
  }

  /// The first instant of a day.
  public func startOfDay(_ date: CivilDate) -> Instant {
    firstInstant(of: LocalDateTime(date: date, time: .midnight))
  }
}

extension Zone: Hashable {
  /// Hashes the name, by which zones are nearly always told apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
