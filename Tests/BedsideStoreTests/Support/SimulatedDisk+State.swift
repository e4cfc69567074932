import BedsideStore

extension SimulatedDisk {
  /// All that a disk and its system know.
  struct State {
    var nodes: [UInt64: Node] = [1: Node(kind: .folder)]
    var newest: UInt64 = 1
    var opened: [Int32: UInt64] = [:]
    var newestOpened: Int32 = 2
    var locks: [UInt64: Int32] = [:]
    var calls: [String] = []
    var faultCall = 0
    var fault: Fault?
    var isDead = false
    var isFull = false
    var isWritable = true
    /// What happens to the next writing.
    var nextCommit: CommitFault?
    /// Whether the present writing is confirmed and dropped.
    var forgetsWrite = false
    /// Whether the disk confirms what it has not written.
    var liesAboutFlush = false

    /// Notes a call and fails it when its turn has come; true when it is to be cut short.
    mutating func begin(
      _ call: String, _ action: SystemError.Action, _ path: String
    ) throws(SystemError) -> Bool {
      if isDead { throw SystemError(action, path, .other(0, "the process is gone")) }
      calls.append(call)
      if call == "write", let fault = nextCommit {
        nextCommit = nil
        switch fault {
        case .refused: throw SystemError(action, path, .diskFull)
        case .torn:
          isFull = true
          return true
        case .lost: forgetsWrite = true
        }
      }
      if isFull && call == "write" { throw SystemError(action, path, .diskFull) }
      guard calls.count == faultCall, let fault else { return false }
      switch fault {
      case .error(let reason): throw SystemError(action, path, reason)
      case .death:
        isDead = true
        throw SystemError(action, path, .other(0, "the process is gone"))
      case .short: return true
      case .fills:
        isFull = true
        return true
      }
    }

    func node(at path: String, from start: UInt64) -> UInt64? {
      var number = path.hasPrefix("/") ? 1 : start
      for part in path.split(separator: "/") where part != "." {
        guard let next = nodes[number]?.names[String(part)] else { return nil }
        number = next
      }
      return number
    }

    func start(_ folder: OpenFile?) -> UInt64 { folder.flatMap { opened[$0.number] } ?? 1 }

    /// The folder that holds the last part of `path`, and that part.
    func parent(of path: String, from start: UInt64) -> (UInt64, String)? {
      let parts = path.split(separator: "/")
      let above = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
      guard let name = parts.last, let number = node(at: above, from: start) else { return nil }
      return (number, String(name))
    }

    mutating func make(_ kind: FileStatus.Kind, in folder: UInt64, _ name: String) -> UInt64 {
      newest += 1
      nodes[newest] = Node(kind: kind)
      nodes[folder]?.names[name] = newest
      return newest
    }

    mutating func open(_ number: UInt64) -> Int32 {
      newestOpened += 1
      opened[newestOpened] = number
      return newestOpened
    }

    mutating func unlink(_ name: String, in folder: UInt64) {
      guard let number = nodes[folder]?.names.removeValue(forKey: name) else { return }
      nodes[number]?.links = 0
    }
  }
}
