internal import CReadline
internal import Glibc

extension LineEditor {
  /// Prepares Readline, once: the terminal's description and the person's inputrc are read here.
  func setUp() {
    UTF8Locale.adopt()
    // Readline keeps the pointers, so these strings are never freed.
    unsafe rl_readline_name = UnsafePointer(strdup("Bedside"))
    unsafe rl_outstream = outputStream()
    // Signals come by way of `EditorSignals`; Readline's handlers would run at any moment.
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    // The variables it would set, LINES and COLUMNS, would be wrong for children after a resize.
    rl_change_environment = 0
    unsafe rl_getc_function = { _ in LineEditor.shared.nextKey() }
    setUpCompletion()
    _ = rl_initialize()
    bindPaste()
    using_history()
    stifle_history(CInt(HistoryText.limit))
  }

  /// Whether the terminal marks pasted text; when asked to stop doing so at the end of a line that
  /// isn't shown or is empty, Readline also ends that line on the screen.
  var isPasteBracketed: Bool {
    isOn("enable-bracketed-paste")
  }

  /// Whether a variable of the inputrc is on.
  func isOn(_ variable: String) -> Bool {
    guard let value = unsafe rl_variable_value(variable) else { return false }
    return unsafe String(cString: value) == "on"
  }

  /// Writes `text` where Readline draws.
  func draw(_ text: String) {
    _ = unsafe fputs(text, rl_outstream)
    _ = unsafe fflush(rl_outstream)
  }

  /// Opens the terminal for drawing: by standard error, by its own name, or by standard input.
  private func outputStream() -> UnsafeMutablePointer<FILE>? {
    if isatty(STDERR_FILENO) == 1, let stream = unsafe fdopen(duplicate(STDERR_FILENO), "w") {
      return unsafe stream
    }
    if let stream = unsafe fopen("/dev/tty", "we") { return unsafe stream }
    return unsafe fdopen(duplicate(STDIN_FILENO), "w")
  }

  /// Returns a copy of `descriptor` that children don't inherit.
  private func duplicate(_ descriptor: CInt) -> CInt {
    fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }
}
