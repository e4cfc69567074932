extension NewFiles {
  /// Makes the folder at `path`, and those that lead to it, whole or not at all: `fill` makes the files
  /// in it, by paths below it.
  ///
  /// When `fill` fails, nothing is left of what was made. What a crash left of an earlier try is removed.
  ///
  /// - Throws: What `fill` throws, or `SystemError`, with the reason `exists` where there is anything
  ///   but an empty folder already.
  public func makeFolder(
    _ path: String, filling fill: (StagedFiles) throws(ExportError) -> Void
  ) throws(ExportError) {
    do throws(SystemError) {
      if try isTaken(path) { throw SystemError(.create, path, .exists) }
    } catch { throw .system(error) }
    try makeFiles(in: path, replacing: false, filling: fill)
  }

  /// Makes the files that `fill` makes in the folder at `path`, which may be there already: all of them or
  /// none.
  ///
  /// With `replacing` files that are there give way; when anything fails, they are still there, and so is
  /// nothing else. Only a crash at the very end, while they get their names, can leave some of them; what gave
  /// way by then comes back when the next try begins.
  ///
  /// - Throws: What `fill` throws, or `SystemError`, with the reason `exists` where there is a file that is
  ///   not to be replaced.
  public func makeFiles(
    in path: String, replacing: Bool, filling fill: (StagedFiles) throws(ExportError) -> Void
  ) throws(ExportError) {
    let target = path.lastIndex { $0 != "/" }.map { String(path[...$0]) } ?? path
    var made: [String] = []
    let stage: Stage
    do throws(SystemError) {
      stage = try self.stage(of: target, noting: &made)
    } catch {
      remove(made)
      throw .system(error)
    }
    do throws(ExportError) {
      try fill(StagedFiles(files: self, place: stage.path, target: target, replaces: replacing))
      do throws(SystemError) {
        try finish(stage, to: target, replacing)
      } catch { throw .system(error.moved(from: stage.path, to: target)) }
    } catch {
      // What can't be removed now is, before the folder is made the next time.
      try? removeStage(stage)
      remove(made)
      throw error
    }
  }

  /// Whether anything but an empty folder stands at a path.
  private func isTaken(_ path: String) throws(SystemError) -> Bool {
    guard let status = try files.status(at: path, in: nil) else { return false }
    if status.kind != .folder { return true }
    return try files.names(at: path, in: nil).contains { $0 != Stage.inside }
  }

  // MARK: The stage

  /// Where files stand until all are made.
  private struct Stage {
    /// Its name in a folder that is there already, which may be a disk of its own.
    static let inside = ".export.unfinished"
    /// Where files stand that give way, in the stage.
    static let replaced = ".replaced"

    var parent: String
    var name: String
    var isInside: Bool
    var path: String { "\(parent)/\(name)" }
  }

  private func stage(
    of target: String, noting made: inout [String]
  ) throws(SystemError) -> Stage {
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let there = try files.status(at: target, in: nil)
    if let there, there.kind == .file || there.kind == .other {
      throw SystemError(.create, target, .notAFolder)
    }
    let stage =
      there != nil
      ? Stage(parent: target, name: Stage.inside, isInside: true)
      : Stage(parent: StoreFolder.parent(of: target), name: ".\(name).unfinished", isInside: false)
    do throws(SystemError) {
      try makeFolder(stage.parent, noting: &made)
      if stage.isInside { try restoreReplaced(stage, to: target) }
      try removeStage(stage)
      try files.makeFolder(stage.path, in: nil)
    } catch {
      throw error.moved(from: stage.path, to: target)
        .moved(from: "\(stage.parent)/.", to: stage.parent)
    }
    return stage
  }

  /// Brings back the files that gave way in a try that a crash ended, where nothing has their names yet.
  private func restoreReplaced(_ stage: Stage, to target: String) throws(SystemError) {
    let replaced = "\(stage.path)/\(Stage.replaced)"
    guard try files.status(at: replaced, in: nil)?.kind == .folder else { return }
    for name in try files.names(at: replaced, in: nil)
    where try files.status(at: "\(target)/\(name)", in: nil) == nil {
      try files.rename("\(replaced)/\(name)", to: "\(target)/\(name)", in: nil)
    }
    try synchronize(target)
  }

  private func removeStage(_ stage: Stage) throws(SystemError) {
    // The dot leads through a link, which may stand for the folder but not for what is removed in it.
    _ = try StoreFolder("\(stage.parent)/.", files: files).removeTree(stage.name)
  }

  private func finish(
    _ stage: Stage, to target: String, _ replacing: Bool
  ) throws(SystemError) {
    try synchronize(stage.path)
    if stage.isInside {
      try moveAll(from: stage, to: target, replacing)
      // Only files that gave way may still be in it: what was made is there, whatever becomes of them.
      try? removeStage(stage)
    } else {
      try files.rename(stage.path, to: target, in: nil)
      try synchronize(stage.parent)
    }
  }

  /// Gives what stands in the stage its names in the folder `target`: all or none.
  private func moveAll(
    from stage: Stage, to target: String, _ replacing: Bool
  ) throws(SystemError) {
    let names = try files.names(at: stage.path, in: nil).sorted()
    let replaced = "\(stage.path)/\(Stage.replaced)"
    if replacing { try files.makeFolder(replaced, in: nil) }
    var moved: [String] = []
    do throws(SystemError) {
      for name in names {
        try move(name, from: stage.path, to: target, replaced: replacing ? replaced : nil)
        moved.append(name)
      }
      try synchronize(target)
    } catch {
      for name in moved {
        try? files.rename("\(target)/\(name)", to: "\(stage.path)/\(name)", in: nil)
      }
      for name in replacing ? names : [] {
        try? files.rename("\(replaced)/\(name)", to: "\(target)/\(name)", in: nil)
      }
      throw error
    }
  }

  /// Gives one file or folder its name; what has the name goes to `replaced`, or is in the way where that
  /// is nil.
  private func move(
    _ name: String, from place: String, to target: String, replaced: String?
  ) throws(SystemError) {
    let (old, path) = ("\(place)/\(name)", "\(target)/\(name)")
    let there = try files.status(at: path, in: nil)
    if there?.kind == .folder { throw SystemError(.create, path, .isAFolder) }
    if let replaced {
      if there != nil { try files.rename(path, to: "\(replaced)/\(name)", in: nil) }
      return try files.rename(old, to: path, in: nil)
    }
    if there != nil { throw SystemError(.create, path, .exists) }
    guard try files.status(at: old, in: nil)?.kind == .file else {
      return try files.rename(old, to: path, in: nil)
    }
    // An empty file keeps the name, so that nobody else can take it meanwhile.
    files.close(try files.open(path, in: nil, for: .creating))
    do throws(SystemError) {
      try files.rename(old, to: path, in: nil)
    } catch {
      try? files.remove(path, in: nil)
      throw error
    }
  }
}
