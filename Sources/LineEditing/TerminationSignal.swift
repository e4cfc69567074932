internal import CReadline
internal import Glibc

/// A signal that asks the program to end.
public enum TerminationSignal: Hashable, Sendable, CaseIterable {
  /// The terminal was closed (`SIGHUP`).
  case hangUp

  /// Somebody ended the program (`SIGTERM`).
  case terminate

  /// The number by which the system knows the signal.
  public var number: Int32 {
    switch self {
    case .hangUp: SIGHUP
    case .terminate: SIGTERM
    }
  }

  /// Ends the process by this signal, so that its parent sees why it ended.
  public func endProcess() -> Never {
    endProcessBySignal(number)
  }

  init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }
}

/// Ends the process by the default action of the signal `number`, whether it is blocked or not.
func endProcessBySignal(_ number: Int32) -> Never {
  // What was printed so far would be lost with the process.
  _ = fflush(nil)
  _ = signal(number, SIG_DFL)
  var mask = sigset_t()
  _ = unsafe sigemptyset(&mask)
  _ = unsafe sigaddset(&mask, number)
  _ = unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  _ = raise(number)
  // Only a signal that does not end a process by default gets here.
  exit(128 + number)
}
