internal import BedsideCore

/// The form of a journal's lines, `{"c":"<8 hex digits>","o":…,"n":…,"k":…}` and a line end.
///
/// `c` is the CRC-32C of everything from byte 16 through the closing brace, so that a line vouches
/// for itself and is still plain JSON.
enum JournalLine {
  /// The longest line in bytes, its line end included.
  static let longest = 1 << 20
  /// The byte at which what the checksum covers begins.
  static let covered = 16
  /// Where the checksum stands.
  static let digits = 6..<14

  /// Reads the line that begins at `start`; nil when no line end follows.
  static func read(_ bytes: Span<UInt8>, at start: Int) -> ScannedLine? {
    let stated = stated(bytes, at: start)
    if let stated {
      guard let found = CRC32C.checksumOfLine(bytes, from: start + covered) else { return nil }
      let line = start..<found.end
      if found.check == stated, line.count < longest,
        let envelope = EnvelopeScanner.scan(bytes, line, trusting: true), envelope.isComplete
      {
        return ScannedLine(range: line, envelope: envelope, state: .sound)
      }
    }
    return readDoubtful(bytes, at: start, stated: stated)
  }

  /// Reads a line that is not the one that was written, or that has blanks behind it.
  private static func readDoubtful(
    _ bytes: Span<UInt8>, at start: Int, stated: UInt32?
  ) -> ScannedLine? {
    guard let end = CRC32C.endOfLine(bytes, from: start) else { return nil }
    let line = start..<end
    let object = start..<endOfText(bytes, line)
    guard line.count < longest,
      let envelope = EnvelopeScanner.scan(bytes, object, trusting: false), envelope.isComplete
    else { return ScannedLine(range: line, envelope: Envelope(), state: .unreadable) }
    let isSound = stated != nil && stated == sum(bytes, object)
    return ScannedLine(range: line, envelope: envelope, state: isSound ? .sound : .changed)
  }

  private static func sum(_ bytes: Span<UInt8>, _ line: Range<Int>) -> UInt32? {
    guard line.count > covered else { return nil }
    return CRC32C.checksum(bytes, line.lowerBound + covered..<line.upperBound)
  }

  /// Where a line ends without the blanks and the carriage return that an editor may leave.
  private static func endOfText(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end &- 1] <= Byte.blank { end &-= 1 }
    return end
  }

  /// The checksum that the line at `start` states, if its head has the one form it may have.
  static func stated(_ bytes: Span<UInt8>, at start: Int) -> UInt32? {
    guard start + covered < bytes.count,
      (Word.load(bytes, at: start) ^ Self.opening) << 16 == 0,
      bytes[start &+ 14] == Byte.quote, bytes[start &+ 15] == Byte.comma
    else { return nil }
    return Word.hexadecimal(in: Word.load(bytes, at: start &+ digits.lowerBound))
  }

  /// `{"c":"` read backwards, so that comparing it is one step.
  private static let opening: UInt64 = 0x223A_2263_227B
}
