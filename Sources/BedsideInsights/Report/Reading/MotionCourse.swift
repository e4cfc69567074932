internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// One measure of how far a joint moves, over time.
struct MotionCourse: Sendable {
  /// The measures that are told, as outcomes name them.
  static let kinds = ["minimum", "maximum", "range"]
  /// The unit of every measure of motion.
  static let unit = "deg"

  let task: String
  let kind: String
  private(set) var values: [(day: CivilDate, recorded: Instant, number: Double)] = []

  init(task: String, kind: String) {
    self.task = task
    self.kind = kind
  }

  mutating func add(_ number: Double, _ stored: StoredOutcome, on day: CivilDate) {
    values.append((day, stored.outcome.recorded, number))
  }

  mutating func sort() {
    values.sort { ($0.day, $0.recorded) < ($1.day, $1.recorded) }
  }
}
