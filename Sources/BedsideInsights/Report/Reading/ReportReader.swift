public import BedsideCore
internal import BedsideSchedule
public import BedsideStore

/// Reads what a report tells from a participant's record.
public struct ReportReader {
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

  /// What is recorded of the days in `range`, of which none lies ahead, with the charts of `plans`.
  ///
  /// - Complexity: The months of these days, and those up to the first value of each score.
  public func record(
    _ plans: [ChartPlan], on range: ClosedRange<CivilDate>
  ) throws(CareError) -> ReportRecord {
    let marking = plans.compactMap(\.marking)
    var collector = ReportCollector(range)
    let today = store.today
    let all = try InsightReader(store, allTasks: allTasks).charts(
      plans + marking, on: range, meeting: { collector.add($0, on: $1) },
      { collector.add($0, today: today) })
    return ReportRecord(
      days: range, today: today, surveys: collector.surveys,
      charts: Array(all.prefix(plans.count)),
      marks: all.dropFirst(plans.count).flatMap(MarkedRange.all),
      alerts: try alerts(on: range), scores: try baselined(collector.scores),
      motions: collector.motions, adherence: collector.adherence, notes: collector.notes,
      answers: collector.answers, revisions: try revisions(on: range),
      losses: try store.acceptedLosses().map { ($0, store.day(of: $0.date)) },
      outcomeCount: collector.outcomeCount,
      enrolment: try store.beginning(),
      tasks: store.tasks.map { ($0.id, $0.versions.last?.title ?? $0.id) },
      left: try store.withdrawal()?.day)
  }

  private func alerts(on range: ClosedRange<CivilDate>) throws(CareError) -> [StoredAlert] {
    let count = range.lowerBound.days(until: store.today) + 1
    return try store.alerts(inLast: max(1, count)).filter { range.contains($0.day) }
  }

  /// The courses, each with the first value that was ever recorded.
  private func baselined(_ courses: [ScoreCourse]) throws(CareError) -> [ScoreCourse] {
    var courses = courses
    for index in courses.indices {
      let (task, id) = (courses[index].task, courses[index].id)
      guard let first = try store.firstOutcome(of: task, withScore: id),
        let score = first.score(id)
      else { continue }
      let key = first.outcome.key
      courses[index].baseline = ScoreCourse.Value(
        score, first, on: first.day, SurveyVersion(task: key.task, version: key.version))
    }
    return courses
  }

  private func revisions(
    on range: ClosedRange<CivilDate>
  ) throws(CareError) -> [(entry: HistoryEntry, day: CivilDate)] {
    var order = LineOrder()
    var revisions: [(place: Instant, entry: HistoryEntry)] = []
    try store.eachRevision(on: range) { entry in
      revisions.append((order.place(of: entry.date, in: entry.line.file), entry))
    }
    let sorted = revisions.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return sorted.map { ($0.element.entry, store.day(of: $0.element.entry.date)) }
  }
}
