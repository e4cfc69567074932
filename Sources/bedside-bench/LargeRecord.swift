import BedsideCore
import BedsideStore
import Foundation

/// What a participant waits for behind a hundred thousand outcomes of fifty tasks.
enum LargeRecord {
  /// From nothing to the prompt, today's page included, with a gate that was never met.
  static let start = Benchmark(name: "start behind 100000 outcomes") { folder in
    let program = try StartToPrompt.sibling("bedside")
    let study = try LargeStudy.inside(folder)
    unsafe setenv("NO_COLOR", "1", 1)
    let cache = "\(folder.path)/cache"
    unsafe setenv("XDG_CACHE_HOME", cache, 1)
    let arguments = ["--store", study.store, "--content", folder.path, "--study", "large"]
    var peak = 0
    let rounds = try Rounds(
      9,
      ours: {
        let child = try TerminalChild(program, arguments)
        let time = try seconds { try child.wait(for: "> ") }
        peak = max(peak, child.end())
        return time
      }, peer: nil)
    return Row(
      name: "start behind 100000 outcomes", seconds: rounds.seconds,
      bytes: folder.size(of: "large-store"), peakBytes: peak, floor: 0.04)
  }

  /// The page of today, by a program that has read nothing yet.
  static let page = Benchmark(name: "day page") { folder in
    let study = try LargeStudy.inside(folder)
    let rounds = try Rounds(
      15,
      ours: {
        let record = try study.record()
        return try seconds {
          let page = try record.page(for: record.today)
          guard page.events.count > LargeStudy.tasks else {
            throw BenchError("Events are missing.")
          }
        }
      }, peer: nil)
    return Row(
      name: "day page", seconds: rounds.seconds,
      bytes: folder.size(of: "large-store"), floor: 0.01)
  }
}
