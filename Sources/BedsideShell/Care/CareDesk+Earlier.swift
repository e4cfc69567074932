internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// The presenter with what it needs of the record: the outcomes that reviews and models show.
  var presenterOfRuns: TaskPresenter {
    var presenter = presenter
    presenter.steps.earlier = { latest(of: $0) }
    return presenter
  }

  /// What presents the questions of an event, with what was answered to them of late.
  ///
  /// Where that can't be read, the questions are asked without it.
  func presenter(of event: Event) -> TaskPresenter {
    var presenter = presenterOfRuns
    let day = min(event.scheduleEvent.day, store.today)
    for recollection in (try? recollections(of: event.task, on: day)) ?? [] {
      presenter.recollections[recollection.item] = recollection.text
    }
    return presenter
  }

  /// The latest outcome of a task; nil where there is none, or none that can be read.
  private func latest(of task: Identifier<OrderedTask>) -> EarlierOutcome? {
    guard let stored = try? store.latestOutcome(of: task.rawValue) else { return nil }
    var outcome = EarlierOutcome(
      recorded: moment(stored.outcome.recorded), answers: stored.answers,
      task: try? steps(of: stored))
    outcome.isOfToday = store.days.day(of: stored.outcome.recorded) == store.today
    return outcome
  }
}
