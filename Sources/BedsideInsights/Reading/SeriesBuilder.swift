internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Collects the values of one series, in whatever order they are met.
struct SeriesBuilder {
  let plan: SeriesPlan
  let bucket: ChartPlan.Bucket
  /// Whether events that were missed break it, as they do a line.
  private let marksMissed: Bool
  private let color: ChartColor
  private let title: String
  private var units: String?
  private var tallies: [CivilDate: Tally] = [:]
  private var events: [DataPoint] = []
  private var gaps: [Double] = []
  private var partial: [CivilDate] = []

  init(
    _ plan: SeriesPlan, bucket: ChartPlan.Bucket, of kind: ChartPlan.Kind, title: String,
    color: ChartColor
  ) {
    self.plan = plan
    self.bucket = bucket
    marksMissed = kind == .line && (bucket == .event || plan.aggregator == .perEvent)
    self.color = color
    self.title = title
    units = plan.units
  }

  /// Whether scores are needed, which stand in whole results alone.
  var needsResults: Bool { if case .score = plan.source { true } else { false } }

  private var isPerEvent: Bool { bucket == .event || plan.aggregator == .perEvent }

  /// Whether it depends on what was planned, too: what was not done is none then and no gap, or breaks a
  /// line.
  var needsPlanned: Bool { plan.source == .progress || plan.aggregator == .count || marksMissed }

  /// Adds what is recorded for an event of a day.
  mutating func add(_ stored: StoredOutcome, on day: CivilDate, _ days: DayRule) {
    guard stored.outcome.key.task == plan.task else { return }
    let fallback = stored.outcome.recorded
    var found: [(value: Double, position: Double)] = []
    switch plan.source {
    case .progress: return
    case .score(let id):
      guard let score = stored.score(id) else { return }
      // Too few answers make no score: a gap, and no zero.
      guard let number = score.value else {
        if isPerEvent { gaps.append(days.position(of: fallback, on: day)) }
        return
      }
      if score.part != nil { partial.append(day) }
      found = [(number, days.position(of: fallback, on: day))]
      units = units ?? score.units
    case .values, .value:
      for value in stored.outcome.values where matches(value.kind) {
        guard let number = number(value) else { continue }
        found.append((number, days.position(of: value.recorded ?? fallback, on: day)))
        units = units ?? value.units
      }
      if found.isEmpty, isPerEvent { gaps.append(days.position(of: fallback, on: day)) }
    }
    add(found, on: day)
  }

  /// Adds an event of a day that is over or done, with how far it was done.
  mutating func add(_ event: Event, on day: CivilDate, _ days: DayRule) {
    if plan.source == .progress {
      add([(event.progress.value, Double(day.dayNumber))], on: day)
    } else if plan.aggregator == .count {
      // None is counted too: an empty tally comes to 0.
      tallies[DayBucket(bucket, holding: day).first, default: Tally(for: .count)]
        .add(Tally(for: .count))
    }
    if marksMissed, event.outcome == nil {
      let isAllDay = event.element?.isAllDay ?? false
      gaps.append(
        isAllDay
          ? Double(day.dayNumber) + 0.5 : days.position(of: event.scheduleEvent.start, on: day))
    }
  }

  private mutating func add(_ found: [(value: Double, position: Double)], on day: CivilDate) {
    guard !found.isEmpty else { return }
    if plan.aggregator == .perEvent {
      for value in found { addEvent([value], on: day) }
    } else if bucket == .event {
      addEvent(found, on: day)
    } else {
      let first = DayBucket(bucket, holding: day).first
      var tally = tallies[first] ?? Tally(for: plan.aggregator)
      for value in found { tally.add(value.value, at: value.position) }
      tallies[first] = tally
    }
  }

  private mutating func addEvent(
    _ found: [(value: Double, position: Double)], on day: CivilDate
  ) {
    var tally = Tally(for: plan.aggregator)
    for value in found { tally.add(value.value, at: value.position) }
    guard let value = tally.value(plan.aggregator) else { return }
    events.append(
      DataPoint(day: day, position: found[0].position, tally: tally, value: value))
  }

  private func matches(_ kind: String?) -> Bool {
    if case .value(let wanted) = plan.source { kind == wanted } else { true }
  }

  /// What a value is as a number; what is none can be counted alone.
  private func number(_ value: OutcomeValue) -> Double? {
    switch value.value {
    case .integer(let number): Double(number)
    case .double(let number): number.isFinite ? number : nil
    case .boolean(let isTrue): isTrue ? 1 : 0
    case .text, .date, .time, .instant, .binary: plan.aggregator == .count ? 1 : nil
    }
  }

  /// The series with all that was added.
  var series: DataSeries {
    let bucketed = tallies.compactMap { day, tally in
      tally.value(plan.aggregator).map {
        DataPoint(day: day, position: Double(day.dayNumber), tally: tally, value: $0)
      }
    }
    var series = DataSeries(
      title: title, units: units ?? "", color: color, aggregator: plan.aggregator, bucket: bucket,
      points: (bucketed + events).sorted { ($0.position, $0.value) < ($1.position, $1.value) })
    series.gaps = gaps.sorted()
    series.partial = partial.sorted()
    return series
  }
}

extension DayRule {
  /// The place of a moment on an axis of days; the middle of its event's day where it was recorded on
  /// another one.
  fileprivate func position(of instant: Instant, on day: CivilDate) -> Double {
    let bounds = bounds(of: day)
    let length = Double(bounds.lowerBound.milliseconds(until: bounds.upperBound))
    guard bounds.contains(instant), length > 0 else { return Double(day.dayNumber) + 0.5 }
    let passed = Double(bounds.lowerBound.milliseconds(until: instant))
    return Double(day.dayNumber) + passed / length
  }
}
