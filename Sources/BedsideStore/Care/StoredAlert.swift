public import BedsideCore
public import BedsideSchedule

/// An alert that was raised while a participant answered, and where it stands in the record.
public struct StoredAlert: Hashable, Sendable {
  /// What became of the answers that raised an alert.
  public enum Answers: String, Hashable, Sendable, CaseIterable {
    /// They are recorded.
    case recorded
    /// They are unfinished still.
    case unfinished
    /// They were recorded and taken back.
    case takenBack
    /// They were thrown away before they were finished.
    case discarded
  }

  /// The alert.
  public var alert: RaisedAlert
  /// The event whose answers raised it.
  public var key: EventKey
  /// The study's day of the event.
  public var eventDay: CivilDate
  /// The study's day on which it was raised.
  public var day: CivilDate
  /// What became of the answers.
  public var answers: Answers

  /// Makes a stored alert.
  public init(
    alert: RaisedAlert, key: EventKey, eventDay: CivilDate, day: CivilDate, answers: Answers
  ) {
    self.alert = alert
    self.key = key
    self.eventDay = eventDay
    self.day = day
    self.answers = answers
  }

  /// The alert as listings print it.
  public var json: JSONValue {
    guard case .object(var fields) = alert.json else { return .null }
    fields["task"] = .string(key.task)
    fields["event"] = .string(key.description)
    fields["day"] = .string(day.description)
    fields["eventDay"] = .string(eventDay.description)
    fields["unfinished"] = .bool(answers == .unfinished)
    fields["answers"] = .string(answers.rawValue)
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
