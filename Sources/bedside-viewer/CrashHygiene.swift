import Glibc

/// Keeps what is shown out of crash reports: no backtrace with pieces of memory, no core file.
///
/// A model may be of somebody's own body. The shell does the same; the two programs share no target
/// that may call C.
enum CrashHygiene {
  /// Gives the signals of crashes back to the system, which prints nothing of the process's memory.
  static func apply() {
    for number in [SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTRAP, SIGQUIT] {
      _ = signal(number, SIG_DFL)
    }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
