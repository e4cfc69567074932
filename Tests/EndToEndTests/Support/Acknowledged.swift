import BedsideCore
import BedsideStore
import Testing

/// The lines that were acknowledged to be in a store, by file and name.
struct Acknowledged {
  private(set) var names: [JournalFile: Set<String>] = [:]
  /// How many there are.
  private(set) var count = 0

  /// Notes what a `journal-writer` wrote to its standard output, which may end within a line.
  mutating func note(_ output: some StringProtocol) throws {
    for line in String(output).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let file = JournalFile(path: words[0]) else {
        throw Failure("No acknowledgement: \(line)")
      }
      if names[file, default: []].insert(words[1]).inserted { count += 1 }
    }
  }

  /// What is missing in a store: nothing where it keeps its promise.
  ///
  /// The answers of a draft may be gone once its outcome is there.
  func missing(in journal: some Journal) throws -> [String] {
    var missing: [String] = []
    var finished: Set<DraftID> = []
    let months = names.filter { if case .month = $0.key { true } else { false } }
    for (file, names) in months {
      let records = try StoreFile(file, in: journal).records
      finished.formUnion(records.compactMap(\.draft))
      missing += names.subtracting(try records.map(Self.name))
    }
    for (file, names) in names where months[file] == nil {
      if case .draft(_, let draft) = file, finished.contains(draft) { continue }
      missing += names.subtracting(try StoreFile(file, in: journal).records.map(Self.name))
    }
    return missing.sorted()
  }

  /// Forgets all, when everything that was acknowledged has been looked for.
  mutating func clear() { names = [:] }

  private static func name(_ record: JournalRecord) throws -> String {
    try record.json()["name"]?.string ?? ""
  }
}
