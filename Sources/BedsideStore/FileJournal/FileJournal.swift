public import BedsideCore

/// A journal in the files of a folder, one for each participant and month.
///
/// A commit takes the store's lock, looks at the file's end, writes once, waits once for the disk
/// and gives the lock back. So any number of processes may use a store at the same time, and a copy
/// of its files at any moment is a good store.
public final class FileJournal: Journal {
  /// The folder's path.
  public let path: String
  /// What the store says about itself; for a store that is not made yet, what it is going to say.
  public private(set) var settings: StoreSettings
  /// What may be done with the store.
  public private(set) var access = JournalAccess.readWrite
  /// Where bytes that no line end followed were kept since the journal was opened, as paths below
  /// the store's folder.
  public internal(set) var setAside: [String] = []

  /// Whether the disk had no room for the answers of a long survey when the last one began.
  public internal(set) var hasLittleRoom = false

  let files: any FileSystem
  var tails: [JournalFile: FileTail] = [:]
  /// Whether what is known of a participant's files, or of the plan, was there or should have been, when
  /// this journal wrote or noted one of them first.
  var hasNotes: [ParticipantID?: Bool] = [:]
  /// The first failure to get a confirmation from the disk.
  var failure: SystemError?
  private var folder: StoreFolder?
  private var isMade = false

  /// Opens the store at `path`.
  ///
  /// A store that does not exist yet is empty, and is made by the first writing. `clock` says what
  /// time means to whoever opens it, and `created` is the time at which it is made.
  ///
  /// - Throws: When `path` cannot be a store. A store that can be read but must not be written
  ///   opens with `access` saying why.
  public init(
    _ path: String, clock: StoreClock, created: Instant, files: any FileSystem = SystemCalls()
  ) throws(StoreError) {
    // With a slash behind it, a link would be followed.
    self.path = path.lastIndex { $0 != "/" }.map { String(path[...$0]) } ?? path
    self.files = files
    settings = .new(created: created, clock: clock)
    try examine()
  }

  /// The id by which the lines that it writes are known.
  public var origin: String { settings.origin }

  /// Whether the store exists.
  public var exists: Bool { folder != nil && isMade }

  /// Opens the folder if it is there by now, and finds out what may be done with it.
  private func examine() throws(StoreError) {
    do throws(SystemError) {
      guard let status = try files.status(at: path, in: nil) else { return }
      if status.kind == .folder { folder = try StoreFolder(path, files: files) }
      if status.kind == .link { throw SystemError(.open, path, .link) }
      if status.kind != .folder { throw SystemError(.open, path, .notAFolder) }
    } catch {
      switch error.reason {
      case .link: throw .link(path: path)
      case .notAFolder: throw .notAFolder(path: path)
      default: throw .system(error)
      }
    }
    try readSettings()
  }

  private func readSettings() throws(StoreError) {
    guard let folder else { return }
    let clock = settings.clock
    do {
      if let obstacle = try folder.obstacle() { access = .readOnly(obstacle) }
      if let found = try folder.settingsBytes() {
        settings = try StoreSettings(found.bytes)
        isMade = true
        if let obstacle = found.obstacle, access == .readWrite { access = .readOnly(obstacle) }
      } else if try folder.holdsRecords() {
        access = .readOnly(.settingsMissing(path: "\(path)/\(StoreFolder.settingsName)"))
      } else if try !folder.isUnused() {
        throw StoreError.notAStore(path: path)
      }
    } catch let error as SystemError {
      throw .system(error)
    } catch SettingsError.format(let format) {
      throw .format(path: path, format)
    } catch SettingsError.damaged(let what) {
      access = .readOnly(.settingsDamaged(path: "\(path)/\(StoreFolder.settingsName)", what))
    } catch { throw .notAStore(path: path) }
    try checkClock(is: clock, in: folder)
  }

  /// Checks that whoever opens the store may take time as meaning `clock` in it, by its settings and by
  /// what was known of it: one word in the settings must not turn real records into a rehearsal, nor a
  /// rehearsal into real records.
  private func checkClock(is clock: StoreClock, in folder: StoreFolder) throws(StoreError) {
    let known = folder.knownClock()
    if clock == .simulated, settings.clock == .system || known == .system {
      throw .notSimulated(path: path)
    }
    guard access == .readWrite, isMade, let known, known != settings.clock else { return }
    access = .readOnly(
      .clockChanged(path: "\(path)/\(StoreFolder.settingsName)", was: known))
  }

  // MARK: Reaching the folder

  /// The folder for reading; nil while there is none.
  func folderForReading() throws(JournalError) -> StoreFolder? {
    if folder == nil { try reexamine() }
    return folder
  }

  /// Does `body` on the folder while no other process writes; makes the store where it is missing.
  func writing<Result>(
    _ body: (StoreFolder) throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    if folder == nil { try reexamine() }
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    if let failure { throw .stopped(failure) }
    let folder = try madeFolder()
    return try folder.locked { () throws(JournalError) in
      if !isMade { try makeSettings(in: folder) }
      return try body(folder)
    }
  }

  private func madeFolder() throws(JournalError) -> StoreFolder {
    if let folder { return folder }
    let folder = try saving { () throws(SystemError) in
      try StoreFolder.make(path, files: files)
    }
    self.folder = folder
    return folder
  }

  private func makeSettings(in folder: StoreFolder) throws(JournalError) {
    do { try readSettings() } catch { throw .unusable(error) }
    if case .readOnly(let reason) = access { throw .readOnly(reason) }
    if isMade { return }
    try saving { () throws(SystemError) in try folder.write(settings) }
    isMade = true
  }

  /// Says in the store's settings that how far its files reach is noted, so that the notes are missed.
  ///
  /// A store may be older than the notes; all that it holds must be noted by now. Does nothing where the settings say so already, or where notes are missing.
  public func confirmNotes() throws(JournalError) {
    if settings.isNoted || !exists { return }
    let participants: [ParticipantID?] = [nil] + (try participants())
    try writing { folder throws(JournalError) in
      if participants.contains(where: { lacksFile($0, in: folder) }) { return }
      let known = settings
      settings = try saving { () throws(SystemError) in try folder.noted(known) }
      hasNotes = [:]
    }
  }

  private func reexamine() throws(JournalError) {
    do { try examine() } catch { throw .unusable(error) }
  }

  /// Does `body`, which writes; after the first failure to reach the disk nothing is written again.
  ///
  /// The system forgets what it could not write, so a second try would succeed without saving.
  func saving<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(JournalError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      guard error.action == .flush else { throw .notSaved(error) }
      failure = error
      throw .stopped(error)
    }
  }
}
