internal import BedsideCore

/// What is remembered of a month without its lines: what it does not speak of need not be looked for.
struct MonthDigest: Hashable {
  /// How far the file was read; it tells whether the file is still the one that was read.
  var place = JournalPlace()
  /// The tasks that any line is about.
  var tasks: Set<String> = []
  /// Whether any line may hold an alert.
  var hasAlerts = false
  /// Whether every line so far was sound; damage must be met again to be told.
  var isSound = true

  mutating func add(_ record: JournalRecord) {
    if let task = record.task, !tasks.contains(task) { tasks.insert(task) }
    if !hasAlerts { hasAlerts = record.mentions(LineMember.alert) }
  }
}
