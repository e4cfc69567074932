/// What is remembered from one start to the next, in a file of the user's cache folder, for the user alone.
///
/// Nothing depends on it: where it can't be read, belongs to somebody else or can be changed by others,
/// there is none, and where it can't be written, it is left.
public final class FileMemory: StartMemory {
  /// What a memory may be long at most; a longer one is none of ours.
  private static let longest = 16 << 20

  private let path: String
  private let name: String
  private let files: any FileSystem

  /// Remembers in the file `name` of the folder at `path`, which is made when it is needed.
  public init(_ path: String, name: String, files: any FileSystem = SystemCalls()) {
    self.path = path
    self.name = name
    self.files = files
  }

  /// What was kept last; nil when nothing is remembered.
  public func recall() -> [UInt8]? {
    do throws(SystemError) {
      guard let folder = try openFolder() else { return nil }
      defer { files.close(folder) }
      let file = try files.open(name, in: folder, for: .reading)
      defer { files.close(file) }
      let status = try files.status(of: file)
      guard status.kind == .file, isOurs(status), status.size <= Self.longest else { return nil }
      return try files.read(file, at: 0, count: status.size)
    } catch {
      return nil
    }
  }

  /// Keeps `bytes` instead, if that is possible.
  public func keep(_ bytes: [UInt8]) {
    do throws(SystemError) {
      makeFolder()
      guard let folder = try openFolder() else { return }
      defer { files.close(folder) }
      let new = name + ".new"
      // One that a crash left is nobody's; a crash of the machine may spoil the file, which its
      // checksum tells.
      try? files.remove(new, in: folder)
      let file = try files.open(new, in: folder, for: .creating)
      defer { files.close(file) }
      try files.writeAll(bytes[...], to: file)
      try files.rename(new, to: name, in: folder)
    } catch {
      // It is read again the next time.
    }
  }

  /// Forgets everything.
  public func forget() {
    guard let folder = try? openFolder() else { return }
    defer { files.close(folder) }
    try? files.remove(name, in: folder)
    try? files.remove(name + ".new", in: folder)
  }

  /// The folder, if it is there and for its owner alone.
  private func openFolder() throws(SystemError) -> OpenFile? {
    let folder = try files.open(path, in: nil, for: .folder)
    if isOurs(try files.status(of: folder)) { return folder }
    files.close(folder)
    return nil
  }

  private func makeFolder() {
    if let end = path.lastIndex(of: "/") { try? files.makeFolder(String(path[..<end]), in: nil) }
    try? files.makeFolder(path, in: nil)
  }

  private func isOurs(_ status: FileStatus) -> Bool {
    status.owner == files.user && !status.isOpenToOthers
  }
}
