import BedsideStore
import Foundation
import Glibc

/// A million outcomes as CSV, out of their lines, each of which is verified on the way.
///
/// The peer is the program `sqlite3 -csv`, which writes the same rows out of a table that has them as
/// columns already.
enum CSVExport {
  /// Beside the peer, with the memory that it takes.
  static let benchmark = Benchmark(name: "CSV of a million outcomes") { folder in
    let outcomes = try ExportedOutcomes.inside(folder)
    let nowhere = try Nowhere()
    var bytes = 0
    let peak = try MemoryPeak.during { bytes = try outcomes.write { _ in } }
    let ours = { try seconds { bytes = try outcomes.write(nowhere.write) } }
    guard let program = Self.sqlite else {
      let rounds = try Rounds(3, ours: ours, peer: nil)
      return Row(
        name: "CSV of a million outcomes", seconds: rounds.seconds, bytes: bytes, peakBytes: peak,
        floor: Double(bytes) / bytesPerSecond)
    }
    let database = try table(of: outcomes, in: folder, program)
    let rounds = try Rounds(5, ours: ours) {
      try seconds { try run(program, ["-csv", "-header", database, "select * from answer"]) }
    }
    return Row(
      name: "CSV of a million outcomes", seconds: rounds.seconds, bytes: bytes, peakBytes: peak,
      peer: "sqlite3 -csv, rows in columns", peerSeconds: rounds.peerSeconds, ratio: rounds.ratio,
      floor: 1)
  }

  /// As fast as a disk takes it: 150 MB of CSV a second.
  static let speed = Benchmark(name: "CSV at 150 MB/s") { folder in
    let outcomes = try ExportedOutcomes.inside(folder)
    let nowhere = try Nowhere()
    var bytes = 0
    let rounds = try Rounds(
      5, ours: { try seconds { bytes = try outcomes.write(nowhere.write) } }, peer: nil)
    return Row(
      name: "CSV at 150 MB/s", seconds: rounds.seconds, bytes: bytes,
      floor: Double(bytes) / bytesPerSecond)
  }

  private static let bytesPerSecond = 150e6

  private static var sqlite: String? {
    ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The peer's table, filled with what we wrote.
  @MainActor
  private static func table(
    of outcomes: ExportedOutcomes, in folder: WorkFolder, _ program: String
  ) throws -> String {
    let (file, database) = ("\(folder.path)/exported.csv", "\(folder.path)/exported.sqlite")
    guard FileManager.default.createFile(atPath: file, contents: nil),
      let handle = FileHandle(forWritingAtPath: file)
    else { throw BenchError("'\(file)' can't be written.") }
    _ = try outcomes.write { handle.write(Data($0)) }
    try handle.close()
    try run(program, [database, ".mode csv", ".import \(file) answer"])
    try FileManager.default.removeItem(atPath: file)
    return database
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchError("'\(program)' failed.") }
  }

  /// Where both sides write.
  private final class Nowhere {
    private let handle: FileHandle

    init() throws {
      guard let handle = FileHandle(forWritingAtPath: "/dev/null") else {
        throw BenchError("/dev/null can't be written.")
      }
      self.handle = handle
    }

    func write(_ bytes: ArraySlice<UInt8>) {
      _ = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(handle.fileDescriptor, $0.baseAddress, $0.count)
      }
    }
  }
}
