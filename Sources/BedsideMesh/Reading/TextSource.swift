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
    switch storage {
    case .file(let file): file.bytes(in: range)
    case .bytes(let all): PaddedBytes(all, in: range)
    }
  }

  /// The whole lines that begin in `nominal`; a line that ends in a backslash stays with the next
  /// one.
  ///
  /// `start` is where the text begins, behind a byte order mark.
  ///
  /// All pieces are found independently of each other: one begins where the one before ends.
  func piece(_ nominal: Range<Int>, from start: Int) -> TextPiece {
    let slack = 4096
    // What stands before tells whether a line end at the border belongs to a continuation.
    let lead = min(3, nominal.lowerBound - start)
    let first = nominal.lowerBound - lead
    var end = min(nominal.upperBound + slack, count)
    while true {
      let text = bytes(in: first..<end)
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

  /// The lines, counted from 1, in which offsets stand; `offsets` are sorted.
  func lines(of offsets: [Int]) -> [Int] {
    var result: [Int] = []
    var line = 1
    var start = 0
    var isAfterReturn = false
    while result.count < offsets.count && start < count {
      let text = bytes(in: start..<min(start + 1 << 20, count))
      guard text.count > 0 else { break }
      // The LF of a CR LF that the last block's end cut in two.
      var cursor = isAfterReturn && text[0] == Ascii.newline ? 1 : 0
      while result.count < offsets.count {
        let lineEnd = text.lineEnd(from: cursor, limit: text.count)
        let next = text.nextLine(after: lineEnd, limit: text.count)
        while result.count < offsets.count && offsets[result.count] < start + next
          && (lineEnd < text.count || offsets[result.count] < start + text.count)
        {
          result.append(line)
        }
        if lineEnd >= text.count { break }
        line += 1
        cursor = next
      }
      isAfterReturn = text[text.count - 1] == Ascii.carriageReturn
      start += text.count
    }
    while result.count < offsets.count { result.append(line) }
    return result
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
