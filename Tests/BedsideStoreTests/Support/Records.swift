import BedsideCore
import BedsideSchedule
import BedsideStore

/// Values and readings that many tests need.
enum Records {
  static let now = Instant(milliseconds: 1_772_784_000_000)
  static let ann: ParticipantID = "ann"
  static let march = Month.first.advanced(by: 2025 * 12 + 2)
  static let today = Zone.utc.local(now).date
  static let draft: DraftID = "d-1"
  static let annInMarch = JournalFile.month(ann, march)
  static let annsDraft = JournalFile.draft(ann, draft)

  /// The terms on which records of elsewhere come in, in the world's zone.
  static func terms(author: String? = nil, reason: String? = nil) -> ImportTerms {
    ImportTerms(
      source: "copy", author: author, reason: reason, now: now, days: DayRule(zone: .utc),
      zones: NoZones())
  }

  private struct NoZones: ZoneDatabase {
    func zone(_ id: String) throws(ZoneError) -> Zone { throw .unknown(id) }
  }

  static func outcome(_ name: String, finishing draft: DraftID? = nil) -> JournalEntry {
    JournalEntry(
      "outcome", finishing: draft,
      ["name": .string(name), "task": "check-in", "effective": "2026-03-06T08:00:00"])
  }

  /// The member "name" of every sound line of a file, in order.
  static func names(_ journal: any Journal, _ file: JournalFile = annInMarch) throws -> [String] {
    try records(journal, file).map { try $0.json()["name"]?.string ?? "" }
  }

  static func records(
    _ journal: any Journal, _ file: JournalFile = annInMarch
  ) throws -> [JournalRecord] {
    var records: [JournalRecord] = []
    try journal.read(file) { event in if case .record(let record) = event { records.append(record) }
    }
    return records
  }

  static func damage(
    _ journal: any Journal, _ file: JournalFile = annInMarch
  ) throws -> [String] {
    var damage: [String] = []
    try journal.read(file) { event in
      if case .damage(let found) = event { damage.append("\(found)") }
    }
    return damage
  }
}
