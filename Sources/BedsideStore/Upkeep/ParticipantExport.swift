public import BedsideCore

/// A copy of all that a store holds of one participant, as files for any program and for a store.
///
///     export.json   README.txt   outcomes.csv   plan/plan.jsonl   p/<participant>/…
///
/// The participant's lines stand in it byte for byte, the damaged ones included.
public struct ParticipantExport {
  /// The file that describes the others; it comes last, so that it vouches for a whole export.
  public static let manifestName = "export.json"
  static let format = 1

  private let journal: any Journal
  private let participant: ParticipantID
  private let origin: String
  private let clock: StoreClock
  private var files: [JSONValue] = []
  /// Which lines of the record there were when it was written.
  public private(set) var reading = RecordReading()

  /// Makes the export of a participant from a store of this origin and clock.
  public init(
    of participant: ParticipantID, in journal: any Journal, origin: String, clock: StoreClock
  ) {
    self.participant = participant
    self.journal = journal
    self.origin = origin
    self.clock = clock
  }

  /// Hands on the content of a file, piece by piece.
  public typealias Filling = (
    _ take: @escaping ([UInt8]) throws(SystemError) -> Void
  ) throws(ExportError) -> Void

  /// Has `place` make each file of the export, by its path and what fills it, one after the other;
  /// returns how many there were.
  ///
  /// No more than a month of the record is in memory at once.
  public mutating func write(
    readme: String, at now: Instant,
    _ place: (String, @escaping Filling) throws(ExportError) -> Void
  ) throws(ExportError) -> Int {
    files = []
    for file in try names() {
      let bytes = try content(of: file)
      if !bytes.isEmpty { try put(file.description, bytes, place) }
    }
    try writeSupplied(place)
    let (participant, journal) = (participant, journal)
    var reading = RecordReading()
    try put("outcomes.csv", place) { (take) throws(ExportError) in
      reading = try OutcomeTable.write(of: participant, in: journal, take)
    }
    self.reading = reading
    try put("README.txt", Array(readme.utf8), place)
    let manifest = JSONValue.object([
      "format": .integer(Self.format), "participant": .string(participant.description),
      "origin": .string(origin), "clock": .string(clock.rawValue),
      "exported": .string(now.description), "files": .array(files),
    ])
    try put(Self.manifestName, Array((manifest.text + "\n").utf8), place)
    return files.count
  }

  private mutating func put(
    _ path: String, _ bytes: [UInt8],
    _ place: (String, @escaping Filling) throws(ExportError) -> Void
  ) throws(ExportError) {
    try put(path, place) { (take) throws(ExportError) in
      do throws(SystemError) { try take(bytes) } catch { throw .system(error) }
    }
  }

  private mutating func put(
    _ path: String, _ place: (String, @escaping Filling) throws(ExportError) -> Void,
    filling fill: @escaping Filling
  ) throws(ExportError) {
    var sum = SHA256Sum()
    try place(path) { (take) throws(ExportError) in
      try fill { (bytes) throws(SystemError) in
        sum.add(bytes)
        try take(bytes)
      }
    }
    files.append(
      .object([
        "path": .string(path), "bytes": .integer(sum.count), "sha256": .string(sum.hexadecimal),
      ]))
  }

  private mutating func writeSupplied(
    _ place: (String, @escaping Filling) throws(ExportError) -> Void
  ) throws(ExportError) {
    guard let store = journal as? any SuppliedFileStore else { return }
    let hashes: [String]
    do throws(JournalError) {
      hashes = try store.suppliedFiles(of: participant)
    } catch { throw .journal(error) }
    for hash in hashes {
      let bytes: [UInt8]?
      do throws(JournalError) {
        bytes = try store.supplied(hash, of: participant)
      } catch { throw .journal(error) }
      if let bytes { try put("p/\(participant)/files/\(hash)", bytes, place) }
    }
  }

  private func names() throws(ExportError) -> [JournalFile] {
    do throws(JournalError) {
      return [.plan] + (try journal.recordFiles(of: [participant]))
    } catch { throw .journal(error) }
  }

  private func content(of file: JournalFile) throws(ExportError) -> [UInt8] {
    do throws(JournalError) {
      return file == .plan ? try plan() : try journal.whole(file)
    } catch { throw .journal(error) }
  }

  /// The plan's lines that name no other participant.
  private func plan() throws(JournalError) -> [UInt8] {
    var bytes: [UInt8] = []
    try journal.read(.plan) { event in
      guard case .record(let record) = event else { return }
      if !record.isKind(PlanEntry.kind) {
        guard let node = try? record.json(),
          node["participant"]?.string == participant.description
        else { return }
      }
      bytes += record.bytes
      bytes.append(Byte.newline)
    }
    return bytes
  }
}
