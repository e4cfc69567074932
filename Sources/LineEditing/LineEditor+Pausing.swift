internal import Glibc

extension LineEditor {
  /// Waits so long, in milliseconds; nil when the time is over, else what ended it before.
  ///
  /// Meanwhile keys are not shown. With `dropsTyped`, what was typed before is dropped: it was meant
  /// for something else. What ends the pause is what the next line begins with. Where standard input is
  /// no terminal, it does not wait.
  public func pause(milliseconds: Int, dropsTyped: Bool = true) -> PauseBreak? {
    guard Self.isAvailable else { return nil }
    if dropsTyped { typedAhead = [] }
    guard typedAhead.isEmpty else { return .key }
    signals.hold()
    defer { signals.release() }
    var before = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    muteKeys(before, dropping: dropsTyped)
    defer { _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      if left <= 0 { return nil }
      switch signals.wait(milliseconds: CInt(min(left.rounded(.up), 60_000))) {
      case nil, .signal(SIGWINCH): continue
      // Whoever stopped the process may have changed the terminal.
      case .signal(SIGCONT): muteKeys(before)
      case .byte(let byte):
        keep(byte)
        return .key
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

  /// Keeps a key and all that was typed with it for the next line.
  ///
  /// They are taken out of the terminal, which may lose them where it changes between single keys and
  /// lines. What interrupts the line throws them away, as it does with any line.
  private func keep(_ byte: UInt8) {
    typedAhead.append(byte)
    while case .byte(let next)? = signals.typed() { typedAhead.append(next) }
  }

  /// Hands keys over one by one and without an echo; drops what was typed before if asked to.
  private func muteKeys(_ usual: termios, dropping isDropped: Bool = true) {
    var muted = usual
    muted.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = unsafe tcsetattr(STDIN_FILENO, isDropped ? TCSAFLUSH : TCSADRAIN, &muted)
  }

  /// Stops with the terminal as it was, as Control-Z asks for, and goes on with keys muted.
  private func stop(muted usual: termios) {
    var usual = usual
    _ = unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &usual)
    _ = signals.stop(by: SIGTSTP)
    muteKeys(usual)
  }
}
