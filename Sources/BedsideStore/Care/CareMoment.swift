internal import BedsideCore
internal import BedsideSchedule

/// What has been read of a record while it is shown as it is at one moment.
struct CareMoment {
  /// The months about which anything is recorded, once they were asked for.
  var recordedMonths: [Month]?
  /// The months that were read.
  var months: Set<Month> = []
  /// The months of which it is known what they speak of.
  var digested: Set<Month> = []
  /// Whether the plan was read.
  var hasPlan = false
  /// The unfinished runs, once they were asked for.
  var drafts: [Draft]?
  /// The first day that counts for the participant, once it was asked for.
  var firstCounted: CivilDate?
  /// What opens and closes the tasks, once it was asked for.
  var gates: Gates?
}

extension CareStore {
  /// What `look` returns, all of it about the record as it is at one moment: however often it asks,
  /// each file is read once, and what others write meanwhile is seen the next time.
  ///
  /// It is for showing: nothing may be recorded within.
  public func atOneMoment<Seen, Failure: Error>(
    _ look: () throws(Failure) -> Seen
  ) throws(Failure) -> Seen {
    guard cache.moment == nil else { return try look() }
    cache.moment = CareMoment()
    defer { cache.moment = nil }
    return try look()
  }
}
