internal import BedsideCore

/// The checksums that the lines of a file state, in their order, as one check of all of them.
///
/// Who edits a line by hand leaves the checksum that it states; who changes a line together with its
/// checksum does not. So this tells the one from the other, however many lines were edited by hand, whatever
/// they say now and however long they have become.
struct StatedChecks: Hashable, Sendable {
  /// How many lines there were.
  private(set) var lines = 0
  /// The CRC-32C of the checksums that they state, as they are written.
  private(set) var check: UInt32 = 0

  /// Makes those of no lines.
  init() {}

  init?(_ node: JSONNode) {
    guard let lines = node["lines"]?.integer, lines >= 0,
      let check = node["check"]?.string.flatMap({ UInt32($0, radix: 16) })
    else { return nil }
    self.lines = lines
    self.check = check
  }

  var json: JSONValue {
    .object(["lines": .integer(lines), "check": .string(String(check, radix: 16))])
  }

  /// Passes the next line, which stands in `line`, its line end not included.
  ///
  /// A line that states none is counted all the same.
  mutating func pass(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    lines += 1
    guard JournalLine.stated(bytes, at: line.lowerBound) != nil else { return }
    let digits = JournalLine.digits
    check = CRC32C.checksum(
      bytes, line.lowerBound + digits.lowerBound..<line.lowerBound + digits.upperBound,
      behind: check)
  }

  /// Passes the whole lines in `bytes`; returns how many bytes they have.
  mutating func pass(lines bytes: [UInt8]) -> Int {
    let span = bytes.span
    var start = 0
    while start < span.count, let end = CRC32C.endOfLine(span, from: start) {
      pass(span, start..<end)
      start = end + 1
    }
    return start
  }
}
