public import BedsideCore
public import BedsideSchedule

/// A line that somebody changed in an editor, so that it no longer counts.
///
/// It can be adopted: what it says now is added as a new line, by whom and why, which names the old
/// one. The edited line itself stays where it is.
public struct HandEdit: Sendable {
  /// The file.
  public let file: JournalFile
  /// The line, from 1.
  public let line: Int
  /// What the line says.
  public let text: String
  private let kind: String
  private let draft: DraftID?
  private let fields: JSONFields
  /// The checksum that the line still states.
  private let check: String
  /// The mark of what the line had adopted itself.
  private let earlier: JSONValue?
  /// The event of which the line speaks; nil for a setting.
  public private(set) var event: EventKey?
  /// What the line says is recorded; nil for one that records nothing.
  public private(set) var stored: StoredOutcome?

  /// Finds the line and judges whether it can be adopted on the study's day `today`.
  public init(
    line: Int, of file: JournalFile, in journal: any Journal, today: CivilDate
  ) throws(AdoptionError) {
    switch file {
    case .month, .settings: break
    case .plan, .draft: throw .notARecord
    }
    self.file = file
    self.line = line
    text = try Self.text(ofLine: line, in: file, of: journal)
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try JSONReader.read(Array(text.utf8))
    } catch { throw .unreadable(error.message) }
    guard let kind = node["k"]?.string, node["o"]?.string != nil else {
      throw .unreadable("'o' or 'k' is missing.")
    }
    self.kind = kind
    draft = node["draft"]?.string.flatMap { DraftID($0) }
    check = node["c"]?.string ?? ""
    fields = JournalEntry.own(node)
    earlier = fields[Adoption.key]
    try checkPlace(node)
    if let day = node["day"]?.string.flatMap({ CivilDate($0) }), day > today { throw .future(day) }
    try checkOrder(in: journal)
  }

  /// Checks that a line about an event says which, and that it stands in the right file.
  private mutating func checkPlace(_ node: JSONNode) throws(AdoptionError) {
    guard case .month(let participant, let month) = file else { return }
    let bytes = Array(text.utf8) + [Byte.newline]
    guard let scanned = JournalLine.read(bytes.span, at: 0), scanned.state != .unreadable else {
      throw .unreadable("'o', 'n' or 'k' is missing.")
    }
    let record = JournalRecord(file: file, line: line, bytes: bytes, scanned: scanned)
    guard OutcomeLine.isOne(record) else { return }
    guard let statement = OutcomeLine.statement(record, node),
      let day = node["day"]?.string.flatMap({ CivilDate($0) }),
      node["recorded"]?.string.flatMap({ Instant($0) }) != nil
    else {
      throw .unreadable("'event', 'day', 'effective', 'recorded' or 'on' is missing or wrong.")
    }
    event = statement.key
    guard statement.key.participant == participant.description, Month(day) == month else {
      throw .misplaced
    }
    switch statement {
    case .recorded(let stored), .added(let stored):
      guard stored.outcome.values.count == node["values"]?.elements?.count,
        !stored.outcome.values.isEmpty
      else { throw .unreadable("'values' holds none, or one that can't be read.") }
      self.stored = stored
    case .removed, .deleted, .discarded: break
    }
  }

  private static func text(
    ofLine line: Int, in file: JournalFile, of journal: any Journal
  ) throws(AdoptionError) -> String {
    var isSound = false
    let found: String?
    do throws(JournalError) {
      try journal.read(file) { event in
        if case .record(let record) = event, record.line == line { isSound = true }
      }
      found = try journal.text(ofLine: line, in: file)
    } catch { throw .journal(error) }
    if isSound { throw .sound }
    guard let found else { throw .noSuchLine }
    return found
  }

  /// Adding the line at the end must not undo what was recorded behind it.
  private func checkOrder(in journal: any Journal) throws(AdoptionError) {
    let names = ["event", "setting"].compactMap { key in fields[key].map { (key, $0) } }
    var later: Int?
    var adopted: Int?
    do throws(JournalError) {
      adopted = try journal.adoptions(in: file)[line]
      try journal.read(file) { event in
        guard case .record(let record) = event, record.line > line, later == nil,
          let node = try? record.json()
        else { return }
        // What this line said before it was edited once more is what is to be changed.
        if Adoption.all(node[Adoption.key], in: record.line).contains(where: { $0.line == line }) {
          return
        }
        if names.contains(where: { node[$0.0]?.value == $0.1 }) { later = record.line }
      }
    } catch { throw .journal(error) }
    if let adopted { throw .adopted(line: adopted) }
    if let later { throw .superseded(line: later) }
  }

  /// Adds what the line says now as a new line; returns when that is on the disk.
  public func adopt(
    in journal: any Journal, author: String, reason: String, at now: Instant
  ) throws(JournalError) -> Acknowledgement? {
    var fields = fields
    fields["author"] = .string(author)
    fields["reason"] = .string(reason)
    var mark: JSONFields = [
      "line": .integer(line), "c": .string(check), "sum": .string(Adoption.sum(of: text)),
      "at": .string(now.description),
    ]
    mark[Adoption.key] = earlier
    fields[Adoption.key] = .object(mark)
    let entry = JournalEntry(kind, finishing: draft, fields)
    // What was changed in the file besides is not adopted with it.
    let isAll = try !journal.verification(of: file).isAltered
    // What another shell may have adopted or changed since is looked at under the lock.
    let added = try journal.append([entry], to: file) { () throws(JournalError) in
      do throws(AdoptionError) {
        try checkOrder(in: journal)
        return true
      } catch {
        if case .journal(let error) = error { throw error }
        return false
      }
    }?.first
    // The line was edited, which somebody answers for; what can't be noted now is told until it is.
    if added != nil, isAll { try? journal.renew(file, at: now) }
    return added
  }
}
