import Glibc

/// The signals that wait while another program has the terminal.
///
/// What would end this process must not leave a private file behind, and what is pressed for the other
/// program must not end this one.
struct HeldSignals {
  /// How long a program may take to end when it is asked to, in seconds, before it is killed.
  private static let patience = 2

  private var held = sigset_t()
  private var before = sigset_t()

  /// Holds them, until `release` is called.
  init() {
    unsafe sigemptyset(&held)
    for number in [SIGHUP, SIGTERM, SIGQUIT, SIGCHLD] { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets them come as before.
  func release() {
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Waits until `process` has ended, and has it end when this process is asked to.
  ///
  /// Returns its status as `ChildProcess.wait` does, and the signal by which this process is asked to
  /// end.
  func wait(for process: pid_t) -> (status: Int32, signal: Int32?) {
    var asked: Int32?
    while true {
      if let status = ChildProcess.status(of: process) { return (status, asked ?? ending()) }
      guard let signal = next(within: asked == nil ? nil : Self.patience) else {
        kill(process, SIGKILL)
        return (ChildProcess.wait(for: process), asked)
      }
      guard signal == SIGHUP || signal == SIGTERM, asked == nil else { continue }
      asked = signal
      kill(process, signal)
    }
  }

  /// A signal to end that has come already; what was pressed to quit the other program is dropped.
  private func ending() -> Int32? {
    var asked: Int32?
    while let signal = next(within: 0) {
      if signal == SIGHUP || signal == SIGTERM { asked = signal }
    }
    return asked
  }

  /// Takes the next of the signals; nil when none came within so many seconds, where that is limited.
  private func next(within seconds: Int?) -> Int32? {
    var held = held
    var time = timespec(tv_sec: seconds ?? 0, tv_nsec: 0)
    while true {
      let signal =
        seconds == nil
        ? unsafe sigwaitinfo(&held, nil) : unsafe sigtimedwait(&held, nil, &time)
      if signal > 0 { return signal }
      guard errno == EINTR else { return nil }
    }
  }
}
