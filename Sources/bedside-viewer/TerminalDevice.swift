import CSignals
import Glibc
import TerminalPictures

/// The terminal that the process was started from, apart from its standard input and output.
@safe final class TerminalDevice {
  private let file: Int32
  private let signals: Int32
  private var saved = termios()

  /// What happened at the terminal.
  enum Event {
    case bytes([UInt8])
    case resized
    /// Somebody asks the process to end, or the terminal is gone.
    case end
  }

  /// Opens the terminal and takes it over; nil when there is none.
  init?() {
    let opened = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    var kept = termios()
    guard unsafe tcgetattr(opened, &kept) == 0 else {
      close(opened)
      return nil
    }
    file = opened
    saved = kept
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH] { unsafe sigaddset(&set, signal) }
    unsafe sigprocmask(SIG_BLOCK, &set, nil)
    signals = unsafe signalfd(-1, &set, Int32(O_CLOEXEC))
    var raw = saved
    unsafe cfmakeraw(&raw)
    unsafe tcsetattr(file, TCSANOW, &raw)
    // The other screen, no cursor, no wrapping at the right edge.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
  }

  deinit {
    write("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    unsafe tcsetattr(file, TCSANOW, &saved)
    close(signals)
    close(file)
  }

  /// The size in cells.
  var size: Arguments.Size { Self.size(of: file) ?? Arguments.Size(width: 80, height: 24) }

  /// Writes text and escape sequences.
  func write(_ text: String) { Files.write(Array(text.utf8), descriptor: file) }

  /// Waits for something to happen, at most `milliseconds` (-1: as long as it takes).
  func wait(milliseconds: Int32) -> Event? {
    var polled = [
      pollfd(fd: file, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&polled, 2, milliseconds) > 0 else { return nil }
    if polled[1].revents != 0 {
      var info = signalfd_siginfo()
      let length = MemoryLayout<signalfd_siginfo>.size
      guard unsafe read(signals, &info, length) == length else { return nil }
      return info.ssi_signo == UInt32(SIGWINCH) ? .resized : .end
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(file, &bytes, bytes.count)
    return count > 0 ? .bytes(Array(bytes[..<count])) : .end
  }

  /// The size of the terminal at a descriptor, in cells; nil where there is none.
  static func size(of descriptor: Int32) -> Arguments.Size? {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return Arguments.Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }

  /// How the terminal shows pictures, by the environment.
  static var style: TerminalStyle {
    TerminalStyle(
      term: Environment["TERM"], colorTerm: Environment["COLORTERM"],
      noColor: Environment["NO_COLOR"], isUTF8: Environment.isUTF8)
  }
}
