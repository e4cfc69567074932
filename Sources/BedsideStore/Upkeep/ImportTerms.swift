public import BedsideCore
public import BedsideSchedule

/// On what terms lines from elsewhere come into a store: who brings them, why, and what day it is.
public struct ImportTerms: Sendable {
  /// The folder or file out of which they come.
  public var source: String
  /// Who brings them in; nil for the participant.
  public var author: String?
  /// Why; nil where nothing is said.
  public var reason: String?
  /// The time.
  public var now: Instant
  /// Where the participant lives, and when a day begins.
  public var days: DayRule
  /// Where the zones are found in which lines were written.
  public var zones: any ZoneDatabase

  /// Makes terms.
  public init(
    source: String, author: String? = nil, reason: String? = nil, now: Instant, days: DayRule,
    zones: any ZoneDatabase
  ) {
    self.source = source
    self.author = author
    self.reason = reason
    self.now = now
    self.days = days
    self.zones = zones
  }

  /// The participant's zone.
  var zone: Zone { days.zone }

  /// The study's day that it is where the participant lives.
  var today: CivilDate { days.day(of: now) }

  /// Whether it is said who answers for what is brought in, and why.
  var isSigned: Bool { author?.isEmpty == false && reason?.isEmpty == false }

  /// The study's day that it is in the zone of this name; where nobody knows it, in the participant's.
  func today(in zone: String?) -> (today: CivilDate, days: DayRule) {
    guard let zone, zone != days.zone.id, let found = try? zones.zone(zone) else {
      return (today, days)
    }
    let there = DayRule(zone: found, dayStart: days.dayStart)
    return (there.day(of: now), there)
  }
}
