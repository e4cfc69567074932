import Foundation

/// The knee turned in a terminal of 120 by 40: from a key to the end of what it changes on the screen.
enum TerminalFrames {
  static let benchmark = Benchmark(name: "frame in a terminal", measure: measure)

  private static let frames = 40
  private static let endOfFrame = "\u{1B}[?2026l"

  @MainActor
  private static func measure(_ folder: WorkFolder) throws -> Row {
    let program = try StartToPrompt.sibling("bedside-viewer")
    let model = try Checkout.file("Models/knee/knee.obj", around: folder.path)
    let step = "\(folder.path)/turn.json"
    try Data(#"{"model": "\#(model)"}"#.utf8).write(to: URL(filePath: step))
    for (name, value) in [
      ("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LC_ALL", "C.UTF-8"),
      // A terminal that is far away is asked nothing.
      ("SSH_TTY", "/dev/pts/0"),
    ] {
      unsafe setenv(name, value, 1)
    }
    for name in ["NO_COLOR", "TMUX", "STY"] { unsafe unsetenv(name) }
    let child = try TerminalChild(
      program, ["--step", step, "--terminal"], columns: 120, rows: 40)
    try child.wait(for: "? help")
    try child.wait(for: endOfFrame)
    let rounds = try Rounds(
      frames,
      ours: {
        try seconds {
          try child.type("\u{1B}[C")
          try child.wait(for: endOfFrame)
        }
      }, peer: nil)
    return Row(
      name: benchmark.name, seconds: rounds.seconds, peakBytes: child.end(), floor: 0.05)
  }
}
