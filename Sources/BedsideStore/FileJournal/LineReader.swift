/// Reads the lines of a file in order, from a place on.
///
/// What stands behind the last readable line belongs to nobody yet: it is being written, or it is
/// what a crash left, and the next writer sets it aside. So it is neither met nor passed.
enum LineReader {
  /// A line that was met.
  enum Line {
    /// A readable line and its number in the file.
    case readable(ScannedLine, number: Int)
    /// An unreadable line's number in the file.
    case unreadable(number: Int)
  }

  /// Meets the lines behind `place` in `bytes`, which begin at `place.start`, and moves `place`
  /// behind the last one.
  ///
  /// Returns false, having met none, when the line before `place` is not the one it was.
  static func read(_ bytes: [UInt8], from place: inout JournalPlace, _ meet: (Line) -> Void) -> Bool
  {
    let span = bytes.span
    let base = place.start
    let known = place.offset - base
    guard known <= span.count, CRC32C.checksum(span, 0..<known) == place.check else { return false }
    var index = known
    var pending = 0
    var lastLine = 0..<known
    // What is behind the last readable line is not passed.
    var prefix = place.prefix
    while let line = JournalLine.read(span, at: index) {
      index = line.range.upperBound + 1
      prefix?.pass(line: line.range, of: span)
      pending += 1
      if line.state == .unreadable { continue }
      for _ in 1..<pending {
        place.lines += 1
        meet(.unreadable(number: place.lines))
      }
      place.lines += 1
      meet(.readable(line, number: place.lines))
      lastLine = line.range.lowerBound..<index
      pending = 0
      if prefix != nil { place.prefix = prefix }
    }
    if lastLine.upperBound > known {
      place.prefix?.pass(span, known..<lastLine.upperBound, at: place.offset)
    }
    place.start = base + lastLine.lowerBound
    place.offset = base + lastLine.upperBound
    place.check = CRC32C.checksum(span, lastLine)
    return true
  }
}
