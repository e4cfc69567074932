internal import Glibc
internal import Synchronization

/// The calls of the system that the tests need: the only place with anything unsafe.
enum System {
  /// What a program gets as one of its three streams.
  enum Stream {
    /// The stream is not open at all.
    case closed
    /// /dev/null.
    case null
    /// Something that is open here.
    case descriptor(CInt)
    /// The terminal of that name, which becomes the program's own.
    case terminal(String)
  }

  /// The path of this program.
  static let path: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink("/proc/self/exe", &path, path.count)
    return String(decoding: path.prefix(max(count, 0)).map(UInt8.init), as: UTF8.self)
  }()

  /// Whether this user may do everything.
  static let isRoot = geteuid() == 0

  /// Makes writing to a program that has ended an error instead of the end of the tests.
  static let ignoresBrokenPipes: Bool = {
    _ = signal(SIGPIPE, SIG_IGN)
    return true
  }()
  /// Held while something is open that a program started at the same moment would inherit.
  private static let inheriting = Mutex(())

  /// Seconds of a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: Programs

  /// Starts a program in a session of its own, with every signal as a login shell leaves it.
  static func spawn(
    _ command: [String], environment: [String: String], folder: String, streams: [Stream]
  ) throws -> CInt {
    _ = ignoresBrokenPipes
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = sessionAttributes()
    unsafe posix_spawn_file_actions_init(&actions)
    for (index, stream) in streams.enumerated() {
      unsafe add(stream, as: CInt(index), to: &actions)
    }
    let program = "/usr/bin/env"
    let words = [program, "-C", folder] + command
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe (arguments + variables).forEach { word in unsafe free(word) }
    }
    var process: pid_t = 0
    let code = inheriting.withLock { _ in
      unsafe posix_spawn(&process, program, &actions, &attributes, &arguments, &variables)
    }
    guard code == 0 else { throw Failure("'\(command[0])' can't be run: error \(code).") }
    return process
  }

  private static func add(
    _ stream: Stream, as number: CInt, to actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .closed: unsafe posix_spawn_file_actions_addclose(&actions, number)
    case .null: unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
    case .descriptor(let descriptor):
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    case .terminal(let name):
      // The first terminal that the leader of a session opens becomes the session's.
      unsafe posix_spawn_file_actions_addopen(&actions, number, name, O_RDWR, 0)
    }
  }

  private static func sessionAttributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which the C library's header hides.
    let newSession: CInt = 0x80
    let flags = newSession | CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  /// Sends a signal to a process that was started here.
  static func send(_ signal: CInt, to process: CInt) { kill(process, signal) }

  /// Waits for the end of a process: its exit status, or the negative number of its signal.
  static func wait(for process: CInt) -> CInt {
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal != 0 ? -signal : (status >> 8) & 0xFF
  }

  // MARK: Descriptors

  /// A pipe that no program inherits by accident.
  static func pipe() throws -> (read: CInt, write: CInt) {
    var ends: [CInt] = [-1, -1]
    let code = inheriting.withLock { _ in
      let code = unsafe Glibc.pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return code
    }
    guard code == 0 else { throw Failure("There is no pipe.") }
    return (ends[0], ends[1])
  }

  /// A new terminal: the end at which a person would sit, and the name of the other.
  static func terminal(columns: Int, rows: Int) throws -> (descriptor: CInt, name: String) {
    // TIOCGPTN and TIOCSPTLCK, which Swift doesn't import.
    let (getNumber, setLock): (UInt, UInt) = (0x8004_5430, 0x4004_5431)
    let descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (number, lock): (CInt, CInt) = (0, 0)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(descriptor, getNumber, &number) == 0,
      unsafe ioctl(descriptor, setLock, &lock) == 0,
      unsafe ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0
    else { throw Failure("There is no terminal: error \(errno).") }
    return (descriptor, "/dev/pts/\(number)")
  }

  /// Whether the terminal shows what is typed by itself.
  static func echoes(_ terminal: CInt) -> Bool {
    var settings = termios()
    let echo = tcflag_t(ECHO)
    return unsafe tcgetattr(terminal, &settings) == 0 && settings.c_lflag & echo != 0
  }

  /// Sends a signal to what has the terminal at the moment.
  static func signalForeground(of terminal: CInt, _ signal: CInt) throws {
    let group = tcgetpgrp(terminal)
    guard group > 0 else { throw Failure("Nothing has the terminal.") }
    kill(-group, signal)
  }

  /// Waits until something can be read, or for so many milliseconds; the numbers of what can.
  static func readable(_ descriptors: [CInt], milliseconds: Int) -> [Int] {
    var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&watched, nfds_t(watched.count), CInt(milliseconds))
    return count > 0 ? watched.indices.filter { watched[$0].revents != 0 } : []
  }

  /// Reads what is there; nothing at the end.
  static func read(_ descriptor: CInt) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Writes as much as the other side takes.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: CInt) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes a descriptor, once.
  static func close(_ descriptor: inout CInt) {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
    descriptor = -1
  }
}
