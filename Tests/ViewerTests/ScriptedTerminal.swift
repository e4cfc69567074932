import BedsideCore
import Foundation

/// The viewer on a step in a terminal of its own, which `script` makes.
final class ScriptedTerminal {
  static let canExist = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  struct Failure: Error { var reason: String }

  /// All that was written to the terminal so far.
  private(set) var screen = ""
  private let scratch: Scratch
  private let process: Process
  private let (shown, typed) = (Pipe(), Pipe())
  private var place: String.Index

  /// Starts the viewer; behind it, the terminal's settings are printed.
  ///
  /// `reader` is a program that its result goes to, instead of a file.
  init(
    _ members: String, options: String = "", columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], reader: String? = nil
  ) throws {
    scratch = try Scratch()
    _ = try scratch.cubes()
    let step = try scratch.write(#"{"model": "cubes.obj", \#(members)}"#, "step.json")
    let viewer = ViewerProgram.folder.appending(path: "bedside-viewer").path()
    let result = scratch.path("result")
    let command = "'\(viewer)' --step '\(step)' \(options)"
    let run = try scratch.write(
      """
      echo $$ > '\(scratch.path("pid"))'
      : > '\(result)'
      \(reader.map { "\(command) | \($0)" } ?? "exec \(command) > '\(result)'")
      """, "run.sh")
    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    for name in ["NO_COLOR", "COLORTERM", "TMUX", "STY", "BEDSIDE_PICTURE"] {
      variables[name] = ""
    }
    // No terminal answers questions here.
    variables["SSH_TTY"] = "/dev/pts/0"
    // Control-C goes to all that runs in the terminal: the shell around the viewer outlives it. A test
    // that waits in vain fails in the end.
    process = ViewerProgram(environment: variables.merging(environment) { $1 }).process([
      "--foreground", "100", "script", "-qec",
      "trap : INT; stty cols \(columns) rows \(rows); sh '\(run)'; code=$?; trap '' INT; stty -a;"
        + " exit $code", "/dev/null",
    ])
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.standardOutput = shown
    process.standardInput = typed
    place = screen.startIndex
    try process.run()
  }

  /// Waits until `text` is written, after what was waited for before.
  func wait(for text: String) throws {
    while true {
      if let range = screen[place...].range(of: text) {
        place = range.upperBound
        return
      }
      let bytes = shown.fileHandleForReading.availableData
      guard !bytes.isEmpty else {
        throw Failure(reason: "'\(text)' did not come: \(screen.debugDescription)")
      }
      append(bytes)
    }
  }

  func press(_ keys: String) throws {
    try typed.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
  }

  /// Sends a signal to the viewer.
  func send(_ signal: Int32) throws {
    let text = try String(contentsOfFile: scratch.path("pid"), encoding: .utf8)
    guard let pid = pid_t(text.filter(\.isNumber)) else { throw Failure(reason: "no process") }
    kill(pid, signal)
  }

  /// Waits for the end; returns the exit code and what the viewer wrote to standard output.
  func end() throws -> (code: Int32, result: JSONValue) {
    append(try shown.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    try typed.fileHandleForWriting.close()
    let bytes = try Data(contentsOf: URL(filePath: scratch.path("result")))
    let result = bytes.isEmpty ? JSONValue.null : try JSONReader.read(Array(bytes)).value
    return (process.terminationStatus, result)
  }

  /// Whether the screen, the cursor, the mouse and the terminal's settings are as they were.
  var isRestored: Bool {
    let restored =
      "\u{1B}[?1000l\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    guard let end = screen.range(of: restored, options: .backwards) else { return false }
    let settings = screen[end.upperBound...]
    return settings.contains(" icanon") && settings.contains(" echo ")
      && !settings.contains("\u{1B}")
  }

  private func append(_ bytes: Data) {
    // Indices of a string do not outlive a change of it.
    let offset = screen.utf8.distance(from: screen.startIndex, to: place)
    screen += String(decoding: bytes, as: UTF8.self)
    place = screen.utf8.index(screen.startIndex, offsetBy: offset)
  }
}
