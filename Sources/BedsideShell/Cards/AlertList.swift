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
      [.bullet(Sanitizer.cleanLine(line(alert))), .hint("   " + way(to: alert))]
    }
    return [.heading(title)] + lines + [.gap]
  }

  private func line(_ stored: StoredAlert) -> String {
    let task = desk.store.tasks.first { $0.id == stored.key.task }?.versions.last?.title
    let names: KeyValuePairs = [
      "date": desk.moment(stored.alert.date), "task": task ?? stored.key.task,
      "title": stored.alert.title,
    ]
    let phrase: Phrase =
      stored.isUnfinished ? .alertUnfinished : stored.alert.stands ? .alertLine : .alertOver
    return phrases(phrase, names)
  }

  private func way(to stored: StoredAlert) -> String {
    let names: KeyValuePairs = [
      "task": stored.key.task, "day": stored.eventDay.description,
    ]
    return phrases(stored.isUnfinished ? .alertInDraft : .alertShow, names)
  }
}
