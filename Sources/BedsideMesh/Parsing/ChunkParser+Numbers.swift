/// Statements with numbers that may be written in any way, or be no numbers at all.
extension ChunkParser {
  /// Up to eight numbers of a statement; missing ones are zero.
  struct Numbers {
    var floats = InlineArray<8, Float>(repeating: 0)
    /// Filled only when positions are moved.
    var doubles = InlineArray<8, Double>(repeating: 0)
    var count = 0
    /// The numbers that are infinite or none at all, as bits.
    var holes: UInt8 = 0
  }

  mutating func vertex(_ text: PaddedBytes, _ rest: Range<Int>, line: Int) {
    var read = numbers(text, rest, atLeast: 3, of: "vertex", line: line)
    // A bare `v` is no vertex, and other readers do not number it.
    if read.count == 0 { return }
    if let standing {
      for axis in 0..<3 { read.floats[axis] = standing.place(of: read.doubles[axis], along: axis) }
    }
    for axis in 0..<3 where read.holes & 1 << axis != 0 {
      // Filled once the box around all others is known, as it must not grow by them.
      read.floats[axis] = .nan
      tables.hasHoles = true
    }
    addPosition(read.floats, count: read.count)
  }

  mutating func numbers(
    _ text: PaddedBytes, _ rest: Range<Int>, atLeast needed: Int, of what: String, line: Int
  ) -> Numbers {
    var result = Numbers()
    var tokens = Tokens(text: text, range: rest, stopsAtComment: true)
    while result.count < 8, let token = tokens.next() {
      let number = text.decimal(at: token.lowerBound, limit: token.upperBound)
      let value = number.hasDigits ? number.float(in: text) : 0
      let isClean =
        number.hasDigits && !number.hasComma && number.range.upperBound == token.upperBound
      if !value.isFinite || !isClean && text.spellsNonFinite(token) {
        let middle = standing != nil && what == "vertex" && result.count < 3
        warn(
          .notFinite, line,
          "\(text.quoted(token)) is not a finite number; "
            + (middle ? "the model's middle is used" : "0 is used"))
        result.holes |= 1 << result.count
      } else {
        if !isClean {
          warn(
            .malformedNumber, line, "\(text.quoted(token)) is not a number; \(value.plain) is used")
        }
        result.floats[result.count] = value
        if standing != nil { result.doubles[result.count] = number.double(in: text) }
      }
      result.count += 1
    }
    if result.count < needed {
      let plural = needed == 1 ? "number" : "numbers"
      let outcome = result.count == 0 && what == "vertex" ? "it is ignored" : "the rest is 0"
      warn(
        .missingNumbers, line,
        "a \(what) needs \(needed) \(plural), not \(result.count); \(outcome)"
      )
    }
    return result
  }
}

extension Float {
  /// The number as people write it: without `.0`.
  fileprivate var plain: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension PaddedBytes {
  /// Whether a token that is not a number begins like `nan`, `-inf` or `1.#IND`.
  fileprivate func spellsNonFinite(_ token: Range<Int>) -> Bool {
    var cursor = token.lowerBound
    if self[cursor] == Ascii.minus || self[cursor] == Ascii.plus { cursor += 1 }
    let words = ["nan", "inf"]
    let head = string(in: cursor..<min(cursor + 3, token.upperBound)).lowercased()
    return words.contains(head) || string(in: token).contains("#")
  }
}
