internal import BedsideCore
internal import BedsideSchedule

/// Unfinished answers that were thrown away, of which only the alerts that they raised are kept.
struct DiscardedRun: Hashable {
  /// The event to which the answers were.
  var key: EventKey
  /// The study's day of the event.
  var day: CivilDate
  /// When they were thrown away.
  var date: Instant
  /// What they had raised.
  var alerts: [RaisedAlert]
}
