internal import CReadline
internal import Glibc

/// Turns signals into something to read, so that no code runs inside a signal handler.
///
/// Control-C is held from the first line on: pressed while the program is busy, it waits for the
/// next prompt. The others are held only while a line is being typed, so that a busy program can
/// still be ended, stopped and resumed. A signal that was ignored when the program started stays
/// ignored.
///
/// Hold them before the first thread starts: threads inherit what is held.
struct EditorSignals: ~Copyable {
  private static let all = [SIGINT, SIGHUP, SIGTERM, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  private var descriptor: CInt = -1
  private var heldWhileEditing = sigset_t()
  private var alwaysHeld = sigset_t()

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Holds the signals while a line is typed.
  mutating func hold() {
    if descriptor < 0 {
      let wanted = Self.all.filter { !Self.isIgnored($0) }
      heldWhileEditing = Self.set(of: wanted)
      alwaysHeld = Self.set(of: wanted.filter { $0 == SIGINT })
      descriptor = unsafe signalfd(-1, &heldWhileEditing, CInt(SFD_CLOEXEC | SFD_NONBLOCK))
      precondition(descriptor >= 0, "signalfd is missing from this system.")
    }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &heldWhileEditing, nil)
  }

  /// Lets go of all but Control-C.
  mutating func release() {
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &heldWhileEditing, nil)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &alwaysHeld, nil)
  }

  /// Waits for a signal or a typed byte.
  ///
  /// Signals come first: a Control-C throws away what was typed before it.
  func wait() -> TerminalEvent {
    while true {
      if let event = wait(milliseconds: -1) { return event }
    }
  }

  /// Waits so long for a signal or a typed byte; nil when nothing came, or when it is worth asking
  /// again.
  func wait(milliseconds: CInt) -> TerminalEvent? {
    var watched = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return nil }
    if let signal = take() { return .signal(signal) }
    return watched[1].revents == 0 ? nil : readKey()
  }

  /// A byte that was typed already; nil where there is none.
  func typed() -> TerminalEvent? {
    var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&watched, 1, 0) > 0 ? readKey() : nil
  }

  private func readKey() -> TerminalEvent? {
    var byte: UInt8 = 0
    switch unsafe read(STDIN_FILENO, &byte, 1) {
    case 1: return .byte(byte)
    case -1 where errno == EINTR || errno == EAGAIN: return nil
    default: return .hangUp
    }
  }

  /// Takes one waiting signal, if there is one.
  func take() -> CInt? {
    guard descriptor >= 0 else { return nil }
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    guard unsafe read(descriptor, &info, size) == size else { return nil }
    return CInt(info.ssi_signo)
  }

  /// Drops `number` if it is waiting, and says whether it was.
  func discard(_ number: CInt) -> Bool {
    var mask = Self.set(of: [number])
    var now = timespec(tv_sec: 0, tv_nsec: 0)
    return unsafe sigtimedwait(&mask, nil, &now) == number
  }

  /// Stops the process by `number`, and says whether it really stopped before it went on.
  ///
  /// The system doesn't stop a process that nobody could make go on.
  func stop(by number: CInt) -> Bool {
    var mask = Self.set(of: [number])
    var before = sigset_t()
    _ = raise(number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &mask, &before)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    return discard(SIGCONT)
  }

  /// Runs `body` with Control-C not held, and without ending at one that arrives meanwhile.
  ///
  /// The handler does nothing, and unlike "ignore" it is not inherited by programs that are run.
  func letGo<Value, Failure: Error>(
    while body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard descriptor >= 0 else { return try body() }
    var mask = alwaysHeld
    let handler = signal(SIGINT) { _ in }
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    defer {
      _ = unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
      _ = signal(SIGINT, handler)
    }
    return try body()
  }

  private static func set(of numbers: [CInt]) -> sigset_t {
    var mask = sigset_t()
    _ = unsafe sigemptyset(&mask)
    for number in numbers { _ = unsafe sigaddset(&mask, number) }
    return mask
  }

  private static func isIgnored(_ number: CInt) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return unsafe handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
