internal import CReadline
internal import Glibc

extension LineEditor {
  /// The mark after pasted text, up to which Readline reads without a way to stop it.
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// The states in which a key belongs to those before it.
  private static let midKey = CUnsignedLong(
    RL_STATE_METANEXT | RL_STATE_MOREINPUT | RL_STATE_ISEARCH | RL_STATE_NSEARCH
      | RL_STATE_NUMERICARG | RL_STATE_MULTIKEY)

  /// Waits until something happens that concerns the line; nil when it was dealt with.
  func waitForKey() -> TerminalEvent? {
    let event = nextTyped() ?? signals.wait()
    guard case .signal(let number) = event else { return event }
    switch number {
    case SIGTSTP: return suspend()
    case SIGCONT: return resume()
    case SIGWINCH: resize()
    case SIGQUIT:
      rl_cleanup_after_signal()
      endProcessBySignal(number)
    default: return event
    }
    return nil
  }

  /// What was typed in a pause before this line, unless a signal came meanwhile; nil behind its end.
  private func nextTyped() -> TerminalEvent? {
    guard !typedAhead.isEmpty else { return nil }
    if let signal = signals.take() {
      typedAhead = []
      return .signal(signal)
    }
    return .byte(typedAhead.removeFirst())
  }

  /// Gives what happened to Readline, or ends the line.
  func handle(_ event: TerminalEvent) {
    deferred = nil
    switch event {
    case .byte(0) where rl_end == 0 && rl_readline_state & Self.midKey == 0:
      endInput()
    case .byte(let byte):
      keys += assembler.append(byte)
      while !keys.isEmpty, outcome == nil, deferred == nil { rl_callback_read_char() }
    case .signal(let number):
      if let signal = TerminationSignal(number: number) {
        abandonLine()
        outcome = .terminated(signal)
      } else {
        outcome = interrupt()
      }
    case .hangUp:
      outcome = .terminated(.hangUp)
    }
  }

  /// Ends the input at an empty line, as Control-D does.
  ///
  /// One that is pressed between two lines, while the terminal still puts lines together itself, comes
  /// to the next as a NUL.
  private func endInput() {
    rl_eof_found = 1
    unsafe finish(with: nil)
  }

  /// Returns the next byte for Readline.
  ///
  /// There is one whenever Readline is called, except in the middle of a command that reads on by
  /// itself, pasting above all. What ends the line there is put off until that command is done, and
  /// it is done soon, because it is given the end of a paste and then errors.
  func nextKey() -> CInt {
    while keys.isEmpty, deferred == nil {
      switch waitForKey() {
      case .byte(let byte):
        let bytes = assembler.append(byte)
        keys += bytes.flatMap { pasteFilter?.filter($0) ?? [$0] }
      case let event?:
        deferred = event
        keys = Self.endOfPaste
      case nil:
        break
      }
    }
    // Readline takes -2 for an error that is no end of file.
    return keys.isEmpty ? -2 : CInt(keys.removeFirst())
  }
}
