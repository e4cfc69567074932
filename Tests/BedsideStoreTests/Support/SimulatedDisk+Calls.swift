import BedsideStore
import Synchronization

extension SimulatedDisk {
  func open(
    _ path: String, in folder: OpenFile?, for purpose: OpenPurpose
  ) throws(SystemError) -> OpenFile {
    let whole = folder.map { "\($0.path)/\(path)" } ?? path
    let action: SystemError.Action = purpose == .creating ? .create : .open
    let number = try call("open", action, whole) { state, _ throws(SystemError) in
      let start = state.start(folder)
      if let node = state.node(at: path, from: start) {
        if purpose == .creating { throw SystemError(action, whole, .exists) }
        return state.open(node)
      }
      guard purpose == .creating || purpose == .locking,
        let (parent, name) = state.parent(of: path, from: start)
      else { throw SystemError(action, whole, .notFound) }
      return state.open(state.make(.file, in: parent, name))
    }
    return OpenFile(number: number, path: whole)
  }

  func close(_ file: OpenFile) {
    state.withLock { state in
      if let node = state.opened.removeValue(forKey: file.number),
        state.locks[node] == file.number
      {
        state.locks[node] = nil
      }
    }
  }

  func status(of file: OpenFile) throws(SystemError) -> FileStatus {
    try onOpened("status", .read, file) { $1.status(number: $0) }
  }

  func status(at path: String, in folder: OpenFile?) throws(SystemError) -> FileStatus? {
    try call("status", .read, path) { state, _ in
      state.node(at: path, from: state.start(folder)).flatMap { number in
        state.nodes[number]?.status(number: number)
      }
    }
  }

  func canWrite(in folder: OpenFile) -> Bool { state.withLock { $0.isWritable } }

  func read(_ file: OpenFile, at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    try onOpened("read", .read, file) { Array($1.bytes.dropFirst(offset).prefix(count)) }
  }

  func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) -> Int {
    try call("write", .write, file.path) { state, isShort in
      let taken = isShort ? bytes.count / 2 : bytes.count
      defer { state.forgetsWrite = false }
      if !state.forgetsWrite, let node = state.opened[file.number] {
        state.nodes[node]?.bytes += bytes.prefix(taken)
      }
      return taken
    }
  }

  func synchronizeData(of file: OpenFile) throws(SystemError) {
    try flush("fdatasync", file)
  }

  func synchronize(_ file: OpenFile) throws(SystemError) {
    try flush("fsync", file)
  }

  func reserve(_ count: Int, in file: OpenFile) throws(SystemError) {
    try onOpened("reserve", .write, file) { $1.room = max($1.room, count) }
  }

  func truncate(_ file: OpenFile, to length: Int) throws(SystemError) {
    try onOpened("truncate", .shorten, file) { $1.truncate(to: length) }
  }

  func forgetCache(of file: OpenFile) {
    _ = try? onOpened("forget", .read, file) { $1.forgetCache() }
  }

  func lock(_ file: OpenFile, patience: Int) throws(SystemError) -> Bool {
    try call("lock", .lock, file.path) { state, _ in
      guard let node = state.opened[file.number] else { return false }
      if state.locks[node] == nil { state.locks[node] = file.number }
      return state.locks[node] == file.number
    }
  }

  func unlock(_ file: OpenFile) {
    state.withLock { state in
      if let node = state.opened[file.number] { state.locks[node] = nil }
    }
  }

  func names(at path: String, in folder: OpenFile?) throws(SystemError) -> [String] {
    try call("names", .list, path) { state, _ throws(SystemError) in
      guard let number = state.node(at: path, from: state.start(folder)) else {
        throw SystemError(.list, path, .notFound)
      }
      return state.nodes[number].map { Array($0.names.keys) } ?? []
    }
  }

  func makeFolder(_ path: String, in folder: OpenFile?) throws(SystemError) {
    try call("mkdir", .create, path) { state, _ throws(SystemError) in
      let start = state.start(folder)
      if state.node(at: path, from: start) != nil { throw SystemError(.create, path, .exists) }
      guard let (parent, name) = state.parent(of: path, from: start) else {
        throw SystemError(.create, path, .notFound)
      }
      _ = state.make(.folder, in: parent, name)
    }
  }

  func rename(_ name: String, to newName: String, in folder: OpenFile?) throws(SystemError) {
    try call("rename", .rename, name) { state, _ throws(SystemError) in
      let start = state.start(folder)
      guard let (from, old) = state.parent(of: name, from: start),
        let (to, new) = state.parent(of: newName, from: start),
        let node = state.nodes[from]?.names[old]
      else { throw SystemError(.rename, name, .notFound) }
      state.nodes[from]?.names[old] = nil
      state.nodes[to]?.names[new] = node
    }
  }

  func remove(_ path: String, in folder: OpenFile?) throws(SystemError) {
    try call("unlink", .remove, path) { state, _ throws(SystemError) in
      let start = state.start(folder)
      guard state.node(at: path, from: start) != nil,
        let (parent, name) = state.parent(of: path, from: start)
      else { throw SystemError(.remove, path, .notFound) }
      state.unlink(name, in: parent)
    }
  }

  func removeFolder(_ path: String, in folder: OpenFile?) throws(SystemError) {
    try remove(path, in: folder)
  }

  // MARK: Steps

  private func flush(_ name: String, _ file: OpenFile) throws(SystemError) {
    let lies = state.withLock { $0.liesAboutFlush }
    do throws(SystemError) {
      try onOpened(name, .flush, file) { if !lies { $1.flush() } }
    } catch {
      if error.reason == .diskFailed {
        state.withLock { state in
          if let node = state.opened[file.number] { state.nodes[node]?.failToFlush() }
        }
      }
      throw error
    }
  }

  private func call<Result>(
    _ name: String, _ action: SystemError.Action, _ path: String,
    _ body: (inout State, _ isShort: Bool) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    var result: Swift.Result<Result, SystemError>?
    state.withLock { state in
      do throws(SystemError) {
        let isShort = try state.begin(name, action, path)
        result = .success(try body(&state, isShort))
      } catch { result = .failure(error) }
    }
    guard let result else { throw SystemError(action, path, .diskFailed) }
    return try result.get()
  }

  private func onOpened<Result>(
    _ name: String, _ action: SystemError.Action, _ file: OpenFile,
    _ body: (UInt64, inout Node) -> Result
  ) throws(SystemError) -> Result {
    try call(name, action, file.path) { state, _ throws(SystemError) in
      guard let number = state.opened[file.number], var node = state.nodes[number] else {
        throw SystemError(action, file.path, .notFound)
      }
      let result = body(number, &node)
      state.nodes[number] = node
      return result
    }
  }
}

extension Node {
  fileprivate func status(number: UInt64) -> FileStatus {
    FileStatus(
      kind: kind, owner: owner, permissions: permissions, size: bytes.count, inode: number,
      links: links)
  }
}
