internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Collects how much of what was due was done, day by day, of one task or of all that count.
struct AdherenceBuilder {
  /// The task; nil for all.
  private let task: String?
  private let title: String
  private let color: ChartColor
  private var points: [DataPoint] = []

  /// A builder for each series of a chart; one for all tasks where it has none.
  static func all(
    _ plan: ChartPlan, store: CareStore, allTasks: String
  ) -> [AdherenceBuilder] {
    if plan.series.isEmpty {
      return [AdherenceBuilder(task: nil, title: allTasks, color: .usual(0))]
    }
    return zip(plan.series, ChartColor.all(plan.series.map(\.color))).map { series, color in
      AdherenceBuilder(
        task: series.task, title: series.title ?? store.title(of: series.task), color: color)
    }
  }

  private init(task: String?, title: String, color: ChartColor) {
    self.task = task
    self.title = title
    self.color = color
  }

  /// Adds a day; what can still be done does not count yet, and what was due before the participant took
  /// part never does.
  mutating func add(_ page: DayPage, today: CivilDate) {
    var tally = Tally(for: .mean)
    let position = Double(page.day.dayNumber)
    for event in page.events where task.map({ $0 == event.task.id }) ?? event.task.impactsAdherence
    {
      if !event.state(on: today).isSettled { continue }
      tally.add(event.progress.fraction, at: position)
    }
    guard page.day <= today, let value = tally.value(.mean) else { return }
    points.append(DataPoint(day: page.day, position: position, tally: tally, value: value))
  }

  /// The series with all that was added.
  var series: DataSeries {
    DataSeries(title: title, color: color, aggregator: .mean, bucket: .day, points: points)
  }
}
