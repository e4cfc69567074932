internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What can be said of a task before anybody is asked anything.
extension CareDesk {
  /// Says what keeps the event of a task from being begun; nil when nothing does.
  func obstacle(toStarting id: String, on day: CivilDate?) -> Program.End? {
    do throws(CareError) {
      let event = try store.eventToStart(id, on: day)
      guard event.task.survey == nil else { return nil }
      showWhatInstead(event.task)
      return Program.End(.badData)
    } catch {
      return Program.End(report(error))
    }
  }

  /// Whether `resume` would go on with unfinished answers: those of the task, or the only ones there
  /// are.
  func canResume(_ id: String?) -> Bool {
    guard let drafts = try? unfinished() else { return false }
    let fitting = drafts.filter {
      id == nil || $0.key.task == id || $0.id.description == id
    }
    return fitting.count == 1 || !fitting.isEmpty && canAsk
  }
}
