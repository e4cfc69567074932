extension PaddedBytes {
  /// Offset of the first line end at or after `start`, or `limit`.
  func lineEnd(from start: Int, limit: Int) -> Int {
    var offset = start
    while offset < limit {
      let text = word(at: offset)
      let marks = Words.matches(text, Words.newlines) | Words.matches(text, Words.returns)
      if marks != 0 { return min(offset &+ Words.firstIndex(marks), limit) }
      offset &+= 8
    }
    return limit
  }

  /// Offset of the next line, given the offset of a line end: LF, CR LF and CR count once.
  @inline(__always)
  func nextLine(after lineEnd: Int, limit: Int) -> Int {
    guard lineEnd < limit else { return limit }
    let isPair =
      self[lineEnd] == Ascii.carriageReturn && lineEnd &+ 1 < limit
      && self[lineEnd &+ 1] == Ascii.newline
    return lineEnd &+ (isPair ? 2 : 1)
  }

  // These two stand here and not in the parser: a call that is not inlined would copy the whole
  // parser, whose value is not known to stay as it is, for every line.

  /// Offset of the line behind a comment.
  @inline(never)
  func nextLine(afterComment start: Int, limit: Int) -> Int {
    nextLine(after: lineEnd(from: start, limit: limit), limit: limit)
  }

  /// Moves over blanks, and over line ends behind a backslash.
  @inline(never)
  func behindBlanks(from start: Int, limit: Int) -> Int {
    var cursor = start
    while true {
      if Ascii.isBlank(self[cursor]) {
        cursor &+= 1
      } else if self[cursor] == Ascii.backslash && Ascii.isLineEnd(self[cursor &+ 1])
        && cursor &+ 1 < limit
      {
        cursor = nextLine(after: cursor &+ 1, limit: limit)
      } else {
        return cursor
      }
    }
  }

  /// Whether the line that ends at `lineEnd` goes on in the next one.
  func continues(at lineEnd: Int) -> Bool {
    var last = lineEnd - 1
    // A search that started in the middle of CR LF found the LF.
    if last >= 0 && lineEnd < count && self[lineEnd] == Ascii.newline
      && self[last] == Ascii.carriageReturn
    {
      last -= 1
    }
    return last >= 0 && self[last] == Ascii.backslash
  }

  /// The statement of the line at `start`, without leading blanks and with its continuation
  /// lines joined on, and the offset of the line behind it.
  ///
  /// A comment does not continue, even if it ends in a backslash (`f 1 2 3 # c:\models\`).
  func statement(at start: Int, limit: Int) -> Statement {
    var lineEnd = lineEnd(from: start, limit: limit)
    var next = nextLine(after: lineEnd, limit: limit)
    var cursor = start
    while cursor < lineEnd && self[cursor] <= Ascii.space { cursor += 1 }
    guard cursor < lineEnd, self[lineEnd - 1] == Ascii.backslash,
      !hasComment(in: cursor..<lineEnd)
    else {
      return Statement(text: self, range: cursor..<lineEnd, next: next)
    }
    var joined: [UInt8] = []
    while true {
      let continues =
        lineEnd > cursor && self[lineEnd - 1] == Ascii.backslash
        && !hasComment(in: cursor..<lineEnd)
      for offset in cursor..<(continues ? lineEnd - 1 : lineEnd) { joined.append(self[offset]) }
      if !continues || next >= limit { break }
      joined.append(Ascii.space)
      cursor = next
      lineEnd = self.lineEnd(from: cursor, limit: limit)
      next = nextLine(after: lineEnd, limit: limit)
    }
    let text = PaddedBytes(joined, in: 0..<joined.count)
    return Statement(text: text, range: 0..<joined.count, next: next)
  }

  private func hasComment(in range: Range<Int>) -> Bool {
    range.contains { self[$0] == Ascii.hash }
  }
}

extension PaddedBytes {
  /// The number of line ends in a range; CR LF counts once, as its LF.
  func lineEnds(in range: Range<Int>) -> Int {
    var count = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let left = range.upperBound &- offset
      if left >= 64, let ends = newlinesWithoutReturns(at: offset) {
        count &+= ends
        offset &+= 64
        continue
      }
      let ends = lineEnds(at: offset)
      count &+= Words.count(left < 8 ? ends & Words.lowBytes(left) : ends)
      offset &+= 8
    }
    return count
  }

  /// Marks the line ends among eight bytes.
  private func lineEnds(at offset: Int) -> UInt64 {
    let text = word(at: offset)
    let newlines = Words.everyMatch(text, Words.newlines)
    let returns = Words.everyMatch(text, Words.returns)
    if returns == 0 { return newlines }
    return newlines | returns & ~Words.everyMatch(word(at: offset &+ 1), Words.newlines)
  }

  /// The number of LF among 64 bytes; nil if there is any CR.
  @inline(__always)
  private func newlinesWithoutReturns(at offset: Int) -> Int? {
    var newlines: UInt64 = 0
    var returns: UInt64 = 0
    for place in 0..<8 {
      let text = word(at: offset &+ place &* 8)
      newlines &+= Words.everyMatch(text, Words.newlines) &>> 7
      returns |= Words.matches(text, Words.returns)
    }
    return returns == 0 ? Words.sum(newlines) : nil
  }
}
