/// How long the events of an element last.
public enum ScheduleDuration: Hashable, Sendable {
  /// So many milliseconds; an event of none is a moment.
  case milliseconds(Int64)
  /// The whole day: until the next one begins.
  case allDay

  /// What an element has that says nothing of it: one hour.
  public static let standard = ScheduleDuration.milliseconds(3_600_000)
  /// The longest duration in seconds, a hundred years of 365 days.
  public static let longest = 3_153_600_000

  /// The duration of so many seconds, down to the millisecond.
  ///
  /// - Throws: `ScheduleError` if it is negative, longer than `longest` or finer.
  public static func seconds(_ seconds: Double) throws(ScheduleError) -> ScheduleDuration {
    guard seconds >= 0 else { throw .negativeDuration(seconds) }
    guard seconds <= Double(longest) else { throw .durationTooLong(seconds) }
    let milliseconds = (seconds * 1000).rounded()
    // A thousandth has no exact binary form, so that 0.29 s is not quite 290 ms.
    guard abs(seconds * 1000 - milliseconds) < 0.001 else { throw .durationTooFine(seconds) }
    return .milliseconds(Int64(milliseconds))
  }
}
