internal import BedsideCore

/// Writes lines of one origin, as `JournalLine` reads them.
///
/// What the lines of a batch have in common is made once: a batch's cost beyond that of the disk is
/// that of copying its lines.
struct LineWriter {
  /// The beginning of every line, up to its number.
  private let opening: [UInt8]
  /// The kind of the latest line, and the member that states it.
  private var kind = ""
  private var kindMember: [UInt8] = []

  init(origin: String) { opening = Array(#"{"c":"00000000","o":"\#(origin)","n":"#.utf8) }

  /// The room that the line of `entry` takes at most, so that it is made only once.
  func room(for entry: JournalEntry) -> Int {
    opening.count + entry.kind.utf8.count + entry.members.utf8.count + 96
  }

  /// Adds the line of `entry` as the `number`th of the origin in its file, with its line end.
  mutating func write(_ entry: JournalEntry, number: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes += opening
    Self.append(number, to: &bytes)
    if entry.kind != kind || kindMember.isEmpty {
      kind = entry.kind
      kindMember = Array(#","k":\#(JSONValue.string(kind).text)"#.utf8)
    }
    bytes += kindMember
    if let draft = entry.draft { bytes += #","draft":"\#(draft)""#.utf8 }
    if !entry.members.isEmpty { bytes.append(Byte.comma) }
    bytes += entry.members.utf8
    bytes.append(Byte.closeBrace)
    let covered = start + JournalLine.covered..<bytes.count
    Self.state(CRC32C.checksum(bytes.span, covered), at: start, in: &bytes)
    bytes.append(Byte.newline)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }

  /// Writes the checksum of the line that begins at `start`.
  private static func state(_ check: UInt32, at start: Int, in bytes: inout [UInt8]) {
    var bytes = bytes.mutableSpan
    var rest = check
    for place in JournalLine.digits.reversed() {
      let digit = UInt8(truncatingIfNeeded: rest & 15)
      bytes[start + place] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      rest >>= 4
    }
  }
}
