internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Collects the values of one chart.
struct ChartBuilder {
  private let plan: ChartPlan
  private(set) var values: [SeriesBuilder] = []
  private var adherence: [AdherenceBuilder] = []

  init(_ plan: ChartPlan, _ store: CareStore, allTasks: String) {
    self.plan = plan
    if plan.kind == .adherence {
      adherence = AdherenceBuilder.all(plan, store: store, allTasks: allTasks)
    } else {
      values = zip(plan.series, ChartColor.all(plan.series.map(\.color))).map { series, color in
        SeriesBuilder(
          series, bucket: plan.bucket, of: plan.kind,
          title: series.title ?? store.title(of: series),
          color: color)
      }
    }
  }

  /// The tasks whose outcomes it needs.
  var tasks: [String] { values.filter { $0.plan.source != .progress }.map(\.plan.task) }

  /// Whether it needs whole results.
  var needsResults: Bool { values.contains { $0.needsResults } }

  /// Whether it needs to know what was planned.
  var needsPages: Bool { !adherence.isEmpty || values.contains { $0.needsPlanned } }

  /// Adds what is recorded for an event of a day.
  mutating func add(_ stored: StoredOutcome, on day: CivilDate, _ days: DayRule) {
    for index in values.indices { values[index].add(stored, on: day, days) }
  }

  /// Adds what was planned for a day, and how far it was done.
  mutating func add(_ page: DayPage, today: CivilDate, _ days: DayRule) {
    for index in adherence.indices { adherence[index].add(page, today: today) }
    for index in values.indices where values[index].needsPlanned {
      for event in page.events where event.task.id == values[index].plan.task {
        // What can still be done is no zero yet, and what nobody could have done is none.
        if event.outcome == nil, !event.state(on: today).isSettled { continue }
        values[index].add(event, on: page.day, days)
      }
    }
  }

  /// The chart of `days` with all that was added.
  func chart(_ days: ClosedRange<CivilDate>) -> Chart {
    Chart(plan, days: days, series: values.map(\.series) + adherence.map(\.series))
  }
}

extension CareStore {
  /// What a series is called whose plan does not say: as its kind, or as its task.
  fileprivate func title(of series: SeriesPlan) -> String {
    switch series.source {
    case .value(let kind): kind
    case .score(let id): id
    case .values, .progress: title(of: series.task)
    }
  }
}
