import Glibc
import TerminalPictures

/// The terminal of this process while it is asked something, and only what it answers is read.
@safe struct TerminalInquiry: ~Copyable {
  private let file: Int32
  private var saved = termios()

  /// Opens the terminal; nil when there is none.
  init?() {
    file = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    guard unsafe tcgetattr(file, &saved) == 0 else {
      close(file)
      return nil
    }
  }

  deinit { close(file) }

  /// Asks what the terminal can; what it has not answered in time it cannot.
  func ask(patience: Int32) -> TerminalReply {
    var raw = saved
    unsafe cfmakeraw(&raw)
    // Control-C still ends the process.
    raw.c_lflag |= tcflag_t(ISIG)
    // What was typed before stays for whoever reads next.
    unsafe tcsetattr(file, TCSADRAIN, &raw)
    defer {
      var saved = saved
      unsafe tcsetattr(file, TCSADRAIN, &saved)
    }
    write(TerminalReply.question)
    var reply = TerminalReply()
    var reader = ControlSequenceReader()
    while !reply.isComplete, let bytes = read(within: patience) {
      for sequence in reader.read(bytes) { _ = reply.take(sequence) }
    }
    return reply
  }

  private func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// What comes within so many milliseconds; nil for nothing.
  private func read(within milliseconds: Int32) -> [UInt8]? {
    var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&polled, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe Glibc.read(file, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private var window: winsize {
    var window = winsize()
    _ = unsafe ioctl(file, UInt(TIOCGWINSZ), &window)
    return window
  }

  /// How many lines the terminal has.
  var rows: Int { window.ws_row > 0 ? Int(window.ws_row) : 24 }

  /// The size of a character in pixels, where the terminal's driver tells it.
  var cell: PixelSize? {
    let window = window
    guard window.ws_col > 0, window.ws_row > 0 else { return nil }
    let (width, height) = (window.ws_xpixel / window.ws_col, window.ws_ypixel / window.ws_row)
    return width > 0 && height > 0 ? PixelSize(width: Int(width), height: Int(height)) : nil
  }
}
