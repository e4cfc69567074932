internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The alerts of the last days, for whoever cares for the participant.
@MainActor
struct AlertList {
  /// How many days are looked back on, today included.
  static let days = 7

  let alerts: [StoredAlert]
  let desk: CareDesk

  private var phrases: Phrases { desk.phrases }

  /// A heading and a line for each alert; nothing where there is none.
  var blocks: [Block] {
    if alerts.isEmpty { return [] }
    let title = phrases(.alertsTitle, count: Self.days)
    let lines = alerts.flatMap { alert -> [Block] in
      [.bullet(Sanitizer.cleanLine(line(alert))), desk.hint(way(to: alert))]
    }
    return [.heading(title)] + lines + [.gap]
  }

  private func line(_ stored: StoredAlert) -> String {
    let task = desk.store.tasks.first { $0.id == stored.key.task }?.versions.last?.title
    let names: KeyValuePairs = [
      "date": desk.moment(stored.alert.date), "task": task ?? stored.key.task,
      "title": stored.alert.title, "severity": phrases(.severity(stored.alert.severity)),
    ]
    return phrases(stored.alert.stands ? .alertLine : .alertOver, names)
  }

  private func way(to stored: StoredAlert) -> String {
    let names: KeyValuePairs = [
      "task": stored.key.task, "day": stored.eventDay.description,
    ]
    switch stored.answers {
    case .recorded: return phrases(.alertShow, names)
    case .unfinished: return phrases(.alertInDraft, ["task": stored.key.task])
    case .takenBack: return phrases(.alertTakenBack, ["task": stored.key.task])
    case .discarded: return phrases(.alertDiscarded, ["task": stored.key.task])
    }
  }
}
