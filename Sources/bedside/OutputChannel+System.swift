import BedsideShell
import Glibc

extension OutputChannel {
  private var descriptor: Int32 { self == .data ? STDOUT_FILENO : STDERR_FILENO }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of `text`; returns the error that kept it from that.
  func write(_ text: String) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
