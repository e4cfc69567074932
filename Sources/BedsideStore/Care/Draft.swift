public import BedsideCore
public import BedsideSchedule

/// An unfinished run and the event to which it belongs.
public struct Draft: Hashable, Sendable {
  /// The draft's name, which is the run's.
  public var id: DraftID
  /// The event.
  public var key: EventKey
  /// The study's day on which the run began.
  public var begun: CivilDate
  /// Where the run stood and what was answered.
  public var data: RestorationData
}
