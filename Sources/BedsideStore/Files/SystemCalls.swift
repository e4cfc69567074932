internal import COpening
internal import Glibc

/// The files of this machine, through the system's own calls.
///
/// The only file of this module that meets C: every pointer is made and dropped within one call.
/// A call that a signal interrupts is made again.
public struct SystemCalls: FileSystem {
  /// Makes the file system of this machine.
  public init() {}

  /// The user on whose behalf this process works.
  public var user: UInt32 { geteuid() }

  /// Lets only this user read what the process makes from now on.
  public static func keepNewFilesPrivate() { _ = umask(0o077) }

  /// The time in milliseconds since the beginning of 1970 in UTC.
  public static func millisecondsSince1970() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Opens the file at `path` for reading, through links; `waits` for who writes a pipe.
  static func open(
    throughLinks path: String, waits: Bool = false
  ) throws(SystemError) -> OpenFile {
    let flags = O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)
    return OpenFile(
      number: try check(.open, path) { unsafe Glibc.open(path, flags) }, path: path)
  }

  /// Opens the file or folder at `path` (openat2, openat).
  public func open(
    _ path: String, in folder: OpenFile?, for purpose: OpenPurpose
  ) throws(SystemError) -> OpenFile {
    let (flags, action): (Int32, SystemError.Action) =
      switch purpose {
      case .reading: (O_RDONLY | O_NONBLOCK, .open)
      case .appending: (O_RDWR | O_APPEND, .write)
      case .creating: (O_RDWR | O_APPEND | O_CREAT | O_EXCL, .create)
      case .locking: (O_RDWR | O_CREAT, .lock)
      case .folder: (O_RDONLY | O_DIRECTORY, .open)
      }
    let safe = flags | O_CLOEXEC | O_NOFOLLOW
    if let folder, safe & O_CREAT == 0 {
      // In one call where the system has it. What keeps it from opening is found on the longer way.
      let number = unsafe open_below(folder.number, path, safe)
      if number >= 0 { return OpenFile(number: number, path: OpenFile.path(of: path, in: folder)) }
    }
    let number = try below(folder, path, action) { parent, name in
      unsafe openat(parent, name, safe, 0o600)
    }
    return OpenFile(number: number, path: OpenFile.path(of: path, in: folder))
  }

  /// Closes a file and gives up its lock (close).
  public func close(_ file: OpenFile) { _ = Glibc.close(file.number) }

  /// What is known about an open file (fstat).
  public func status(of file: OpenFile) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try Self.check(.read, file.path) { unsafe fstat(file.number, &status) }
    return FileStatus(status)
  }

  /// What is known about the item at `path` (fstatat); nil when there is none.
  public func status(at path: String, in folder: OpenFile?) throws(SystemError) -> FileStatus? {
    var status = stat()
    do {
      _ = try below(folder, path, .read) { parent, name in
        unsafe fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW)
      }
    } catch {
      let isBehindLink = folder != nil && error.reason == .link
      guard isBehindLink || error.reason == .notFound || error.reason == .notAFolder else {
        throw error
      }
      return nil
    }
    return FileStatus(status)
  }

  /// Whether this user may make files in an open folder (faccessat).
  public func canWrite(in folder: OpenFile) -> Bool {
    unsafe faccessat(folder.number, ".", W_OK | X_OK, AT_EACCESS) == 0
  }

  /// The names in the folder at `path` (readdir).
  public func names(at path: String, in folder: OpenFile?) throws(SystemError) -> [String] {
    let opened = try open(path, in: folder, for: .folder)
    guard let stream = unsafe fdopendir(opened.number) else {
      let error = SystemError(.list, opened.path, .init(errno))
      close(opened)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw SystemError(.list, opened.path, .init(errno)) }
    return names
  }

  /// The bytes from `offset` on, fewer than `count` only at the file's end (pread).
  public func read(_ file: OpenFile, at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = unsafe pread(file.number, base + filled, count - filled, offset + filled)
        if got == 0 { return }
        if got > 0 { filled += got } else if errno != EINTR { failure = errno }
        if failure != 0 { return }
      }
    }
    if failure != 0 { throw SystemError(.read, file.path, .init(failure)) }
    return bytes
  }

  /// Adds bytes at the file's end and returns how many the system took (write).
  public func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) -> Int {
    try Self.check(.write, file.path) {
      unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file.number, $0.baseAddress, $0.count) }
    }
  }

  /// Waits until a file's bytes are on the disk (fdatasync).
  public func synchronizeData(of file: OpenFile) throws(SystemError) {
    _ = try Self.check(.flush, file.path) { fdatasync(file.number) }
  }

  /// Waits until everything about a file or folder is on the disk (fsync).
  public func synchronize(_ file: OpenFile) throws(SystemError) {
    _ = try Self.check(.flush, file.path) { fsync(file.number) }
  }

  /// Locks a file against every other opening of it (fcntl, F_OFD_SETLK).
  ///
  /// A lock of this kind belongs to the opening, not to the process: closing another opening of
  /// the same file does not give it up, and two openings in one process exclude each other.
  public func lock(_ file: OpenFile, patience: Int) throws(SystemError) -> Bool {
    var request = flock()
    request.l_type = Int16(F_WRLCK)
    var pause = timespec(tv_sec: 0, tv_nsec: 100_000)
    for _ in 0...max(0, patience * 10) {
      if unsafe fcntl(file.number, Self.setOpenFileLock, &request) == 0 { return true }
      switch errno {
      case EAGAIN, EACCES: unsafe nanosleep(&pause, nil)
      case EINTR: continue
      case let code: throw SystemError(.lock, file.path, .init(code))
      }
    }
    return false
  }

  /// Gives a lock back (fcntl, F_OFD_SETLK).
  public func unlock(_ file: OpenFile) {
    var request = flock()
    request.l_type = Int16(F_UNLCK)
    _ = unsafe fcntl(file.number, Self.setOpenFileLock, &request)
  }

  /// Makes a folder for its owner alone (mkdirat).
  public func makeFolder(_ path: String, in folder: OpenFile?) throws(SystemError) {
    _ = try below(folder, path, .create) { parent, name in unsafe mkdirat(parent, name, 0o700) }
  }

  /// Gives a file of a folder another name there (renameat).
  public func rename(
    _ name: String, to newName: String, in folder: OpenFile?
  ) throws(SystemError) {
    let parent = folder?.number ?? AT_FDCWD
    _ = try Self.check(.rename, OpenFile.path(of: name, in: folder)) {
      unsafe renameat(parent, name, parent, newName)
    }
  }

  /// Removes a file (unlinkat).
  public func remove(_ path: String, in folder: OpenFile?) throws(SystemError) {
    _ = try below(folder, path, .remove) { parent, name in unsafe unlinkat(parent, name, 0) }
  }

  /// Removes an empty folder (unlinkat).
  public func removeFolder(_ path: String, in folder: OpenFile?) throws(SystemError) {
    _ = try below(folder, path, .remove) { unsafe unlinkat($0, $1, AT_REMOVEDIR) }
  }
}

extension SystemCalls {
  /// How a folder on the way is opened: to pass through (O_PATH), never through a link.
  private static let passing: Int32 = 0o10000000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  /// F_OFD_SETLK, which the imported headers leave out.
  private static let setOpenFileLock: Int32 = 37

  /// Makes `call` with the folder that holds the last part of `path`, and that part's name.
  ///
  /// Below an open folder it walks the parts one by one, so that a link on the way is an error.
  private func below(
    _ folder: OpenFile?, _ path: String, _ action: SystemError.Action,
    _ call: (Int32, String) -> Int32
  ) throws(SystemError) -> Int32 {
    guard let folder else {
      return try Self.checkPart(action, path, of: path, in: AT_FDCWD, named: path) {
        call(AT_FDCWD, path)
      }
    }
    let whole = OpenFile.path(of: path, in: folder)
    var parts = path.split(separator: "/")
    let name = parts.popLast().map(String.init) ?? "."
    var parent = folder.number
    defer { if parent != folder.number { _ = Glibc.close(parent) } }
    var passed = ""
    for part in parts {
      passed += passed.isEmpty ? String(part) : "/\(part)"
      let place = OpenFile.path(of: passed, in: folder)
      let next = try Self.checkPart(action, place, of: whole, in: parent, named: String(part)) {
        unsafe openat(parent, String(part), Self.passing)
      }
      if parent != folder.number { _ = Glibc.close(parent) }
      parent = next
    }
    return try Self.checkPart(action, whole, of: whole, in: parent, named: name) {
      call(parent, name)
    }
  }

  static func check<Number: FixedWidthInteger>(
    _ action: SystemError.Action, _ path: String, _ call: () -> Number
  ) throws(SystemError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(action, path, .init(errno)) }
    }
  }

  static func streamed(_ file: OpenFile) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 65536) { buffer, filled in
      do throws(SystemError) {
        filled = try check(.read, file.path) {
          unsafe Glibc.read(file.number, buffer.baseAddress, 65536)
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    self.init(
      kind: kind, owner: status.st_uid, permissions: status.st_mode & 0o7777,
      size: Int(status.st_size), inode: UInt64(status.st_ino), links: Int(status.st_nlink),
      device: UInt64(status.st_dev))
  }
}

extension SystemError.Reason {
  init(_ code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EEXIST: .exists
      case EACCES, EPERM: .notPermitted
      case ENOSPC: .diskFull
      case EDQUOT: .quotaFull
      case EFBIG: .fileTooLarge
      case EROFS: .readOnlyDisk
      case EIO: .diskFailed
      case ELOOP: .link
      case ENOTDIR: .notAFolder
      case EISDIR: .isAFolder
      case ENOTEMPTY: .notEmpty
      case EINVAL, EOPNOTSUPP, ENOSYS: .notSupported
      case EMFILE, ENFILE: .tooManyFiles
      default: .other(code, unsafe String(cString: strerror(code)))
      }
  }
}
