import Glibc

/// A program that is run, given some input, and waited for.
enum ChildProcess {
  /// What became of it.
  struct Result {
    /// Its exit status; 128 and the signal's number when it was ended by one.
    var status: Int32
    /// What it wrote to standard output.
    var output: [UInt8]
    /// What it wrote to standard error.
    var errors: [UInt8]
  }

  /// Runs the program at `path`; nil when it can't be started.
  static func run(_ path: String, _ arguments: [String], input: [UInt8]) -> Result? {
    guard let pipes = Pipes() else { return nil }
    defer { pipes.closeAll() }
    guard let process = spawn(path, arguments, pipes) else { return nil }
    pipes.closeChildEnds()
    let (output, errors) = pipes.exchange(input)
    return Result(status: wait(for: process), output: output, errors: errors)
  }

  /// Waits for `process`; returns its exit status, or 128 and the number of the signal that ended it.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    return code(status)
  }

  /// The status of `process` as `wait` returns it; nil while it runs.
  static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    return unsafe waitpid(process, &status, WNOHANG) == 0 ? nil : code(status)
  }

  private static func code(_ status: Int32) -> Int32 {
    let isSignal = status & 0x7F != 0
    return isSignal ? 128 + (status & 0x7F) : (status >> 8) & 0xFF
  }

  private static func spawn(_ path: String, _ arguments: [String], _ pipes: Pipes) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, end) in [
      (0, pipes.childInput), (1, pipes.childOutput), (2, pipes.childErrors),
    ] {
      unsafe posix_spawn_file_actions_adddup2(&actions, end, Int32(descriptor))
    }
    return unsafe spawn(path, arguments, &actions)
  }

  /// Starts the program at `path` with no signal held back or passed over; nil when it can't be started.
  static func spawn(
    _ path: String, _ arguments: [String], _ actions: inout posix_spawn_file_actions_t
  ) -> pid_t? {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The line editor holds signals back; what is started must not inherit that.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var passedOver = sigset_t()
    unsafe sigemptyset(&passedOver)
    unsafe sigaddset(&passedOver, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &passedOver)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { word in unsafe free(word) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, path, &actions, &attributes, &words, environ)
    return code == 0 ? process : nil
  }
}

/// The three pipes between a process and its child.
private final class Pipes {
  private var input: (read: Int32, write: Int32)
  private var output: (read: Int32, write: Int32)
  private var errors: (read: Int32, write: Int32)

  init?() {
    guard let input = Self.pipe(), let output = Self.pipe(), let errors = Self.pipe() else {
      return nil
    }
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  var childInput: Int32 { input.read }
  var childOutput: Int32 { output.write }
  var childErrors: Int32 { errors.write }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  func closeChildEnds() {
    Self.close(&input.read)
    Self.close(&output.write)
    Self.close(&errors.write)
  }

  func closeAll() {
    closeChildEnds()
    Self.close(&input.write)
    Self.close(&output.read)
    Self.close(&errors.read)
  }

  private static func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Writes what the child reads and reads what it writes, until it has closed both outputs.
  func exchange(_ bytes: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
    var rest = bytes[...]
    var read: (output: [UInt8], errors: [UInt8]) = ([], [])
    // A child that ends without reading must not end this process by SIGPIPE.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { _ = signal(SIGPIPE, handler) }
    while output.read >= 0 || errors.read >= 0 {
      if rest.isEmpty { Self.close(&input.write) }
      var waiting = [
        pollfd(fd: input.write, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output.read, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors.read, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&waiting, 3, -1) >= 0 || errno == EINTR else { break }
      if waiting[0].revents != 0, !send(&rest) { rest = [] }
      if waiting[1].revents != 0 { Self.receive(&output.read, into: &read.output) }
      if waiting[2].revents != 0 { Self.receive(&errors.read, into: &read.errors) }
    }
    return read
  }

  private func send(_ rest: inout ArraySlice<UInt8>) -> Bool {
    // No more than a pipe takes at once, so that this never blocks while the child waits.
    let piece = rest.prefix(512)
    let count = unsafe piece.withUnsafeBytes {
      unsafe write(input.write, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return errno == EINTR }
    rest = rest.dropFirst(count)
    return true
  }

  private static func receive(_ descriptor: inout Int32, into bytes: inout [UInt8]) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      close(&descriptor)
    }
  }
}
