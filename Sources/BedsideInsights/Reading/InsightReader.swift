public import BedsideCore
internal import BedsideSchedule
public import BedsideStore

/// Reads what charts show from a participant's record, live.
///
/// The record is gone through once for all charts, month by month; what is kept is one tally for each
/// stretch of time of each series.
public struct InsightReader {
  private let store: CareStore
  /// What a series of adherence to all tasks is called.
  private let allTasks: String

  /// Makes a reader of the record of `store`.
  ///
  /// - Parameters:
  ///   - store: The record.
  ///   - allTasks: What a series of adherence to all tasks is called.
  public init(_ store: CareStore, allTasks: String) {
    self.store = store
    self.allTasks = allTasks
  }

  /// The charts of `plans` with the values of the days in `range`, of which none lies ahead.
  public func charts(
    _ plans: [ChartPlan], on range: ClosedRange<CivilDate>
  ) throws(CareError) -> [Chart] {
    var builders = plans.map { ChartBuilder($0, store, allTasks: allTasks) }
    let tasks = Set(builders.flatMap(\.tasks))
    let keepsResults = builders.contains { $0.needsResults }
    try fill(&builders, on: range, with: tasks, keepingResults: keepsResults)
    if builders.contains(where: { $0.needsPages }) {
      let (today, days) = (store.today, store.days)
      try eachPage(of: range) { page in
        for index in builders.indices { builders[index].add(page, today: today, days) }
      }
    }
    return builders.map { $0.chart(range) }
  }

  /// The charts of `plans`, as `charts` has them, meeting all that is recorded and all that was planned
  /// on the way.
  func charts(
    _ plans: [ChartPlan], on range: ClosedRange<CivilDate>,
    meeting outcome: (StoredOutcome, CivilDate) -> Void, _ page: (DayPage) -> Void
  ) throws(CareError) -> [Chart] {
    var builders = plans.map { ChartBuilder($0, store, allTasks: allTasks) }
    let (today, days) = (store.today, store.days)
    try fill(
      &builders, on: range, with: Set(store.tasks.map(\.id)), keepingResults: true, outcome)
    try eachPage(of: range) { day in
      page(day)
      for index in builders.indices { builders[index].add(day, today: today, days) }
    }
    return builders.map { $0.chart(range) }
  }

  private func fill(
    _ builders: inout [ChartBuilder], on range: ClosedRange<CivilDate>, with tasks: Set<String>,
    keepingResults: Bool, _ body: (StoredOutcome, CivilDate) -> Void = { _, _ in }
  ) throws(CareError) {
    if tasks.isEmpty { return }
    let days = store.days
    try store.eachOutcome(of: tasks, startingOn: range, keepingResults: keepingResults) {
      stored, day in
      body(stored, day)
      for index in builders.indices { builders[index].add(stored, on: day, days) }
    }
  }

  /// Meets the pages of the days in `range` that count for the participant, a month at a time.
  private func eachPage(
    of range: ClosedRange<CivilDate>, _ body: (DayPage) -> Void
  ) throws(CareError) {
    let isCounted = try store.isCounted()
    var day = range.lowerBound
    while day <= range.upperBound {
      let end = min(range.upperBound, DayBucket(.month, holding: day).last)
      for page in try store.pages(from: day, count: day.days(until: end) + 1)
      where isCounted(page.day) { body(page) }
      guard end < .latest else { return }
      day = end.adding(days: 1)
    }
  }
}

extension CareStore {
  /// What a task is called, by its newest version.
  func title(of task: String) -> String {
    tasks.first { $0.id == task }?.versions.last?.title ?? task
  }
}

extension ChartColor {
  /// The colour of the series at `index` where its plan names none.
  static func usual(_ index: Int) -> ChartColor { allCases[index % allCases.count] }

  /// The colours of series: those that are given, and for the others the next ones that none has yet.
  static func all(_ given: [ChartColor?]) -> [ChartColor] {
    let taken = Set(given.compactMap(\.self))
    var free = allCases.filter { !taken.contains($0) }[...]
    return given.enumerated().map { index, color in color ?? free.popFirst() ?? usual(index) }
  }
}
