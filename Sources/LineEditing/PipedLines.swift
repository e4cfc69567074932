internal import Glibc

/// The lines of an input that is no terminal.
///
/// They are read as they are: no prompt is shown, no key has a meaning, nothing is remembered.
public struct PipedLines: ~Copyable {
  /// The most bytes of a line, without its end.
  public static let limit = 1 << 20

  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 0
  private var hasEnded = false

  /// Reads from `descriptor`, standard input if none is given, which stays open afterwards.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Reads the next line, or returns nil at the end of the input.
  ///
  /// A line ends with LF or CRLF, which are not included; the last one may end without. A byte
  /// order mark before the first line is dropped, bytes that are no UTF-8 become U+FFFD, and a NUL
  /// stays.
  ///
  /// - Throws: `PipedLinesError` when the line is longer than `limit` or can't be read.
  public mutating func next() throws(PipedLinesError) -> String? {
    var line: [UInt8] = []
    var isTooLong = false
    var isFound = false
    while !isFound, try hasBytes() {
      let rest = buffer[position...]
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      isFound = end != nil
      let part = rest[..<(end ?? rest.endIndex)]
      position = end.map { $0 + 1 } ?? rest.endIndex
      isTooLong = isTooLong || line.count + part.count > Self.limit + 1
      if isTooLong { line = [] } else { line += part }
    }
    guard isFound || !line.isEmpty || isTooLong else { return nil }
    number += 1
    if isFound, line.last == UInt8(ascii: "\r") { line.removeLast() }
    guard !isTooLong, line.count <= Self.limit else {
      throw .lineTooLong(line: number, limit: Self.limit)
    }
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads more if everything read so far has been used; false at the end.
  private mutating func hasBytes() throws(PipedLinesError) -> Bool {
    while position == buffer.count, !hasEnded {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe read(descriptor, &bytes, bytes.count)
      switch count {
      case 1...:
        buffer = Array(bytes.prefix(count))
        position = 0
      case 0:
        hasEnded = true
      default:
        try recover(from: errno)
      }
    }
    return position < buffer.count
  }

  /// Waits where reading can go on; a closed descriptor is an empty input.
  private mutating func recover(from code: CInt) throws(PipedLinesError) {
    switch code {
    case EINTR: break
    case EAGAIN:
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&watched, 1, -1)
    case EBADF: hasEnded = true
    default: throw .unreadable(reason: SystemError(code: code).reason)
    }
  }
}
