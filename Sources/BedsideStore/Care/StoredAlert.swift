public import BedsideCore
public import BedsideSchedule

/// An alert that was raised while a participant answered, and where it stands in the record.
public struct StoredAlert: Hashable, Sendable {
  /// The alert.
  public var alert: RaisedAlert
  /// The event whose answers raised it.
  public var key: EventKey
  /// The study's day of the event.
  public var eventDay: CivilDate
  /// The study's day on which it was raised.
  public var day: CivilDate
  /// Whether the answers are unfinished still.
  public var isUnfinished: Bool

  /// Makes a stored alert.
  public init(
    alert: RaisedAlert, key: EventKey, eventDay: CivilDate, day: CivilDate, isUnfinished: Bool
  ) {
    self.alert = alert
    self.key = key
    self.eventDay = eventDay
    self.day = day
    self.isUnfinished = isUnfinished
  }

  /// The alert as listings print it.
  public var json: JSONValue {
    guard case .object(var fields) = alert.json else { return .null }
    fields["task"] = .string(key.task)
    fields["event"] = .string(key.description)
    fields["day"] = .string(day.description)
    fields["eventDay"] = .string(eventDay.description)
    fields["unfinished"] = .bool(isUnfinished)
    return .object(fields)
  }
}

extension StoredOutcome {
  /// The alerts that were raised in the run, in order.
  public var alerts: [RaisedAlert] {
    guard case .array(let alerts) = result?["alerts"] else { return [] }
    return alerts.compactMap(RaisedAlert.init)
  }
}
