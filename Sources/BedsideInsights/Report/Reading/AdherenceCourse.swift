internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// How much of what was due was done, task by task and stretch by stretch.
struct AdherenceCourse: Sendable {
  /// How events went.
  struct Counts: Hashable, Sendable {
    /// All of it was done.
    var done = 0
    /// Of those that were done, the ones that were recorded after their day.
    var late = 0
    /// Some of it was done.
    var partly = 0
    /// None of it was done.
    var missed = 0
    /// It can still be done.
    var open = 0

    /// How many were due and can't be done any more, or are done.
    var due: Int { done + partly + missed }

    mutating func add(_ other: Counts) {
      done += other.done
      late += other.late
      partly += other.partly
      missed += other.missed
      open += other.open
    }
  }

  let bucket: ChartPlan.Bucket
  /// The tasks by the place in the study at which they were met, with what they came to.
  private(set) var tasks: [(id: String, counts: Counts)] = []
  /// What each stretch of time came to, by its first day and the task.
  private(set) var stretches: [CivilDate: [String: Counts]] = [:]
  /// How many days there are of which something was due: done, or too late to be done.
  private(set) var dueDays = 0
  /// Those of them of which nothing is recorded.
  private(set) var emptyDays: [CivilDate] = []

  init(_ days: ClosedRange<CivilDate>) {
    let count = days.lowerBound.days(until: days.upperBound) + 1
    bucket = count <= 14 * 7 ? .week : count <= 24 * 31 ? .month : .year
  }

  /// What all tasks came to.
  var total: Counts { tasks.reduce(into: Counts()) { $0.add($1.counts) } }

  /// Adds a day.
  mutating func add(_ page: DayPage, today: CivilDate) {
    guard page.day <= today else { return }
    let first = DayBucket(bucket, holding: page.day).first
    var isDue = false
    for event in page.events where event.task.impactsAdherence {
      let counts = Counts(event, today: today)
      if counts.due > 0 { isDue = true }
      stretches[first, default: [:]][event.task.id, default: Counts()].add(counts)
      if let index = tasks.firstIndex(where: { $0.id == event.task.id }) {
        tasks[index].counts.add(counts)
      } else {
        tasks.append((event.task.id, counts))
      }
    }
    if !isDue { return }
    dueDays += 1
    let isEmpty = page.events.allSatisfy { $0.outcome == nil } && page.unexplained.isEmpty
    if isEmpty { emptyDays.append(page.day) }
  }
}

extension AdherenceCourse.Counts {
  /// How one event went.
  fileprivate init(_ event: Event, today: CivilDate) {
    let fraction = event.progress.fraction
    switch event.state(on: today) {
    case .completed:
      done = 1
      late = event.outcome?.isLate == true ? 1 : 0
    case .due, .late, .later: open = 1
    case .missed: if fraction > 0 { partly = 1 } else { missed = 1 }
    case .before: break
    }
  }
}
