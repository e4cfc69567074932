extension NewFiles {
  /// Makes the file at `path`, and the folders that lead to it, of the pieces that `fill` hands on: whole
  /// or not at all.
  ///
  /// With `replacing` what has the name gives way, a link itself and not what it leads to. When anything
  /// fails, what was there before is still there, and nothing else.
  ///
  /// - Throws: What `fill` throws, or `SystemError`, with the reason `exists` where there is something
  ///   that is not to be replaced.
  public func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    let place = Self.unfinished(path)
    let file: OpenFile
    var made: [String] = []
    do throws(SystemError) {
      try makeFolder(ContentFolder.folder(of: path), noting: &made)
      // An empty file keeps the name, so that nobody else can take it meanwhile.
      if !replacing { files.close(try files.open(path, in: nil, for: .creating)) }
      file = try open(unfinished: place, of: path, isOurs: !replacing)
    } catch {
      remove(made)
      throw .system(error)
    }
    do throws(ExportError) {
      defer { files.close(file) }
      let files = files
      try fill { (bytes) throws(SystemError) in
        do throws(SystemError) {
          try files.writeAll(bytes, to: file)
        } catch { throw SystemError(error.action, path, error.reason) }
      }
      do throws(SystemError) {
        try files.synchronize(file)
        try files.rename(place, to: path, in: nil)
        try synchronize(StoreFolder.parent(of: path))
      } catch { throw .system(SystemError(error.action, path, error.reason)) }
    } catch {
      try? files.remove(place, in: nil)
      if !replacing { try? files.remove(path, in: nil) }
      remove(made)
      throw error
    }
  }

  private func open(
    unfinished place: String, of path: String, isOurs: Bool
  ) throws(SystemError) -> OpenFile {
    do throws(SystemError) {
      // What a crash left of an earlier try.
      if try files.status(at: place, in: nil) != nil { try files.remove(place, in: nil) }
      return try files.open(place, in: nil, for: .creating)
    } catch {
      if isOurs { try? files.remove(path, in: nil) }
      throw SystemError(error.action, path, error.reason)
    }
  }

  /// Where a file is written until it is whole: beside its place, and hidden.
  private static func unfinished(_ path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return folder + "." + path.dropFirst(folder.count) + ".unfinished"
  }
}
