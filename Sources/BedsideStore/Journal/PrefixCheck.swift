/// The check of all that a file holds up to a place, taken while the file is read.
///
/// Each line vouches for itself alone: one that was changed together with its own check is as sound as
/// any. What was known of the file before tells them apart.
struct PrefixCheck: Hashable, Sendable {
  /// The length whose check is looked for besides.
  let length: Int
  /// The CRC-32C of all bytes that were passed, from the file's first on.
  private(set) var whole: UInt32 = 0
  /// The CRC-32C of the first `length` bytes, once they were passed.
  private(set) var found: UInt32?
  /// What the lines state that were passed.
  private(set) var stated = StatedChecks()
  /// What the first lines were known to state; nil where nothing is known.
  let known: StatedChecks?
  /// What as many lines state, once they were passed.
  private(set) var foundStated: StatedChecks?
  /// What was known, and what the lines behind those state.
  private(set) var continued: StatedChecks?

  /// Looks for the check of the first `length` bytes, and for what as many lines state as `known` is of.
  init(of length: Int, known: StatedChecks? = nil) {
    self.length = length
    self.known = known
    continued = known
    found = length == 0 ? 0 : nil
    foundStated = known?.lines == 0 ? stated : nil
  }

  /// Passes a line, whose bytes are passed apart from that.
  mutating func pass(line: Range<Int>, of bytes: Span<UInt8>) {
    if let known, stated.lines >= known.lines { continued?.pass(bytes, line) }
    stated.pass(bytes, line)
    if stated.lines == known?.lines { foundStated = stated }
  }

  /// Passes the bytes in `range`, which follow those that were passed; the first of them is the file's
  /// byte `offset`.
  mutating func pass(_ bytes: Span<UInt8>, _ range: Range<Int>, at offset: Int) {
    var rest = range
    let left = length - offset
    if found == nil, 0 <= left, left <= range.count {
      let middle = range.lowerBound + left
      whole = CRC32C.checksum(bytes, range.lowerBound..<middle, behind: whole)
      found = whole
      rest = middle..<range.upperBound
    }
    whole = CRC32C.checksum(bytes, rest, behind: whole)
  }
}
