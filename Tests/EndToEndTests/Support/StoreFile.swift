import BedsideStore

/// All that stands in a file of a store.
struct StoreFile {
  private(set) var records: [JournalRecord] = []
  private(set) var damage: [JournalDamage] = []

  init(_ file: JournalFile, in journal: some Journal) throws {
    var records: [JournalRecord] = []
    var damage: [JournalDamage] = []
    try journal.read(file) { event in
      switch event {
      case .record(let record): records.append(record)
      case .damage(let found): damage.append(found)
      case .replaced: break
      }
    }
    (self.records, self.damage) = (records, damage)
  }

  /// The numbers that each origin has given to its lines, in their order.
  var numbers: [String: [Int]] {
    Dictionary(grouping: records, by: \.origin).mapValues { $0.map(\.number) }
  }
}
