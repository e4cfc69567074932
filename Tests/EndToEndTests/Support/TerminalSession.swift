/// The program in a real terminal: tmux with a server of its own, which ends with the test.
final class TerminalSession {
  private let home: Home
  private let command: [String]
  private let socket: String

  /// Runs the program with `arguments` in a window of that size.
  init(_ home: Home, _ arguments: String..., columns: Int = 80, rows: Int = 60) throws {
    self.home = home
    command = home.command(arguments)
    socket = "bedside-\(home.folder.split(separator: "/").last ?? "")"
    try tmux(
      ["start-server", ";", "set", "-g", "remain-on-exit", "on", ";"]
        + ["set", "-g", "default-terminal", home.environment["TERM"] ?? "screen", ";"]
        + ["set", "-g", "history-limit", "5000", ";"]
        + ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + command)
  }

  deinit {
    // Programs that still run in it are hung up on.
    _ = try? tmux(["kill-server"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    var environment = home.environment
    environment["TMUX_TMPDIR"] = home.folder
    let ended = try Program.run(
      ["tmux", "-L", socket, "-f", "/dev/null"] + arguments, environment: environment,
      folder: home.folder)
    guard ended.status == 0 else { throw Failure("tmux \(arguments): \(ended)") }
    return ended.output
  }

  // MARK: Looking

  /// What stands in the window, without the empty lines at its end.
  var screen: String {
    get throws { Self.trimmed(try tmux(["capture-pane", "-p"])) }
  }

  /// All lines as the program wrote them, those that have scrolled away included.
  var lines: [String] {
    get throws {
      let text = try tmux(["capture-pane", "-p", "-J", "-S", "-"])
      return Self.trimmed(text).split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Waits until the screen is as `condition` says; fails with the screen when it doesn't become so.
  func wait(until condition: (String) -> Bool) throws {
    let deadline = System.seconds + Program.patience
    var shown = try screen
    while !condition(shown) {
      guard System.seconds < deadline else { throw Failure("The screen stayed:\n\(shown)") }
      _ = System.readable([], milliseconds: 10)
      shown = try screen
    }
  }

  /// Waits until the screen ends with `text`.
  func wait(forEnd text: String) throws {
    try wait { $0.hasSuffix(text) }
  }

  // MARK: Doing

  /// Types a line and waits until the screen ends with `end`.
  func type(_ line: String, until end: String) throws {
    let before = try screen
    if !line.isEmpty { try tmux(["send-keys", "-l", "--", line]) }
    try tmux(["send-keys", "Enter"])
    // What stood there already may end the same way.
    try wait { $0 != before && $0.hasSuffix(end) }
  }

  /// Presses a key, by tmux's name for it.
  func press(_ key: String) throws { try tmux(["send-keys", key]) }

  /// Kills the program as nothing can be done about.
  func kill() throws {
    guard let process = try number("pane_pid") else { throw Failure("There is no program.") }
    System.send(9, to: CInt(process))
    try wait { _ in (try? self.end) != nil }
  }

  /// How the program ended: its exit status, or the negative number of its signal; nil before.
  private var end: Int? {
    get throws {
      if let status = try number("pane_dead_status") { return status }
      if let signal = try number("pane_dead_signal") { return -signal }
      // tmux may see the terminal close and miss the end of the program; told of it, it looks again.
      let childHasEnded: CInt = 17
      if try number("pane_dead") == 1, let server = try number("pid") {
        System.send(childHasEnded, to: CInt(server))
      }
      return nil
    }
  }

  private func number(_ name: String) throws -> Int? {
    Int(try tmux(["display-message", "-p", "#{\(name)}"]).filter(\.isNumber))
  }

  /// Waits until the program has ended: its exit status, or the negative number of its signal.
  func finish() throws -> Int? {
    try wait { _ in (try? self.end) != nil }
    return try end
  }

  /// Starts the program again in the same window.
  func restart() throws {
    try tmux(["clear-history", ";", "respawn-pane", "-k"] + command)
  }
}
