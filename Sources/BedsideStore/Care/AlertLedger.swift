internal import BedsideCore
internal import BedsideSchedule

/// The alerts that the lines of a journal tell of, with what became of the answers behind them.
///
/// An alert that was raised stays, whatever is done to the answers later.
struct AlertLedger {
  private let days: DayRule
  private var byEvent: [EventKey: [StoredAlert]] = [:]

  init(days: DayRule) { self.days = days }

  /// All alerts, in no order.
  var alerts: [StoredAlert] { byEvent.values.flatMap(\.self) }

  /// Whether a line about `task` may say something of the answers behind an alert.
  func mayChange(by task: String?) -> Bool { byEvent.keys.contains { $0.task == task } }

  /// Adds what a line says; lines come in their order.
  mutating func add(_ statement: OutcomeLine.Statement) {
    switch statement {
    case .recorded(let stored): record(stored)
    // Alerts come from surveys, whose answers are not recorded one by one.
    case .added, .removed: break
    case .deleted(let key, _):
      for index in (byEvent[key] ?? []).indices
      where byEvent[key]?[index].answers == .recorded {
        byEvent[key]?[index].answers = .takenBack
      }
    case .discarded(let run):
      byEvent[run.key, default: []] += run.alerts.map {
        stored($0, run.key, run.day, .discarded)
      }
    }
  }

  /// What is recorded takes the place of what was: alerts that it does not have hold no more.
  private mutating func record(_ outcome: StoredOutcome) {
    let key = outcome.outcome.key
    let new = outcome.alerts.map { stored($0, key, outcome.day, .recorded) }
    let earlier = (byEvent[key] ?? []).compactMap { old -> StoredAlert? in
      guard old.answers == .recorded else { return old }
      if new.contains(where: { $0.alert.id == old.alert.id && $0.alert.date == old.alert.date }) {
        return nil
      }
      var old = old
      old.alert.stands = false
      return old
    }
    let all = earlier + new
    if !all.isEmpty { byEvent[key] = all }
  }

  private func stored(
    _ alert: RaisedAlert, _ key: EventKey, _ day: CivilDate, _ answers: StoredAlert.Answers
  ) -> StoredAlert {
    StoredAlert(
      alert: alert, key: key, eventDay: day, day: days.day(of: alert.date), answers: answers)
  }
}
