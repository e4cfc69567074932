import Glibc

/// Keeps answers out of crash reports: no backtrace with pieces of memory, no core file.
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
