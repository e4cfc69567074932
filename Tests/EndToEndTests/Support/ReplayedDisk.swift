import FoundationEssentials

/// What a disk holds, and what it is still to be told, while recorded calls are made again one by one.
///
/// Bytes are safe once their file was flushed, and names once their folder was: nothing else about
/// the order in which either reaches the disk is relied on.
struct ReplayedDisk {
  /// A file's bytes as its system shows them, and as the disk has them.
  struct File: Hashable {
    var bytes: [UInt8] = []
    var durable: [UInt8] = []
  }

  /// A change of names within folders that the disk has not heard of; all of it happens, or nothing.
  struct Change: Hashable {
    var names: [String: Int?]
    /// The folders that have to be flushed.
    var folders: Set<String>
  }

  /// The folder in which everything is; paths are below it.
  private let root: String
  private var files: [Int: File] = [:]
  /// The names as the system shows them: files and, as 0, folders.
  private var names: [String: Int] = [:]
  private var durableNames: [String: Int] = [:]
  private(set) var pending: [Change] = []

  init(root: String) { self.root = root }

  /// The paths of the files that are there, with their bytes.
  var visible: [String: [UInt8]] {
    names.filter { $0.value != 0 }.mapValues { files[$0]?.bytes ?? [] }
  }

  /// Makes a call again.
  mutating func make(_ call: ShimCall) {
    guard call.result >= 0, let path = below(call.path) else { return }
    switch call.name {
    case "create":
      let number = files.count + 1
      files[number] = File()
      change([path: number])
    case "mkdirat": change([path: 0])
    case "unlinkat": change([path: nil])
    case "renameat":
      if let new = below(call.more), let number = names[path] { change([path: nil, new: number]) }
    case "write": onFile(path) { $0.bytes += call.bytes }
    case "ftruncate": onFile(path) { $0.bytes = Array($0.bytes.prefix(Int(call.more) ?? 0)) }
    case "fdatasync", "fsync":
      if names[path] == 0 || path.isEmpty { flushNames(in: path) }
      onFile(path) { $0.durable = $0.bytes }
    default: break
    }
  }

  /// What may be found after a power cut at this moment, each as paths with bytes; nil for a folder.
  func states() -> [[String: [UInt8]?]] {
    let unflushed = Set(files.filter { $0.value.bytes != $0.value.durable }.keys)
    let tails = unflushed.isEmpty ? [Tail.all[0]] : Tail.all
    return Self.choices(of: pending.count).flatMap { chosen in
      var found = durableNames
      for index in chosen { found.merge(pending[index].names) }
      return tails.map { tail in
        var state: [String: [UInt8]?] = [:]
        for (path, number) in found where Self.isReachable(path, in: found) {
          guard number != 0 else { state[path] = .some(nil); continue }
          let file = files[number] ?? File()
          state[path] = unflushed.contains(number) ? tail.apply(to: file) : file.bytes
        }
        return state
      }
    }
  }

  // MARK: Steps

  private func below(_ path: String) -> String? {
    if path == root { return "" }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  private mutating func onFile(_ path: String, _ body: (inout File) -> Void) {
    if let number = names[path], var file = files[number] {
      body(&file)
      files[number] = file
    }
  }

  private mutating func change(_ new: [String: Int?]) {
    names.merge(new)
    pending.append(Change(names: new, folders: Set(new.keys.map(Self.folder))))
  }

  private mutating func flushNames(in folder: String) {
    for change in pending where change.folders == [folder] { durableNames.merge(change.names) }
    pending.removeAll { $0.folders == [folder] }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func isReachable(_ path: String, in names: [String: Int]) -> Bool {
    let above = folder(of: path)
    return above.isEmpty || names[above] == 0 && isReachable(above, in: names)
  }

  /// Which of so many changes may have reached the disk: each selection of a few, and of many none,
  /// all, each alone and each left out.
  private static func choices(of count: Int) -> [[Int]] {
    if count <= 4 {
      return (0..<(1 << count)).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
    }
    let all = Array(0..<count)
    return [[], all] + all.map { [$0] } + all.map { left in all.filter { $0 != left } }
  }
}

extension [String: Int] {
  fileprivate mutating func merge(_ changes: [String: Int?]) {
    for (name, number) in changes { self[name] = number }
  }
}
