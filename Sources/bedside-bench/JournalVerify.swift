import BedsideStore
import Foundation

/// Verifying a million outcomes of two hundred participants: every line's checksum, envelope and
/// number.
///
/// There is no peer; the floor is 400 MB a second over what was read, and 60 MB of memory.
enum JournalVerify {
  static let benchmark = Benchmark(name: "verify", measure: measure)

  private static let participants = 200
  private static let months = 12
  private static let outcomes = 1_000_000
  private static let rounds = 5

  private static func measure(_ folder: WorkFolder) throws -> Row {
    let journal = try FileJournal(
      "\(folder.path)/million", clock: .system, created: SystemClock().now())
    let perMonth = outcomes / participants / months + 1
    var samples = SampleOutcomes(seed: 11)
    for number in 0..<participants {
      guard let participant = ParticipantID("S\(10_000 + number)") else { continue }
      for month in 0..<months {
        let entries = try samples.next(perMonth, of: "\(participant)").map {
          try JournalEntry("outcome", object: $0.text)
        }
        try journal.append(
          entries, to: .month(participant, Month.first.advanced(by: month)))
      }
    }
    let bytes = folder.size(of: "million/p")
    let before = Memory.peak()
    let measured = try Rounds(
      rounds,
      ours: {
        try seconds {
          var lines = 0
          var isSound = true
          try journal.verify { file in
            lines += file.lines
            isSound = isSound && file.isSound
          }
          if !isSound || lines < outcomes { throw BenchError("Met \(lines) lines.") }
        }
      }, peer: nil)
    var row = Row(
      name: benchmark.name, seconds: measured.seconds, bytes: bytes,
      floor: Double(bytes) / 400e6)
    row.peakBytes = Memory.peak()
    if Memory.peak() - before > 20_000_000 { row.failure = "it needs more and more memory" }
    return row
  }
}

/// The memory of this process.
enum Memory {
  /// The most that was held at any time, in bytes.
  static func peak() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.split(whereSeparator: \.isWhitespace)[1]) }.map { $0 * 1024 } ?? 0
  }
}
