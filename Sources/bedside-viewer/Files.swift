import Glibc

/// Reads and writes whole files by the system's own calls.
enum Files {
  /// All bytes of a file, or of standard input for `-`; nil when it cannot be read or is too long.
  static func read(_ path: String) -> [UInt8]? {
    let file = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { if file > 0 { close(file) } }
    var bytes: [UInt8] = []
    // No description is as long as this; a device that never ends would take all the memory.
    let most = 64 << 20
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > most { return nil }
    }
  }

  /// All bytes of a plain file; nil for anything else and for files that are longer than `limit`.
  ///
  /// A pipe or a device would be waited for without end.
  static func readPlain(_ path: String, limit: Int) -> [UInt8]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    return read(path)
  }

  /// Whether there is something at a path.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Writes a file, or standard output for `-`.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = path == "-" ? 1 : unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw Failure(code: .cannotCreate, message: "'\(path)' cannot be created: \(reason).")
    }
    var problem = write(bytes, descriptor: file)
    // Some file systems tell only now that there is no room.
    if path != "-", close(file) != 0, problem == nil { problem = reason }
    if let problem {
      throw Failure(code: .cannotWrite, message: "'\(path)' cannot be written: \(problem).")
    }
  }

  /// Makes a folder, if there is none yet.
  static func makeFolder(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw Failure(code: .cannotCreate, message: "'\(path)' cannot be created: \(reason).")
  }

  /// Writes all bytes to an open file; returns the system's reason when it cannot.
  @discardableResult
  static func write(_ bytes: [UInt8], descriptor: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return reason }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// The folder of a path, with the slash at its end; empty for the current one.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The name of a file without its folder and its last ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static var reason: String { unsafe String(cString: strerror(errno)) }
}
