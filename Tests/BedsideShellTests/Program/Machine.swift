import BedsideCore
import BedsideInsights
import BedsideShell
import BedsideStore
import Synchronization

/// A machine without a disk, on which the whole program is run.
@MainActor
final class Machine {
  var console: ScriptedConsole
  var files: [String: String] = [:]
  var terminals: Set<OutputChannel> = []
  var environment: [String: String] = [:]
  var isInteractive = true
  /// The records, which stay from one run to the next.
  let journal: MemoryJournal
  var steps = StepTools()
  var zones: any ZoneDatabase = NoZones()
  /// The zone of the machine.
  var zone = Zone.utc
  var readZone: (() -> Zone)?
  /// What the environment names as a zone, though there is none.
  var unknownZone: String?
  var clock: any Clock = StoppedClock()
  /// What draws figures.
  var figures: (any FigureDrawing)?
  /// What shows pictures.
  var screen: (any PictureScreen)?
  /// What else the machine has.
  var configure: (inout ProgramHost) -> Void = { _ in }
  private(set) var end = Program.End(.done)

  var transcript: String { console.transcript }

  /// A machine at which somebody does this.
  init(_ inputs: [Input] = [], journal: MemoryJournal = MemoryJournal()) {
    console = ScriptedConsole(inputs)
    self.journal = journal
  }

  /// A machine at which somebody types these lines.
  convenience init(lines: String, _ more: String...) {
    self.init(([lines] + more).map { .line($0) })
  }

  /// The machine as the program knows it.
  var host: ProgramHost {
    var host = ProgramHost(
      console: console, terminals: terminals, environment: environment,
      files: Files(texts: files), clock: clock, zone: zone, zones: zones,
      contentFiles: Files(texts: files), dataFolder: nil,
      openStore: { [journal] (_, _) throws(StoreError) in journal }, makeRunID: makeRunID,
      maker: maker, version: "bedside 1.2.3")
    host.steps = steps
    host.findFigures = { [figures] in figures }
    host.screen = screen
    host.readZone = readZone
    host.unknownZone = unknownZone
    host.removeTraces = { [weak self] paths in self?.removed += paths }
    configure(&host)
    return host
  }

  /// The same machine with another terminal, at which nobody sits.
  func elsewhere() -> Machine {
    let other = Machine(journal: journal)
    other.files = files
    other.environment = environment
    other.zones = zones
    other.zone = zone
    other.clock = clock
    other.isInteractive = false
    return other
  }

  private let maker = Maker()
  private var removed: [String] = []
  private var runs = 0

  private func makeRunID() -> String {
    runs += 1
    return "run-\(runs)"
  }

  /// Lets somebody type these lines at the next command, and forgets what was shown.
  func types(_ lines: String...) -> Machine {
    type(lines)
    return self
  }

  func type(_ lines: [String]) {
    console = ScriptedConsole(lines.map { .line($0) })
    isInteractive = true
  }

  /// Runs the program with these words behind its name.
  @discardableResult
  func run(_ arguments: String...) -> Program.End { run(arguments) }

  /// Runs the program with these words behind its name.
  @discardableResult
  func run(_ arguments: [String]) -> Program.End {
    console.isInteractive = isInteractive
    maker.keep(files)
    end = Program(host: host).run(arguments)
    files.merge(maker.take()) { _, new in new }
    for path in removed { files[path] = nil }
    removed = []
    return end
  }
}

/// Files that stand in the test, all in one folder.
private struct Files: FileReader, ContentFiles {
  let texts: [String: String]

  func bytes(of path: String) throws(SystemError) -> [UInt8] { try read(path) }

  func bytes(of path: String, in folder: String) throws(SystemError) -> [UInt8] {
    try read("\(folder)/\(path)")
  }

  func read(_ path: String) throws(SystemError) -> [UInt8] {
    guard let text = texts[path] else { throw SystemError(.read, path, .notFound) }
    return Array(text.utf8)
  }

  func names(in path: String) throws(SystemError) -> [String] {
    throw SystemError(.list, path, .notAFolder)
  }

  func exists(_ path: String) -> Bool { texts[path] != nil }
}

/// Makes files that the machine has from then on.
private final class Maker: FileMaker {
  private let made = Mutex<[String: String]>([:])
  private let kept = Mutex<Set<String>>([])

  /// Notes what the machine has already.
  func keep(_ files: [String: String]) { kept.withLock { $0 = Set(files.keys) } }

  func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    if kept.withLock({ $0.contains(path) }) { throw SystemError(.create, path, .exists) }
    made.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
  }

  func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    let pieces = Pieces()
    try fill { bytes in pieces.bytes += bytes }
    let isThere = made.withLock { $0[path] != nil } || kept.withLock { $0.contains(path) }
    if isThere, !replacing { throw .system(SystemError(.create, path, .exists)) }
    made.withLock { $0[path] = String(decoding: pieces.bytes, as: UTF8.self) }
  }

  private final class Pieces {
    var bytes: [UInt8] = []
  }

  func take() -> [String: String] {
    made.withLock { made in
      defer { made = [:] }
      return made
    }
  }
}

struct NoZones: ZoneDatabase {
  func zone(_ id: String) throws(ZoneError) -> Zone { throw .unknown(id) }
}
