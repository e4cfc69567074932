/// Makes files aside from the folder in which they are to appear, by their paths in it.
public struct StagedFiles: Sendable {
  let files: NewFiles
  /// Where they stand until all are made.
  let place: String
  /// The folder in which they are to appear.
  let target: String
  /// Whether files of the folder give way.
  let replaces: Bool

  /// Makes the file at `path` with these bytes, and the folders that lead to it.
  ///
  /// - Throws: `SystemError` with the reason `exists` where there is one, also in the folder.
  public func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try refuseTaken(path)
      try files.make("\(place)/\(path)", bytes)
    } catch { throw error.moved(from: place, to: target) }
  }

  /// Makes the file at `path`, and the folders that lead to it, of the pieces that `fill` hands on.
  ///
  /// - Throws: What `fill` throws, or `SystemError`, with the reason `exists` where there is one, unless
  ///   it is to be replaced.
  public func makeFile(
    _ path: String,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    do throws(ExportError) {
      do throws(SystemError) { try refuseTaken(path) } catch { throw .system(error) }
      try files.makeFile("\(place)/\(path)", replacing: false, filling: fill)
    } catch { throw error.moved(from: place, to: target) }
  }

  /// Says what is in the way before anything long is written.
  private func refuseTaken(_ path: String) throws(SystemError) {
    let path = "\(target)/\(path)"
    guard let status = try files.files.status(at: path, in: nil) else { return }
    if status.kind == .folder { throw SystemError(.create, path, .isAFolder) }
    if !replaces { throw SystemError(.create, path, .exists) }
  }
}

extension SystemError {
  /// The error with a path as people know it.
  func moved(from place: String, to path: String) -> SystemError {
    guard self.path.hasPrefix(place) else { return self }
    return SystemError(action, path + self.path.dropFirst(place.utf8.count), reason)
  }
}

extension ExportError {
  /// The error with a path as people know it.
  func moved(from place: String, to path: String) -> ExportError {
    if case .system(let error) = self { .system(error.moved(from: place, to: path)) } else { self }
  }
}
