internal import BedsideCore
internal import BedsideSchedule

/// An export that was read and checked, ready to be added to a store.
///
/// Its lines keep the names under which they are known, so that adding them twice adds them once, and
/// what was erased here comes back as it was.
public struct ParticipantImport {
  /// Whose records.
  public let participant: ParticipantID
  private var contents: [JournalFile: [UInt8]] = [:]
  private var supplied: [String: [UInt8]] = [:]
  /// The supplied files that are not what their names say.
  private var changedFiles: [String] = []

  /// Reads the export in a folder, every file of it by `read`, which is given its path in there.
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
      do throws(SystemError) { bytes = try read(path) } catch {
        if error.reason == .notFound { throw .changed(path: "\(folder)/\(path)") }
        throw .system(error)
      }
      let hash = SHA256.hexadecimal(bytes)
      if hash != entry["sha256"]?.string { throw .changed(path: "\(folder)/\(path)") }
      switch file {
      case .lines(let file): contents[file] = bytes
      case .supplied(let name):
        if name == hash { supplied[name] = bytes } else { changedFiles.append(path) }
      }
    }
  }

  /// What an import came to.
  public struct Result: Hashable, Sendable {
    /// How many lines were added.
    public var added = 0
    /// How many lines were left out, as the store has newer ones of the same origin: added behind those
    /// they would count in their place.
    public var leftOut = 0
    /// What the copy has lost: lines that can't be read, or are missing, and supplied files that are not
    /// what their names say.
    public var losses: [ImportLoss] = []
    /// The lines that were added and of whose task or version nothing tells.
    public var unplanned: [UnplannedLines] = []

    /// Makes the result of an import that added so many lines.
    public init(added: Int = 0) { self.added = added }
  }

  /// Adds what the store does not have, and notes who brought it in; nothing where any line is against
  /// the rules of the record.
  ///
  /// `plan` is what the study plans.
  public func add(
    to journal: any Journal, by terms: ImportTerms,
    under plan: StudyPlan = .unknown
  ) throws(ImportError) -> Result {
    var result = Result()
    var records: [JournalRecord] = []
    result.losses = changedFiles.map { .file(path: $0) }
    let check = ImportCheck(participant: participant, terms: terms, plan: plan)
    for file in contents.keys.sorted(by: { $0.description < $1.description }) {
      records += try additions(of: file, to: journal, check, &result)
    }
    result.unplanned = try check.check(records)
    if records.isEmpty, supplied.isEmpty { return result }
    do throws(JournalError) {
      try write(records, to: journal, terms)
    } catch { throw .journal(error) }
    // What can't be noted now is noted by the next verification.
    try? journal.rememberAll(of: participant, at: terms.now)
    result.added = records.count
    return result
  }

  /// The lines of a file that the store does not have, in their order.
  private func additions(
    of file: JournalFile, to journal: any Journal, _ check: ImportCheck, _ result: inout Result
  ) throws(ImportError) -> [JournalRecord] {
    var known = KnownLines()
    var new: [JournalRecord] = []
    // A line that comes twice is one line.
    var met = KnownLines()
    var clash: JournalRecord?
    var leftOut = 0
    let source = MemoryJournal()
    source.contents = [file: contents[file] ?? []]
    do throws(JournalError) {
      if case .draft(_, let draft) = file, try isFinished(draft, in: journal) { return [] }
      try journal.read(file) { event in if case .record(let record) = event { known.add(record) } }
      try source.read(file) { event in
        guard case .record(let record) = event, file != .plan || check.isOurs(record) else {
          return
        }
        switch met.place(of: record) {
        case .known: return
        case .other: clash = clash ?? record
        case .older, .new: met.add(record)
        }
        switch known.place(of: record) {
        case .known: break
        case .other: clash = clash ?? record
        // The plan's lines are found by what they hold, in whatever order they stand.
        case .older where file != .plan: leftOut += 1
        case .older, .new: new.append(record)
        }
      }
      result.losses += try source.importLosses(of: file)
    } catch { throw .journal(error) }
    if let clash { throw .clash(file: file, line: clash.line) }
    result.leftOut += leftOut
    return try firsts(among: new, in: file, of: journal, &result)
  }

  /// The lines without those that record anew what stands by then, and what changes these: the first answer
  /// to an event counts, and is changed by what says that it changes it.
  private func firsts(
    among new: [JournalRecord], in file: JournalFile, of journal: any Journal,
    _ result: inout Result
  ) throws(ImportError) -> [JournalRecord] {
    guard case .month = file, new.contains(where: { $0.isKind(OutcomeLine.outcome) }) else {
      return new
    }
    var fold = HistoryFold()
    do throws(JournalError) {
      try journal.read(file) { event in
        if case .record(let record) = event { _ = fold.entry(record) }
      }
    } catch { throw .journal(error) }
    var second: Set<EventKey> = []
    return new.filter { record in
      guard let key = (try? record.json())?["event"]?.string.flatMap({ EventKey($0) }) else {
        return true
      }
      if second.contains(key) { return false }
      let isRecorded = fold.fold.outcomes[key]?.outcome.values.isEmpty == false
      if record.isKind(OutcomeLine.outcome), isRecorded {
        second.insert(key)
        result.losses.append(.recorded(file: file, line: record.line, key: key))
        return false
      }
      _ = fold.entry(record)
      return true
    }
  }

  /// Writes the lines with a note before them that outlasts an erasure, and one behind them that says
  /// which they were.
  private func write(
    _ records: [JournalRecord], to journal: any Journal, _ terms: ImportTerms
  ) throws(JournalError) {
    if !records.isEmpty {
      try journal.append([DataLine(.import, of: participant, by: terms).entry], to: .plan)
    }
    if let store = journal as? any SuppliedFileStore {
      for (hash, bytes) in supplied { try store.keep(bytes, named: hash, of: participant) }
    }
    if records.isEmpty { return }
    try journal.add(records)
    // The settings may be among the lines: the note comes behind them, under a number of its own.
    let names = records.map { (file: $0.file, origin: $0.origin, number: $0.number) }
    try journal.append([ImportNote(names, by: terms).entry], to: .settings(participant))
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
      bytes = try read(ParticipantExport.manifestName)
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
