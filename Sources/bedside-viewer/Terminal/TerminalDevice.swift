import CSignals
import Glibc
import TerminalPictures

/// The terminal that the process was started from, apart from its standard input and output, taken
/// over for pictures.
///
/// However the process ends, the terminal is put back: when this goes, when a signal asks for the end
/// or for a pause, and when the process crashes.
@safe final class TerminalDevice {
  private let file: Int32
  private let signals = SignalQueue([SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT])
  private var saved = termios()
  private var isTaken = false
  private var questions = 0

  /// What happened at the terminal.
  enum Event {
    case bytes([UInt8])
    /// It has another size, or something else was on the screen: all is to be drawn anew.
    case changed
    /// Somebody asks the process to end, or the terminal is gone.
    case end
  }

  // The other screen, no cursor, no wrapping at the right edge.
  private static let beginning =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J" + MouseReport.beginning
  // Terminals without another screen are left clean, too.
  private static let ending =
    "\u{1B}[?2026l" + KittyEncoder.removal + MouseReport.end
    + "\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Opens the terminal and takes it over; nil when there is none.
  init?() {
    let opened = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { return nil }
    var kept = termios()
    guard unsafe tcgetattr(opened, &kept) == 0 else {
      close(opened)
      return nil
    }
    file = opened
    saved = kept
    takeOver()
  }

  deinit {
    giveBack()
    close(file)
  }

  private func takeOver() {
    var raw = saved
    unsafe cfmakeraw(&raw)
    var ending = Array(Self.ending.utf8).map { CChar(bitPattern: $0) }
    unsafe terminal_rescue_arm(file, &saved, &ending, ending.count)
    unsafe tcsetattr(file, TCSANOW, &raw)
    isTaken = true
    write(Self.beginning)
  }

  private func giveBack() {
    guard isTaken else { return }
    isTaken = false
    awaitAnswers()
    write(Self.ending)
    unsafe tcsetattr(file, TCSANOW, &saved)
    terminal_rescue_disarm()
  }

  /// Waits a little for answers that have not come: on the prompt they would be junk.
  private func awaitAnswers() {
    guard questions > 0 else { return }
    var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while unsafe poll(&polled, 1, 200) > 0 {
      let count = unsafe read(file, &bytes, bytes.count)
      // The answer that ends all ends in this letter.
      if count <= 0 || bytes[..<count].contains(UInt8(ascii: "c")) { break }
    }
    tcflush(file, TCIFLUSH)
  }

  /// Asks the terminal something.
  func ask(_ question: String) {
    questions += 1
    write(question)
  }

  /// The answer to what was asked is complete.
  func noteAnswer() { questions = max(questions - 1, 0) }

  /// Stops until the process is continued, with all that was started together with it, and takes the
  /// terminal over again.
  func suspend(withGroup: Bool = true) {
    giveBack()
    signals.perform(SIGTSTP, onGroup: withGroup)
    takeOver()
  }

  /// Writes text and escape sequences.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes text and escape sequences.
  func write(_ bytes: [UInt8]) { Files.write(bytes, descriptor: file) }

  /// Waits for something to happen, at most `milliseconds` (-1: as long as it takes).
  func wait(milliseconds: Int32) -> Event? {
    var polled = [
      pollfd(fd: signals.file, events: Int16(POLLIN), revents: 0),
      pollfd(fd: file, events: Int16(POLLIN), revents: 0),
      // Whoever waits for the result may be gone: then another program has the terminal.
      pollfd(fd: 1, events: 0, revents: 0),
    ]
    guard unsafe poll(&polled, 3, milliseconds) > 0 else { return nil }
    if polled[0].revents != 0 { return signals.next().map(event(of:)) }
    if polled[2].revents & Int16(POLLERR) != 0 { return .end }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(file, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return count > 0 ? .bytes(Array(bytes[..<count])) : .end
  }

  private func event(of signal: Int32) -> Event {
    switch signal {
    case SIGWINCH: return .changed
    case SIGTSTP:
      suspend(withGroup: false)
      return .changed
    case SIGCONT:
      // Whoever stopped the process without asking has set the terminal back.
      takeOver()
      return .changed
    default: return .end
    }
  }

  /// The size in cells.
  var size: Arguments.Size { Self.size(of: file) ?? Arguments.Size(width: 80, height: 24) }

  /// The size of a cell in pixels, where the terminal's driver tells it.
  var cell: PixelSize? { Self.cell(of: file) }
}

extension TerminalDevice {
  /// The size of the terminal at a descriptor, in cells; nil where there is none.
  static func size(of descriptor: Int32) -> Arguments.Size? {
    guard let window = window(of: descriptor) else { return nil }
    return Arguments.Size(width: Int(window.ws_col), height: Int(window.ws_row))
  }

  /// The size of a cell of the terminal at a descriptor, where its driver tells it.
  static func cell(of descriptor: Int32) -> PixelSize? {
    guard let window = window(of: descriptor) else { return nil }
    let (width, height) = (window.ws_xpixel / window.ws_col, window.ws_ypixel / window.ws_row)
    return width > 0 && height > 0 ? PixelSize(width: Int(width), height: Int(height)) : nil
  }

  private static func window(of descriptor: Int32) -> winsize? {
    var window = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return window
  }

  /// What the environment tells of the terminal.
  static var traits: TerminalTraits {
    TerminalTraits(isUTF8: Environment.isUTF8) { Environment[$0] }
  }
}
