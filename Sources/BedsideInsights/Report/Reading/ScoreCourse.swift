internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// A score over time: its values in order, and how often there was none.
struct ScoreCourse: Sendable {
  /// A value with its day.
  struct Value: Sendable {
    let day: CivilDate
    let recorded: Instant
    let score: StoredScore
    let number: Double
    let version: SurveyVersion
  }

  let task: String
  let id: String
  /// The values, in the order of time once `sort` was called.
  private(set) var values: [Value] = []
  /// The days on which too few answers were given.
  private(set) var gaps: [CivilDate] = []
  /// The days of events that were missed.
  private(set) var missed: [CivilDate] = []
  /// The first value that was ever recorded, whatever days are shown.
  var baseline: Value?

  init(task: String, id: String) {
    self.task = task
    self.id = id
  }

  mutating func add(
    _ score: StoredScore, _ stored: StoredOutcome, on day: CivilDate, _ version: SurveyVersion
  ) {
    if let value = Value(score, stored, on: day, version) {
      values.append(value)
    } else {
      gaps.append(day)
    }
  }

  mutating func addMissed(_ day: CivilDate) { missed.append(day) }

  mutating func sort() {
    values.sort { ($0.day, $0.recorded) < ($1.day, $1.recorded) }
  }
}

extension ScoreCourse.Value {
  /// The value of a score with its day; nil where too few answers were given.
  init?(
    _ score: StoredScore, _ stored: StoredOutcome, on day: CivilDate, _ version: SurveyVersion
  ) {
    guard let number = score.value else { return nil }
    self.init(
      day: day, recorded: stored.outcome.recorded, score: score, number: number, version: version)
  }
}
