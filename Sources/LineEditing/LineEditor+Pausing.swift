internal import Glibc

extension LineEditor {
  /// Waits so long, in milliseconds; nil when the time is over, else what ended it before.
  ///
  /// Meanwhile keys are not shown. What was typed before is dropped: it was meant for something else.
  /// The key that ends the pause is not read: the next line begins with it.
  /// Where standard input is no terminal, it does not wait.
  public func pause(milliseconds: Int) -> PauseBreak? {
    guard Self.isAvailable else { return nil }
    signals.hold()
    defer { signals.release() }
    var before = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    muteKeys(before)
    defer { _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      if left <= 0 { return nil }
      switch signals.wait(milliseconds: CInt(min(left.rounded(.up), 60_000))) {
      case nil, .signal(SIGWINCH): continue
      // Whoever stopped the process may have changed the terminal.
      case .signal(SIGCONT): muteKeys(before)
      case .byte: return .key
      case .hangUp: return .terminated(.hangUp)
      case .signal(SIGTSTP): stop(muted: before)
      case .signal(SIGQUIT):
        _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
        endProcessBySignal(SIGQUIT)
      case .signal(let number):
        return TerminationSignal(number: number).map { .terminated($0) } ?? .interrupted
      }
    }
  }

  /// Hands keys over one by one and without an echo; what was typed before is dropped.
  private func muteKeys(_ usual: termios) {
    var muted = usual
    muted.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &muted)
  }

  /// Stops with the terminal as it was, as Control-Z asks for, and goes on with keys muted.
  private func stop(muted usual: termios) {
    var usual = usual
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
    _ = signals.stop(by: SIGTSTP)
    muteKeys(usual)
  }
}
