import Glibc

/// The terminal as it is lent to a program that may be ended before it puts it back.
struct TerminalGuard {
  private let file: Int32
  private let settings: termios

  /// Remembers the terminal's settings; nil without a terminal.
  init?() {
    file = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    var settings = termios()
    guard unsafe tcgetattr(file, &settings) == 0 else {
      close(file)
      return nil
    }
    self.settings = settings
  }

  /// Puts the terminal back if its settings were left changed.
  ///
  /// Only then is its screen put back, too: for a program that had a window instead, leaving the
  /// second screen would move the cursor.
  func restore() {
    defer { close(file) }
    var current = termios()
    guard unsafe tcgetattr(file, &current) == 0 else { return }
    guard current.c_lflag != settings.c_lflag || current.c_oflag != settings.c_oflag else { return }
    var settings = settings
    unsafe tcsetattr(file, TCSAFLUSH, &settings)
    let mouse = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    let text = Array("\u{1B}[?2026l\(mouse)\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
    _ = unsafe write(file, text, text.count)
  }
}
