internal import BedsideCore
internal import BedsideSchedule

extension StudyReader {
  /// Notes what can be seen of an entry's schedule only with its version and its card.
  func reportSchedule(of entry: StudyEntry, in study: Study) {
    let elements = entry.task.schedule?.elements ?? []
    let nodes = entry.node["schedule"]?["elements"]?.elements ?? []
    for (element, node) in zip(elements, nodes) {
      let exceptions = node["exceptions"]?.elements ?? []
      for (exception, node) in zip(element.exceptions, exceptions) {
        report(exception, of: element, entry.task, study, at: node)
      }
    }
    if let style = entry.node["card"]?["style"], let schedule = entry.task.schedule,
      !schedule.mayComeSeveralTimesADay,
      entry.task.card.style == .grid || entry.task.card.style == .checklist
    {
      log.add(
        "A '\(entry.task.card.style.rawValue)' card shows several events, and there is at most one a"
          + " day. A 'simple' card would do.", at: style.offset, severity: .warning)
    }
  }

  private func report(
    _ exception: ScheduleException, of element: ScheduleElement, _ task: CareTask,
    _ study: Study, at node: JSONNode
  ) {
    if let target = exception.target, target.date < task.effective {
      log.add(
        "The event moves to \(target.date), before the task takes effect on \(task.effective). Write"
          + " a later day.", at: node["moveTo"]?.offset ?? node.offset)
    }
    let time = element.isAllDay ? .midnight : element.start.time
    if exception.target == LocalDateTime(date: exception.date, time: time) {
      log.add(
        "The event of \(exception.date) starts then anyhow, so that this exception changes nothing.",
        at: node["moveTo"]?.offset ?? node.offset, severity: .warning)
    }
    let mayHaveEvent = element.mayHaveEvent(
      on: exception.date, zone: study.zone, dayStart: study.dayStart)
    guard !mayHaveEvent else { return }
    log.add(
      "No event starts on \(exception.date), so that this exception changes nothing.",
      at: node["date"]?.offset ?? node.offset, severity: .warning)
  }
}
