import BedsideCore
import BedsideStore
import Foundation

/// From nothing to the shell's prompt, with a year of daily outcomes behind it and today's page shown.
///
/// The peer does less: Python starts, loads its line editor and ends. Both are started the same way and
/// have a terminal.
enum StartToPrompt {
  static let benchmark = Benchmark(name: "start to prompt", measure: measure)

  @MainActor
  private static func measure(_ folder: WorkFolder) throws -> Row {
    let program = try sibling("bedside")
    let python = try interpreter()
    let store = "\(folder.path)/year"
    try SampleYear(store: store, checkout: folder.path).write()
    // Colours would stand between the prompt and the blank behind it.
    unsafe setenv("NO_COLOR", "1", 1)
    let arguments = ["--store", store]
    let rounds = try Rounds(15) {
      try seconds {
        let child = try TerminalChild(program, arguments, watchesMemory: false)
        try child.wait(for: "> ")
        child.end()
      }
    } peer: {
      try seconds { try TerminalChild(python, ["-c", "import readline"]).waitForEnd() }
    }
    return Row(
      name: benchmark.name, seconds: rounds.seconds, bytes: folder.size(of: "year"),
      peer: "\(python) -c 'import readline'", peerSeconds: rounds.peerSeconds,
      ratio: rounds.ratio, floor: 4)
  }

  /// The program `name` beside this one.
  static func sibling(_ name: String) throws -> String {
    let home = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let path = home.deletingLastPathComponent().appending(path: name).path()
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchError("There is no '\(path)'. Build everything first.")
    }
    return path
  }

  /// The interpreter itself: what is called python3 may be a script that looks for it.
  private static func interpreter() throws -> String {
    let ask = Process()
    ask.executableURL = URL(filePath: "/usr/bin/env")
    ask.arguments = ["python3", "-c", "import sys; print(sys.executable)"]
    let pipe = Pipe()
    ask.standardOutput = pipe
    try ask.run()
    let answer = pipe.fileHandleForReading.readDataToEndOfFile()
    ask.waitUntilExit()
    let path = String(decoding: answer, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !path.isEmpty else { throw BenchError("There is no python3 to compare with.") }
    return path
  }
}
