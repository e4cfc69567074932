import BedsideCore
import BedsideStore
import FoundationEssentials

/// Every state in which a power cut during recorded calls can leave a disk, tried one by one.
///
/// The promise: when a program says anything, every line that it has written by then is on the disk,
/// because whoever reads it may take it for an acknowledgement.
struct CrashStates {
  /// What was wrong in the states that were tried.
  private(set) var losses: [String] = []
  /// How many states were tried.
  private(set) var count = 0

  private let folder: String
  private var tried: Set<State> = []

  /// A state, and the lines that must be in it, by file.
  private struct State: Hashable {
    var files: [String: [UInt8]?]
    var promised: [JournalFile: [String]]
  }

  /// Tries the states of `calls`, which were made below `root`, for the store in `root`/store, until
  /// there are so many losses.
  init(of calls: [ShimCall], below root: String, upTo most: Int = 20) throws {
    let memory = "/dev/shm"
    let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : "/tmp"
    folder = "\(parent)/bedside-crash-\(UUID().uuidString.prefix(13))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var disk = ReplayedDisk(root: root)
    var promised: [JournalFile: [String]] = [:]
    for (number, call) in calls.enumerated() where losses.count < most {
      // An opening that makes no file changes nothing.
      if call.name == "openat" { continue }
      if call.name == "say" { promised = Self.lines(in: disk.visible) }
      disk.make(call)
      if call.name == "unlinkat",
        let file = Self.file(at: String(call.path.dropFirst(root.count + 1)))
      {
        promised[file] = nil
      }
      for files in disk.states() {
        let state = State(files: files, promised: promised)
        guard tried.insert(state).inserted else { continue }
        count += 1
        try check(state, "call \(number), \(call)")
      }
    }
  }

  private static func lines(in files: [String: [UInt8]]) -> [JournalFile: [String]] {
    var lines: [JournalFile: [String]] = [:]
    for (path, bytes) in files {
      guard let file = file(at: path) else { continue }
      lines[file] = bytes.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return lines
  }

  private static func file(at path: String) -> JournalFile? {
    path.hasPrefix("store/") ? JournalFile(path: String(path.dropFirst("store/".count))) : nil
  }

  // MARK: One state

  private mutating func check(_ state: State, _ when: String) throws {
    try make(state.files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let created = Instant(milliseconds: 1_772_784_000_000)
      let journal = try FileJournal("\(folder)/store", clock: .simulated, created: created)
      for (file, lines) in state.promised {
        let found = Set(try StoreFile(file, in: journal).records.map(\.text))
        for line in lines where !found.contains(line) { losses.append("\(when): \(file): \(line)") }
      }
      for file in state.promised.keys.sorted(by: { "\($0)" < "\($1)" }) + [.plan] {
        try goOn(in: journal, file, when)
      }
    } catch { losses.append("\(when): \(error)") }
  }

  /// Writes one more line, which must be found, and nothing broken before it.
  private mutating func goOn(in journal: FileJournal, _ file: JournalFile, _ when: String) throws {
    try journal.append([JournalEntry("after", ["task": "none"])], to: file)
    let found = try StoreFile(file, in: journal)
    if found.records.last?.kind != "after" { losses.append("\(when): nothing can be added") }
    losses += found.damage.map { "\(when): \($0)" }
    for numbers in found.numbers.values where numbers != Array(1...numbers.count) {
      losses.append("\(when): \(file) is numbered \(numbers)")
    }
  }

  private func make(_ files: [String: [UInt8]?]) throws {
    let manager = FileManager.default
    let folders = files.filter { $0.value == nil }.keys.sorted()
    for path in [folder] + folders.map({ "\(folder)/\($0)" }) {
      try manager.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }
    for case (let path, let bytes?) in files {
      let isMade = manager.createFile(
        atPath: "\(folder)/\(path)", contents: Data(bytes), attributes: [.posixPermissions: 0o600])
      guard isMade else { throw Failure("\(path) can't be made in \(folder).") }
    }
  }
}
