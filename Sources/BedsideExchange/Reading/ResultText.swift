internal import BedsideStore

/// Finds scores and answers in the text of a result.
enum ResultText {
  // Their first eight bytes read backwards, so that comparing them is one step.
  private static let scores: UInt64 = 0x7365_726F_6373
  private static let steps: UInt64 = 0x73_7065_7473
  private static let answers: UInt64 = 0x73_7265_7773_6E61
  private static let version: UInt64 = 0x6E_6F69_7372_6576

  /// What is found in a result, in its order.
  enum Part {
    /// A score: its name, and what it came to.
    case score(Range<Int>, AnswerText)
    /// An answer.
    case answer(AnswerText)
  }

  /// Meets the scores and the answers of the result that begins at `start`.
  static func visit<Failure: Error>(
    _ bytes: [UInt8], from start: Int, to limit: Int, _ body: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    let span = bytes.span
    guard start < limit, span[start] == UInt8(ascii: "{") else { return }
    var index = start
    // The steps are most of a result: they are met as they are passed, not found first.
    while let key = nextKey(span, &index, limit) {
      switch Word.first(span, key) {
      case steps: try visitSteps(bytes, &index, limit, body)
      case scores:
        var place = index
        index = JSONText.endOfValue(span, index, limit)
        while let member = JSONText.nextMember(span, &place, index) {
          try body(.score(member.key, AnswerText(span, member.value)))
        }
      default: index = JSONText.endOfValue(span, index, limit)
      }
    }
  }

  private static func visitSteps<Failure: Error>(
    _ bytes: [UInt8], _ index: inout Int, _ limit: Int, _ body: (Part) throws(Failure) -> Void
  ) throws(Failure) {
    let span = bytes.span
    while nextItem(span, &index, limit) {
      while let key = nextKey(span, &index, limit) {
        guard Word.first(span, key) == answers else {
          index = JSONText.endOfValue(span, index, limit)
          continue
        }
        while let answer = JSONText.nextElement(span, &index, limit) {
          try body(.answer(AnswerText(span, answer)))
        }
        index += 1
      }
      index += 1
    }
    index += 1
  }

  /// Moves to the next element of an array, which is not passed; whether there is one.
  private static func nextItem(_ bytes: Span<UInt8>, _ index: inout Int, _ limit: Int) -> Bool {
    index = JSONText.afterBlanks(bytes, index, limit)
    guard index < limit, bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: ",")
    else { return false }
    let start = JSONText.afterBlanks(bytes, index + 1, limit)
    guard start < limit, bytes[start] == UInt8(ascii: "{") else {
      index = start
      return false
    }
    index = start
    return true
  }

  /// The name of the next member, and moves to its value, which is not passed; nil at the object's end,
  /// where `index` is left.
  private static func nextKey(
    _ bytes: Span<UInt8>, _ index: inout Int, _ limit: Int
  ) -> Range<Int>? {
    index = JSONText.afterBlanks(bytes, index, limit)
    guard index < limit, bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: ",")
    else { return nil }
    let quote = JSONText.afterBlanks(bytes, index + 1, limit)
    guard quote < limit, bytes[quote] == UInt8(ascii: "\"") else {
      index = quote
      return nil
    }
    let end = JSONText.endOfValue(bytes, quote, limit)
    let colon = JSONText.afterBlanks(bytes, end, limit)
    guard end - quote >= 2, colon < limit, bytes[colon] == UInt8(ascii: ":") else {
      index = limit
      return nil
    }
    index = JSONText.afterBlanks(bytes, colon + 1, limit)
    return quote + 1..<end - 1
  }
}
