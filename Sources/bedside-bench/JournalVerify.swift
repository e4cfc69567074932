/// Verifying a million outcomes of two hundred participants, by a program that has read nothing yet:
/// every line's checksum, envelope and number.
///
/// There is no peer; the floor is 400 MB a second over what was read, and 60 MB of memory.
enum JournalVerify {
  static let benchmark = Benchmark(name: "verify") { folder in
    let million = try MillionOutcomes.inside(folder)
    let program = try StartToPrompt.sibling("bedside")
    var peak = 0
    let rounds = try Rounds(
      5,
      ours: {
        let child = try TerminalChild(program, ["--store", million.store, "verify"])
        let time = try seconds { try child.wait(for: "\(MillionOutcomes.count) lines") }
        try child.waitForEnd()
        peak = max(peak, child.end())
        return time
      }, peer: nil)
    var row = Row(
      name: "verify", seconds: rounds.seconds, bytes: million.bytes, peakBytes: peak,
      floor: Double(million.bytes) / 400e6)
    if peak == 0 { row.failure = "nobody saw how much memory it holds" }
    if peak > 60_000_000 { row.failure = "it holds more than 60 MB" }
    return row
  }
}
