/// Some whole lines of a file.
struct TextPiece {
  let bytes: PaddedBytes
  /// Where the lines stand in `bytes`.
  let range: Range<Int>
  /// Where `bytes` stand in the file.
  let start: Int

  init(bytes: PaddedBytes, range: Range<Int>, start: Int) {
    self.bytes = bytes
    self.range = range
    self.start = start
  }

  /// Reads lines whose place in the file is known.
  init(_ source: TextSource, at place: Range<Int>) {
    bytes = source.bytes(in: place)
    range = 0..<bytes.count
    start = place.lowerBound
  }

  /// Where the lines stand in the file.
  var place: Range<Int> { start + range.lowerBound..<start + range.upperBound }

  /// A corner's field (0 position, 1 texture, 2 normal) in the statement at an offset of the
  /// file, as it was written.
  func field(_ field: Int, ofCorner corner: Int, at offset: Int) -> String {
    guard place.contains(offset) else { return "" }
    let statement = bytes.statement(at: offset - start, limit: range.upperBound)
    let text = statement.text
    var tokens = Tokens(text: text, range: statement.range, stopsAtComment: true)
    _ = tokens.next()
    var place = 0
    while let token = tokens.next() {
      if CornerFields(text, token) == nil { continue }
      if place == corner {
        let fields = text.string(in: token).split(
          separator: "/", omittingEmptySubsequences: false)
        return field < fields.count ? String(fields[field]) : ""
      }
      place += 1
    }
    return ""
  }
}
