import CSignals
import Glibc

/// Signals that wait to be read instead of interrupting.
@safe final class SignalQueue {
  /// What becomes readable when a signal has come.
  let file: Int32

  /// Holds these signals back from now on, in all threads that begin later.
  init(_ signals: [Int32]) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    unsafe sigprocmask(SIG_BLOCK, &set, nil)
    file = unsafe signalfd(-1, &set, Int32(O_CLOEXEC | O_NONBLOCK))
  }

  // The signals stay held: one that has come already must not end the process before its result is
  // written.
  deinit { close(file) }

  /// The signal that came first; nil when none has.
  func next() -> Int32? {
    var info = signalfd_siginfo()
    let length = MemoryLayout<signalfd_siginfo>.size
    guard unsafe read(file, &info, length) == length else { return nil }
    return Int32(info.ssi_signo)
  }

  /// Lets `signal` do to the process, or to all of its group, what it does by default.
  func perform(_ signal: Int32, onGroup: Bool) {
    var one = sigset_t()
    unsafe sigemptyset(&one)
    unsafe sigaddset(&one, signal)
    unsafe sigprocmask(SIG_UNBLOCK, &one, nil)
    _ = onGroup ? kill(0, signal) : raise(signal)
    unsafe sigprocmask(SIG_BLOCK, &one, nil)
  }
}
