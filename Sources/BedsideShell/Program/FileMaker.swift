public import BedsideStore

/// What makes files that are not there yet.
public protocol FileMaker: Sendable {
  /// Makes the file at `path` with these bytes, and the folders that lead to it.
  ///
  /// - Throws: Why it can't be made; `SystemError` with the reason `exists` where there is a file.
  func make(_ path: String, _ bytes: [UInt8]) throws(SystemError)

  /// The folders that making the file at `path` would make, outermost first.
  func missingFolders(of path: String) -> [String]

  /// Makes the folder at `path` with the files that `fill` makes in it, by paths below it: whole or not
  /// at all.
  ///
  /// - Throws: What `fill` throws, or why the folder can't be made; `SystemError` with the reason
  ///   `exists` where there is anything but an empty folder.
  func makeFolder(
    _ path: String, filling fill: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError)

  /// Makes the files that `fill` makes in the folder at `path`, which may be there already, by paths below
  /// it: all of them or none.
  ///
  /// - Throws: What `fill` throws, or why they can't be made; `SystemError` with the reason `exists` where
  ///   there is a file, unless it is to be replaced.
  func makeFiles(
    in path: String, replacing: Bool, filling fill: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError)

  /// Makes the file at `path` of the pieces that `fill` hands on, whole or not at all.
  ///
  /// - Throws: What `fill` throws, or why the file can't be made; `SystemError` with the reason
  ///   `exists` where there is one, unless it is to be replaced.
  func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError)
}

extension FileMaker {
  /// None, where folders are no places of their own.
  public func missingFolders(of path: String) -> [String] { [] }

  /// Makes the files one by one, which is whole or not at all where nothing of them lasts.
  public func makeFolder(
    _ path: String, filling fill: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError) {
    try fill(FolderFiles(folder: path, maker: self))
  }

  /// Makes the files one by one, which is all or none where nothing of them lasts.
  public func makeFiles(
    in path: String, replacing: Bool, filling fill: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError) {
    try fill(FolderFiles(folder: path, maker: self))
  }
}

extension NewFiles: FileMaker {
  /// Makes the folder at `path` with the files that `fill` makes in it.
  public func makeFolder(
    _ path: String, filling fill: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError) {
    try makeFolder(path) { (files: StagedFiles) throws(ExportError) in try fill(files) }
  }

  /// Makes the files that `fill` makes in the folder at `path`.
  public func makeFiles(
    in path: String, replacing: Bool, filling fill: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError) {
    try makeFiles(in: path, replacing: replacing) { (files: StagedFiles) throws(ExportError) in
      try fill(files)
    }
  }
}

extension StagedFiles: FileMaker {
  /// Makes the file at `path`; whether files give way was said of all together.
  public func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    try makeFile(path, filling: fill)
  }
}
