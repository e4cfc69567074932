internal import CReadline
internal import Glibc

extension LineEditor {
  /// Runs `body`, which starts a program, so that Control-C reaches that program.
  ///
  /// While a line editor is in use, Control-C is held for it, and a program inherits what is held.
  /// One that is pressed while `body` runs is dropped here. After waiting for the program, call
  /// `takeInterrupt()`: a Control-C meant for it has come here too.
  public func runUnblocked<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try signals.letGo(while: body)
  }

  /// Whether Control-C was pressed since the last line; asking takes it away.
  public func takeInterrupt() -> Bool {
    signals.discard(SIGINT)
  }

  /// Ends the line as Control-C does.
  func interrupt() -> Input {
    rl_callback_sigcleanup()
    let hadText = rl_end > 0
    rl_point = rl_end
    rl_redisplay()
    rl_echo_signal_char(SIGINT)
    _ = rl_crlf()
    forgetState()
    return .interrupted(hadText: hadText)
  }

  /// Ends the line without a trace of a key.
  func abandonLine() {
    rl_callback_sigcleanup()
    rl_point = rl_end
    rl_redisplay()
    _ = rl_crlf()
    forgetState()
  }

  /// Stops with the terminal as it was, as Control-Z asks for.
  func suspend() -> TerminalEvent? {
    rl_echo_signal_char(SIGTSTP)
    rl_cleanup_after_signal()
    _ = signals.stop(by: SIGTSTP)
    return resume()
  }

  /// Draws the prompt and what was typed again, after the process was stopped.
  ///
  /// In the background it stops again, as reading from the terminal would make it: only then does a
  /// shell tell it when it comes to the front. Where it can't stop, the terminal is lost.
  func resume() -> TerminalEvent? {
    while tcgetpgrp(STDIN_FILENO) != getpgrp() {
      guard signals.stop(by: SIGTTIN) else { return .hangUp }
    }
    rl_reset_after_signal()
    rl_reset_screen_size()
    draw("\r")
    if mode == .secret {
      _ = rl_tty_set_echoing(0)
      draw(prompt.plain)
    } else {
      _ = rl_forced_update_display()
    }
    return nil
  }

  /// Draws the line again at the new width.
  func resize() {
    rl_resize_terminal()
  }

  private func forgetState() {
    rl_free_line_state()
    keys = []
    assembler = UTF8Assembler()
    pasteFilter = nil
  }
}
