internal import BedsideCore

/// An export that was read and checked, ready to be added to a store.
///
/// Its lines keep the names under which they are known, so that adding them twice adds them once, and
/// what was erased here comes back as it was.
public struct ParticipantImport {
  /// Whose records.
  public let participant: ParticipantID
  private var contents: [JournalFile: [UInt8]] = [:]
  private var supplied: [String: [UInt8]] = [:]

  /// Reads the export in a folder, every file of it by `read`.
  ///
  /// `clock` says what time means in the store to which it is to be added.
  public init(
    _ folder: String, clock: StoreClock,
    reading read: (String) throws(SystemError) -> [UInt8]
  ) throws(ExportError) {
    let manifest = try Self.manifest(of: folder, reading: read)
    guard let name = manifest["participant"]?.string, let participant = ParticipantID(name) else {
      throw .noExport(path: folder)
    }
    self.participant = participant
    if clock == .system, manifest["clock"]?.string != StoreClock.system.rawValue {
      throw .rehearsal(path: folder)
    }
    for entry in manifest["files"]?.elements ?? [] {
      guard let path = entry["path"]?.string, let file = Self.file(path, of: participant) else {
        continue
      }
      let bytes: [UInt8]
      do throws(SystemError) { bytes = try read("\(folder)/\(path)") } catch {
        if error.reason == .notFound { throw .changed(path: "\(folder)/\(path)") }
        throw .system(error)
      }
      let hash = SHA256.hexadecimal(bytes)
      if hash != entry["sha256"]?.string { throw .changed(path: "\(folder)/\(path)") }
      switch file {
      case .lines(let file): contents[file] = bytes
      case .supplied(let name): if name == hash { supplied[name] = bytes }
      }
    }
  }

  /// Adds what the store does not have; returns how many lines that were.
  public func add(to journal: any Journal) throws(JournalError) -> Int {
    let source = MemoryJournal()
    source.contents = contents
    var records: [JournalRecord] = []
    for file in contents.keys.sorted(by: { $0.description < $1.description }) {
      if case .draft(_, let draft) = file, try isFinished(draft, in: journal) { continue }
      var known = RecordNames()
      try journal.read(file) { known.note($0) }
      try source.read(file) { event in
        if case .record(let record) = event, known.insert(record) { records.append(record) }
      }
    }
    if let store = journal as? any SuppliedFileStore {
      for (hash, bytes) in supplied { try store.keep(bytes, named: hash, of: participant) }
    }
    try journal.add(records)
    return records.count
  }

  private func isFinished(
    _ draft: DraftID, in journal: any Journal
  ) throws(JournalError) -> Bool {
    var isFinished = false
    try journal.scan(participant) { event in
      if case .record(let record) = event, record.draft == draft { isFinished = true }
    }
    return isFinished
  }
}

extension ParticipantImport {
  private enum Part {
    case lines(JournalFile)
    case supplied(String)
  }

  private static func manifest(
    of folder: String, reading read: (String) throws(SystemError) -> [UInt8]
  ) throws(ExportError) -> JSONNode {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try read("\(folder)/\(ParticipantExport.manifestName)")
    } catch {
      if error.reason == .notFound || error.reason == .notAFolder {
        throw .noExport(path: folder)
      }
      throw .system(error)
    }
    guard let node = try? JSONReader.read(bytes), let format = node["format"]?.integer else {
      throw .noExport(path: folder)
    }
    if format != ParticipantExport.format { throw .format(path: folder, format) }
    return node
  }

  /// What a path of an export holds; nil for what is there for people, and for a path that an export
  /// does not have.
  private static func file(_ path: String, of participant: ParticipantID) -> Part? {
    if let file = JournalFile(path: path) {
      return file.participant == nil || file.participant == participant ? .lines(file) : nil
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts[0] == "p", parts[1] == participant.description,
      parts[2] == "files", FileName.isPlain(parts[3])
    else { return nil }
    return .supplied(parts[3])
  }
}
