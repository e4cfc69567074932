/// The program at a pseudo-terminal without a screen, for what tmux would be too slow for.
final class PlainTerminal {
  private let home: Home
  private let process: CInt
  private var descriptor: CInt
  private var status: CInt?
  private var bytes: [UInt8] = []
  /// Up to where the output was waited for.
  private var seen = 0

  /// Runs the program with `arguments` at a terminal of that width.
  convenience init(_ home: Home, _ arguments: String..., columns: Int = 80) throws {
    try self.init(home, command: home.command(arguments), columns: columns)
  }

  /// Runs any program at a terminal of that width.
  init(_ home: Home, command: [String], columns: Int = 80) throws {
    self.home = home
    let terminal = try System.terminal(columns: columns, rows: 50)
    descriptor = terminal.descriptor
    var environment = home.environment
    environment["NO_COLOR"] = "1"
    let stream = System.Stream.terminal(terminal.name)
    process = try System.spawn(
      command, environment: environment, folder: home.folder,
      streams: [stream, stream, stream])
  }

  deinit {
    if status == nil { kill() }
    System.close(&descriptor)
  }

  /// A shell with job control, into which the program can be typed.
  static func jobShell(_ home: Home) throws -> PlainTerminal {
    home.environment["PS1"] = "shell$ "
    home.environment["HISTFILE"] = "/dev/null"
    let shell = try PlainTerminal(
      home, command: ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"])
    try shell.wait(for: "shell$ ")
    return shell
  }

  /// All that was written to the terminal.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads what is there, waiting so long at most; false when there will be no more.
  @discardableResult
  func read(milliseconds: Int) -> Bool {
    guard !System.readable([descriptor], milliseconds: milliseconds).isEmpty else { return true }
    let part = System.read(descriptor)
    bytes += part
    return !part.isEmpty
  }

  /// Waits until `text` appears behind what was waited for before.
  func wait(for text: String) throws {
    let deadline = System.seconds + Program.patience
    while true {
      if let range = bytes[seen...].firstRange(of: Array(text.utf8)) {
        seen = range.upperBound
        return
      }
      guard System.seconds < deadline, read(milliseconds: 1000) else {
        throw Failure("'\(text)' does not appear in:\n\(output)")
      }
    }
  }

  /// Waits until one of `texts` appears behind what was waited for before.
  func wait(until texts: [String]) throws {
    let deadline = System.seconds + Program.patience
    while !texts.contains(where: { bytes[seen...].firstRange(of: Array($0.utf8)) != nil }) {
      guard System.seconds < deadline, read(milliseconds: 1000) else {
        throw Failure("None of \(texts) appears in:\n\(output)")
      }
    }
  }

  /// Whether the terminal shows what is typed by itself.
  var echoes: Bool { System.echoes(descriptor) }

  /// Waits until the terminal shows what is typed by itself, or does not any more.
  func wait(untilItEchoes wanted: Bool) throws {
    let deadline = System.seconds + Program.patience
    while echoes != wanted {
      read(milliseconds: 10)
      guard System.seconds < deadline else { throw Failure("Echo stayed \(!wanted):\n\(output)") }
    }
  }

  /// Types a line.
  func type(_ line: String) { press(line + "\n") }

  /// Types keys.
  func press(_ keys: String) { System.write(Array(keys.utf8)[...], to: descriptor) }

  /// Types a line and waits for what comes behind it.
  func type(_ line: String, until text: String) throws {
    type(line)
    try wait(for: text)
  }

  /// Sends the program a signal.
  func send(_ signal: CInt) { System.send(signal, to: process) }

  /// Sends a signal to what has the terminal at the moment.
  func signalForeground(_ signal: CInt) throws {
    try System.signalForeground(of: descriptor, signal)
  }

  /// Kills the program and reads what it had written until then.
  func kill() {
    System.send(9, to: process)
    while read(milliseconds: 1000) {}
    status = System.wait(for: process)
  }

  /// Closes the terminal under the program, and waits as `finish` does.
  func hangUp() throws -> CInt {
    System.close(&descriptor)
    let ended = System.wait(for: process)
    status = ended
    return ended
  }

  /// Waits until the program has ended: its exit status, or the negative number of its signal.
  func finish() throws -> CInt {
    let deadline = System.seconds + Program.patience
    while read(milliseconds: 1000) {
      guard System.seconds < deadline else { throw Failure("It does not end:\n\(output)") }
    }
    let ended = System.wait(for: process)
    status = ended
    return ended
  }
}
