internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What became of a notification.
public enum NotificationEnd: Hashable, Sendable {
  /// The desktop has it.
  case sent
  /// There is no program that sends any.
  case noProgram
  /// The program said that it failed, with this status.
  case failed(status: Int32)
}

extension CareDesk {
  /// Tells the desktop what is due and has begun; 2 when that is nothing.
  ///
  /// Everybody who sees the screen can read it, so it has no more than the tasks' titles, and with
  /// `isNeutral`, or where the study has a text for it, not even those.
  func notify(
    isNeutral: Bool, _ send: ((_ title: String, _ text: String) -> NotificationEnd)?
  ) -> ExitCode {
    reporting { () throws(CareError) in
      let now = store.now
      let events = try store.dueEvents().filter { $0.scheduleEvent.start <= now }
      var titles: [String] = []
      for event in events {
        let title = Sanitizer.cleanLine(event.task.title)
        if !titles.contains(title) { titles.append(title) }
      }
      if titles.isEmpty {
        if isJSON { renderer.write(.object(["format": 1, "sent": false, "due": .array([])])) }
        return .nothingDue
      }
      let neutral = neutralReminder(isAsked: isNeutral)
      let isNeutral = neutral != nil
      let title = neutral ?? phrases(.reminderDue, count: titles.count)
      let end = send?(title, isNeutral ? "" : titles.joined(separator: "\n")) ?? .noProgram
      switch end {
      case .sent:
        if isJSON {
          let due = isNeutral ? [] : titles
          renderer.write(.object(["format": 1, "sent": true, "due": .strings(due)]))
        }
        return .done
      case .noProgram:
        renderer.show(.text(phrases(.notifyNone), .problem))
      case .failed(let status):
        let names: KeyValuePairs = ["status": String(status)]
        renderer.show(.text(phrases(.notifyFailed, names), .problem))
      }
      return .failure
    }
  }

  /// What is said where the titles of tasks are not to be read, because the study has a text for that or
  /// because it `isAsked`; nil where they may be.
  func neutralReminder(isAsked: Bool) -> String? {
    content.reminder.map(Sanitizer.cleanLine) ?? (isAsked ? phrases(.reminderNeutral) : nil)
  }
}
