import Foundation

/// A program in a terminal of its own.
final class TerminalChild {
  private let master: Int32
  private let process: pid_t
  private var isReaped = false
  /// Whether its memory is looked at, which takes a moment.
  private let watchesMemory: Bool
  /// The most memory that it held, as far as it was looked at.
  private var peakBytes = 0
  /// What the program wrote behind what was waited for last.
  private var rest: [UInt8] = []

  // Glibc shows these to C only: TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let newSession: Int16 = 0x80

  /// Starts the program at `path` with a new pseudo-terminal, of a size if one is given.
  init(
    _ path: String, _ arguments: [String], columns: Int = 0, rows: Int = 0,
    watchesMemory: Bool = true
  ) throws {
    self.watchesMemory = watchesMemory
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: Int32 = 0
    var isLocked: Int32 = 0
    guard master >= 0, unsafe ioctl(master, Self.unlock, &isLocked) == 0,
      unsafe ioctl(master, Self.getNumber, &number) == 0
    else { throw BenchError("There is no pseudo-terminal to be had.") }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    process = try Self.spawn(path, arguments, on: "/dev/pts/\(number)")
  }

  deinit {
    end()
    close(master)
  }

  private static func spawn(
    _ path: String, _ arguments: [String], on terminal: String
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // The first terminal that the leader of a new session opens becomes its own.
    unsafe posix_spawnattr_setflags(&attributes, newSession)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, path, &actions, &attributes, &words, environ)
    guard code == 0 else { throw BenchError("'\(path)' can't be started.") }
    return process
  }

  /// Waits until `text` has appeared.
  func wait(for text: String) throws {
    let wanted = Array(text.utf8)
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var start = 0
    while true {
      seen += rest
      rest = []
      if let found = seen[start...].firstRange(of: wanted) {
        rest = Array(seen[found.upperBound...])
        notePeak()
        return
      }
      start = max(0, seen.count - wanted.count)
      waitForText()
      let count = unsafe read(master, &buffer, buffer.count)
      guard count > 0 else {
        throw BenchError("The program ended: \(String(decoding: seen, as: UTF8.self))")
      }
      rest = Array(buffer[..<count])
    }
  }

  /// Types something; what was written before is no answer to it.
  func type(_ text: String) throws {
    rest = []
    let bytes = Array(text.utf8)
    guard unsafe write(master, bytes, bytes.count) == bytes.count else {
      throw BenchError("The terminal takes no input.")
    }
  }

  /// Waits for the program to end by itself.
  func waitForEnd() throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while unsafe read(master, &buffer, buffer.count) > 0 {}
    reap()
  }

  /// Ends the program, and returns the most bytes of memory that it was seen to hold: until now, or
  /// until it last wrote what was waited for.
  @discardableResult
  func end() -> Int {
    if !isReaped {
      notePeak()
      kill(process, SIGKILL)
    }
    reap()
    return peakBytes
  }

  /// Waits until the program has written something, and looks at its memory now and then: one that ends
  /// behind its last word tells nothing any more.
  private func waitForText() {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&descriptor, 1, 20) == 0 { notePeak() }
  }

  /// Looks at the most memory that the program has held.
  ///
  /// What `wait4` tells counts what the starting program held before `exec`, which is all that this
  /// one holds.
  private func notePeak() {
    guard watchesMemory,
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    else { return }
    peakBytes = max(peakBytes, kilobytes * 1024)
  }

  private func reap() {
    if isReaped { return }
    isReaped = true
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }
}
