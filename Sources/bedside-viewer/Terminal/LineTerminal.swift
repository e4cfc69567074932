import Glibc

/// The terminal that the process was started from, for lines that are said and typed.
@safe final class LineTerminal {
  private let file: Int32
  private let signals = SignalQueue([SIGINT, SIGTERM, SIGHUP])

  /// Whether there is one.
  static var exists: Bool {
    let file = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return false }
    close(file)
    return true
  }

  /// Opens the terminal; nil when there is none.
  init?() {
    file = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    if file < 0 { return nil }
  }

  deinit { if file >= 0 { close(file) } }

  /// How many columns it has.
  var width: Int { TerminalDevice.size(of: file)?.width ?? 80 }

  /// Says something.
  func write(_ text: String) { Files.write(Array(text.utf8), descriptor: file) }

  /// The next line that is typed, without its end; nil when nothing more is to come.
  func readLine() -> String? {
    var line: [UInt8] = []
    while true {
      var polled = [
        pollfd(fd: signals.file, events: Int16(POLLIN), revents: 0),
        pollfd(fd: file, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&polled, 2, -1) > 0 else { continue }
      if polled[0].revents != 0 { return nil }
      // The terminal gives one line at a time, and of a long one as much as is asked for.
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(file, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += bytes[..<count]
      if line.last == 0x0A { return String(decoding: line.dropLast(), as: UTF8.self) }
    }
  }
}
