internal import CReadline
internal import Glibc

/// The file in which commands are kept from one session to the next.
///
/// Several sessions may use it at once: a command is added to what is in the file by then, and the
/// file is replaced whole.
struct HistoryFile {
  /// The most bytes that are read, from the end.
  static let readLimit = 1 << 20

  let path: String

  /// Returns the commands in the file; none if there is no file yet.
  func read() -> (lines: [String], warning: HistoryWarning?) {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      return ([], errno == ENOENT ? nil : .unreadable(path: path, reason: SystemError().reason))
    }
    defer { close(descriptor) }
    switch text(of: descriptor) {
    case .success(let text):
      let damaged = text.damagedLines
      return (text.lines, damaged == 0 ? nil : .damaged(path: path, lines: damaged))
    case .failure(let error):
      return ([], .unreadable(path: path, reason: error.reason))
    }
  }

  /// Adds a command.
  func append(_ line: String) -> HistoryWarning? {
    makeDirectory()
    do throws(SystemError) {
      let descriptor = try lock()
      guard let descriptor else { return .locked(path: path) }
      defer { close(descriptor) }
      var text = try text(of: descriptor).get()
      text.append(line)
      try replace(with: text.bytes)
      return nil
    } catch {
      return .unwritable(path: path, reason: error.reason)
    }
  }

  /// Opens the file and locks it, or returns nil when another program keeps it locked.
  private func lock() throws(SystemError) -> CInt? {
    for attempt in 0..<10 {
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = unsafe open(path, flags, 0o600)
      guard descriptor >= 0 else { throw SystemError() }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        // The file may have been replaced between the two calls: then this one is history.
        var locked = stat()
        var current = stat()
        if unsafe fstat(descriptor, &locked) == 0, unsafe stat(path, &current) == 0,
          locked.st_ino == current.st_ino, locked.st_dev == current.st_dev
        {
          return descriptor
        }
      } else if attempt > 0 {
        _ = poll(nil, 0, 5)
      }
      close(descriptor)
    }
    return nil
  }

  private func text(of descriptor: CInt) -> Result<HistoryText, SystemError> {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return .failure(SystemError()) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .failure(SystemError(reason: "Not a regular file"))
    }
    let start = max(Int(status.st_size) - Self.readLimit, 0)
    guard lseek(descriptor, start, SEEK_SET) >= 0 else { return .failure(SystemError()) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= Self.readLimit {
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      guard count >= 0 else { return .failure(SystemError()) }
      guard count > 0 else { break }
      bytes += part.prefix(count)
    }
    return .success(HistoryText(bytes: bytes, isCut: start > 0))
  }

  /// Replaces the file by a new one for its owner only, so that a reader sees the old or the new one whole.
  private func replace(with bytes: [UInt8]) throws(SystemError) {
    let temporary = "\(path).\(getpid()).new"
    _ = unsafe unlink(temporary)
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      rest.removeFirst(count)
    }
    var failure = rest.isEmpty ? nil : SystemError()
    if close(descriptor) != 0 { failure = failure ?? SystemError() }
    if failure == nil, unsafe rename(temporary, path) != 0 { failure = SystemError() }
    guard let failure else { return }
    _ = unsafe unlink(temporary)
    throw failure
  }

  /// Makes the directories on the way that are missing, for their owner only.
  private func makeDirectory() {
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = unsafe mkdir(String(path[..<index]), 0o700)
    }
  }
}
