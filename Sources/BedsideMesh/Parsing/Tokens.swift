/// Splits text at blanks; optionally ends at a `#`.
struct Tokens {
  let text: PaddedBytes
  private(set) var cursor: Int
  private let end: Int
  private let stopsAtComment: Bool

  init(text: PaddedBytes, range: Range<Int>, stopsAtComment: Bool = false) {
    self.text = text
    cursor = range.lowerBound
    end = range.upperBound
    self.stopsAtComment = stopsAtComment
  }

  mutating func next() -> Range<Int>? {
    while cursor < end && text[cursor] <= Ascii.space { cursor += 1 }
    let start = cursor
    while cursor < end && text[cursor] > Ascii.space {
      if stopsAtComment && text[cursor] == Ascii.hash && !belongsToNumber(at: cursor, start) {
        break
      }
      cursor += 1
    }
    return cursor > start ? start..<cursor : nil
  }

  /// Old Microsoft libraries print `1.#QNAN`: there the hash is no comment.
  private func belongsToNumber(at hash: Int, _ start: Int) -> Bool {
    hash > start && text[hash - 1] == Ascii.dot
  }
}
