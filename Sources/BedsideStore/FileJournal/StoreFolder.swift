/// The folder of a store: opened, examined, and written by one process at a time.
///
///     store.json   lock   plan/   p/<participant>/   quarantine/
///
/// Folders are for their owner alone, and so are files.
final class StoreFolder {
  static let settingsName = "store.json"
  static let lockName = "lock"
  /// How long to wait for another process, in milliseconds.
  static let patience = 10_000

  let files: any FileSystem
  let root: OpenFile
  /// The user whose folder it must be.
  let user: UInt32
  private var lock: OpenFile?

  /// Opens the folder at `path`.
  init(_ path: String, files: any FileSystem) throws(SystemError) {
    self.files = files
    user = files.user
    root = try files.open(path, in: nil, for: .folder)
  }

  deinit {
    if let lock { files.close(lock) }
    files.close(root)
  }

  /// The folder's path.
  var path: String { root.path }

  // MARK: Examining

  /// Why the folder may only be read; nil when it may be written.
  func obstacle() throws(SystemError) -> ReadOnlyReason? {
    let status = try files.status(of: root)
    if status.owner != user { return .ownedByAnother(path: path) }
    if status.isOpenToOthers { return .openToOthers(path: path) }
    return files.canWrite(in: root) ? nil : .notWritable(path: path)
  }

  /// The content of store.json, and why it keeps the store from being written; nil when there is
  /// none.
  func settingsBytes() throws(SystemError) -> (bytes: [UInt8], obstacle: ReadOnlyReason?)? {
    guard let found = try files.status(at: StoreFolder.settingsName, in: root) else { return nil }
    let file = try files.open(StoreFolder.settingsName, in: root, for: .reading)
    defer { files.close(file) }
    let status = try files.status(of: file)
    let reason = status.obstacle(for: user)
    return (
      try files.read(file, at: 0, count: min(found.size, status.size)),
      reason.map { .fileNotSafe(SystemError(.write, file.path, $0)) }
    )
  }

  /// Whether records stand in it.
  func holdsRecords() throws(SystemError) -> Bool {
    try files.names(at: ".", in: root).contains {
      ["p", "plan", FileJournal.known].contains($0)
    }
  }

  /// Whether it holds nothing but what an interrupted making leaves.
  func isUnused() throws(SystemError) -> Bool {
    try files.names(at: ".", in: root).allSatisfy {
      $0 == StoreFolder.lockName || $0.hasPrefix(StoreFolder.settingsName)
    }
  }

  // MARK: Locking

  /// Does `body` while no other process writes.
  func locked<Result>(
    _ body: () throws(JournalError) -> Result
  ) throws(JournalError) -> Result {
    var isLocked = false
    let lock: OpenFile
    do throws(SystemError) {
      lock = try currentLock()
      isLocked = try files.lock(lock, patience: StoreFolder.patience)
    } catch { throw .notSaved(error) }
    guard isLocked else { throw .busy(path: path) }
    defer { files.unlock(lock) }
    return try body()
  }

  /// The lock file that stands in the folder now, which is another one if somebody removed ours.
  private func currentLock() throws(SystemError) -> OpenFile {
    if let lock {
      if try files.status(of: lock).links > 0 { return lock }
      files.close(lock)
      self.lock = nil
    }
    let lock = try files.open(StoreFolder.lockName, in: root, for: .locking)
    do throws(SystemError) {
      // A lock that somebody else can take could keep this user from ever writing.
      if let obstacle = try files.status(of: lock).obstacle(for: user) {
        throw SystemError(.lock, lock.path, obstacle)
      }
    } catch {
      files.close(lock)
      throw error
    }
    self.lock = lock
    return lock
  }
}
