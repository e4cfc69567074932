/// The names of lines: who wrote each and as which of its lines.
struct RecordNames {
  private var numbers: [String: Set<Int>] = [:]

  /// Adds the name of a record; false when it is there already.
  mutating func insert(_ record: JournalRecord) -> Bool {
    numbers[record.origin, default: []].insert(record.number).inserted
  }

  /// Adds the name of a line that a reader meets.
  mutating func note(_ event: JournalEvent) {
    if case .record(let record) = event { _ = insert(record) }
  }
}
