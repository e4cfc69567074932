internal import Glibc

/// A program whose controlling terminal is a new pseudo-terminal, with standard output apart.
final class TerminalProgram {
  // TIOCGPTN and TIOCSPTLCK, which Swift doesn't import.
  private static let getNumber: UInt = 0x8004_5430
  private static let setLock: UInt = 0x4004_5431

  private let process: pid_t
  private var master: CInt
  private let name: String
  private var standardOutput: CInt
  private var output: [UInt8] = []
  private(set) var screen: Screen

  /// Runs the probe with `arguments`.
  convenience init(
    probe arguments: String..., environment: [String: String] = [:], columns: Int = 80
  ) throws {
    try self.init(
      [Self.probe] + arguments, environment: environment, columns: columns, ownOutput: true)
  }

  /// Runs a program with its three streams on the terminal unless `ownOutput` is set.
  init(
    _ command: [String], environment: [String: String] = [:], columns: Int = 80, ownOutput: Bool
  ) throws {
    screen = Screen(columns: columns, rows: 24)
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: CInt = 0
    var lock: CInt = 0
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(master, Self.getNumber, &number) == 0,
      unsafe ioctl(master, Self.setLock, &lock) == 0,
      unsafe ioctl(master, UInt(TIOCSWINSZ), &size) == 0
    else { throw TerminalFailure("There is no pseudo-terminal: \(errno).") }
    name = "/dev/pts/\(number)"
    var pipes: [CInt] = [-1, -1]
    guard unsafe pipe(&pipes) == 0 else { throw TerminalFailure("There is no pipe.") }
    for descriptor in pipes { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    standardOutput = pipes[0]

    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null"]
    variables.merge(environment) { $1 }
    process = try Self.spawn(
      command, variables: variables, terminal: name,
      output: ownOutput ? pipes[1] : nil)
    close(pipes[1])
  }

  deinit {
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
    if master >= 0 { close(master) }
    if standardOutput >= 0 { close(standardOutput) }
  }

  /// The probe, which is built beside the tests.
  static let probe: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &path, path.count)
    let own = String(decoding: path.prefix(max(count, 0)).map(UInt8.init), as: UTF8.self)
    return own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + "line-editing-probe"
  }()

  /// Types `keys`.
  func type(_ keys: String) {
    type(bytes: Array(keys.utf8))
  }

  /// Types bytes that are no text.
  func type(bytes: [UInt8]) {
    _ = unsafe Glibc.write(master, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  func send(_ signal: CInt) {
    kill(process, signal)
  }

  /// Sends a signal to what has the terminal at the moment.
  func signalForeground(_ signal: CInt) throws {
    let group = tcgetpgrp(master)
    guard group > 0 else { throw TerminalFailure("Nothing has the terminal.") }
    kill(-group, signal)
  }

  /// Changes the width of the terminal.
  func resize(columns: Int) {
    screen.resize(columns: columns)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until the screen is as `condition` says.
  func wait(until condition: (Screen) -> Bool) throws {
    let deadline = Self.seconds() + 20
    while !condition(screen) {
      guard Self.seconds() < deadline, read() else {
        throw TerminalFailure("The screen stayed: \(screen.lines)")
      }
    }
  }

  /// Reads until the last line is `line`.
  func wait(forLine line: String) throws {
    try wait { $0.lines.last == line }
  }

  /// Whether the terminal shows what is typed by itself.
  var echoes: Bool {
    var settings = termios()
    let echo = tcflag_t(ECHO)
    return unsafe tcgetattr(master, &settings) == 0 && settings.c_lflag & echo != 0
  }

  /// Waits until the terminal shows what is typed by itself, or does not any more.
  func wait(untilItEchoes wanted: Bool) throws {
    let deadline = Self.seconds() + 20
    while echoes != wanted {
      guard Self.seconds() < deadline else { throw TerminalFailure("Echo stayed: \(!wanted).") }
      sched_yield()
    }
  }

  /// Waits until the program has read everything that was typed.
  func waitUntilTyped() throws {
    let slave = unsafe open(name, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    defer { close(slave) }
    let deadline = Self.seconds() + 20
    var waiting: CInt = 1
    while unsafe ioctl(slave, UInt(FIONREAD), &waiting) == 0, waiting > 0 {
      guard Self.seconds() < deadline else { throw TerminalFailure("Nobody reads what is typed.") }
      sched_yield()
    }
  }

  /// Waits until the program has ended, and returns what it wrote to standard output and how it
  /// ended: its exit status, or the negative number of the signal.
  func finish() throws -> (output: [String], status: CInt) {
    while read() {}
    var status: CInt = 0
    guard unsafe waitpid(process, &status, 0) == process else {
      throw TerminalFailure("The program is gone.")
    }
    let text = String(decoding: output, as: UTF8.self)
    let signal = status & 0x7F
    return (
      text.split(separator: "\n").map(String.init), signal != 0 ? -signal : (status >> 8) & 0xFF
    )
  }

  /// Closes the terminal under the program, and waits as `finish` does.
  func closeTerminal() throws -> (output: [String], status: CInt) {
    closeMaster()
    return try finish()
  }

  /// Reads once what the program wrote; false when there is no more or it takes too long.
  private func read() -> Bool {
    var watched = [master, standardOutput].map { descriptor in
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }
    guard unsafe poll(&watched, 2, 20_000) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    for (index, entry) in watched.enumerated() where entry.revents != 0 {
      let count = unsafe Glibc.read(entry.fd, &bytes, bytes.count)
      let part = bytes.prefix(max(count, 0))
      switch (index, count > 0) {
      case (0, true): screen.write(Array(part))
      case (0, false): closeMaster()
      case (_, true): output += part
      case (_, false): closeOutput()
      }
    }
    return master >= 0 || standardOutput >= 0
  }

  private func closeMaster() {
    close(master)
    master = -1
  }

  private func closeOutput() {
    close(standardOutput)
    standardOutput = -1
  }

  private static func seconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }
}
