/// The words in which the time of an event is told.
///
/// Names in braces stand for what is filled in.
public struct EventPhrases: Hashable, Sendable {
  /// For all of today.
  public var anytimeToday = "anytime today"
  /// From one time to another.
  public var range = "{start} to {end}"
  /// At a time of another day.
  public var onDay = "{day}, {time}"
  /// One day on.
  public var tomorrow = "tomorrow"
  /// One day ago.
  public var yesterday = "yesterday"
  /// Two days on, or more.
  public var inDays = "in {count} days"
  /// Two days ago, or more.
  public var daysAgo = "{count} days ago"

  /// English.
  public init() {}
}
