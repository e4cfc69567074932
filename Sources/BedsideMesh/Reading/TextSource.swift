/// The text of a model, read piece by piece, so that it is never in memory as a whole.
struct TextSource: Sendable {
  private enum Storage: Sendable {
    case file(OpenFile)
    case bytes([UInt8])
  }

  private let storage: Storage
  let count: Int

  init(file: OpenFile) {
    storage = .file(file)
    count = file.count
  }

  init(bytes: [UInt8]) {
    storage = .bytes(bytes)
    count = bytes.count
  }

  /// The bytes in `range`; fewer when the file has shrunk meanwhile.
  func bytes(in range: Range<Int>) -> PaddedBytes {
    var scratch = TextScratch()
    return bytes(in: range, scratch: &scratch)
  }

  /// The same in memory that is used again.
  func bytes(in range: Range<Int>, scratch: inout TextScratch) -> PaddedBytes {
    switch storage {
    case .file(let file): file.bytes(in: range, scratch: &scratch)
    case .bytes(let all): PaddedBytes(all, in: range, scratch: &scratch)
    }
  }

  /// The whole lines that begin in `nominal`; a line that ends in a backslash stays with the next
  /// one.
  ///
  /// `start` is where the text begins, behind a byte order mark.
  ///
  /// All pieces are found independently of each other: one begins where the one before ends.
  func piece(
    _ nominal: Range<Int>, from start: Int, scratch: inout TextScratch
  ) -> TextPiece {
    let slack = 4096
    // What stands before tells whether a line end at the border belongs to a continuation.
    let lead = min(3, nominal.lowerBound - start)
    let first = nominal.lowerBound - lead
    var end = min(nominal.upperBound + slack, count)
    while true {
      let text = bytes(in: first..<end, scratch: &scratch)
      let isLast = end == count || text.count < end - first
      let upper = nominal.upperBound - first
      let low = lead == 0 ? 0 : text.border(from: lead - 1, isLast: isLast) ?? upper
      guard low < upper else { return TextPiece(bytes: text, range: 0..<0, start: first) }
      if let high = nominal.upperBound == count
        ? text.count : text.border(from: upper - 1, isLast: isLast)
      {
        return TextPiece(bytes: text, range: min(low, high)..<high, start: first)
      }
      end = min(end + max(slack, text.count), count)
    }
  }
}

extension PaddedBytes {
  /// Where the first line begins whose predecessor ends at or after `start` and does not go on;
  /// nil when that lies beyond the text.
  fileprivate func border(from start: Int, isLast: Bool) -> Int? {
    var cursor = start
    while true {
      let lineEnd = lineEnd(from: cursor, limit: count)
      if lineEnd + 1 >= count { return isLast ? count : nil }
      cursor = nextLine(after: lineEnd, limit: count)
      if !continues(at: lineEnd) { return cursor }
    }
  }
}
