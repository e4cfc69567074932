/// The members with which Bedside begins a line, in the one form in which it writes them.
///
/// They stand behind the checksum, `"o":"…","n":…,"k":"…"`, without blanks and in this order; what
/// comes in another form is found by reading it as JSON.
enum WrittenHead {
  // What stands between the values, read backwards, so that comparing it is one step.
  private static let beforeOrigin: UInt64 = 0x22_3A22_6F22
  private static let beforeNumber: UInt64 = 0x3A22_6E22_2C22
  private static let beforeKind: UInt64 = 0x223A_226B_222C

  /// The envelope as far as the head tells it, and the byte behind the head; nil where `line` begins
  /// otherwise.
  static func read(_ bytes: Span<UInt8>, _ line: Range<Int>) -> (envelope: Envelope, end: Int)? {
    let origin = line.lowerBound &+ JournalLine.covered &+ 5
    guard stands(beforeOrigin, 5, in: bytes, at: origin &- 5),
      let originEnd = EnvelopeScanner.endOfString(bytes, from: origin)
    else { return nil }
    let number = originEnd &+ 6
    guard stands(beforeNumber, 6, in: bytes, at: originEnd) else { return nil }
    var numberEnd = number
    while numberEnd < line.upperBound, bytes[numberEnd] &- UInt8(ascii: "0") < 10 {
      numberEnd &+= 1
    }
    let kind = numberEnd &+ 6
    guard stands(beforeKind, 6, in: bytes, at: numberEnd),
      let kindEnd = EnvelopeScanner.endOfString(bytes, from: kind), kindEnd < line.upperBound
    else { return nil }
    var envelope = Envelope()
    let start = line.lowerBound
    envelope.origin = Extent(origin &- start..<originEnd &- start)
    envelope.number = EnvelopeScanner.number(bytes, number..<numberEnd)
    envelope.kind = Extent(kind &- start..<kindEnd &- start)
    return (envelope, kindEnd &+ 1)
  }

  /// Whether the first `count` bytes of `word` stand at `place`.
  @inline(__always)
  private static func stands(
    _ word: UInt64, _ count: UInt64, in bytes: Span<UInt8>, at place: Int
  ) -> Bool {
    guard place &+ 8 <= bytes.count else { return false }
    return (Word.load(bytes, at: place) ^ word) << (64 &- 8 &* count) == 0
  }
}
