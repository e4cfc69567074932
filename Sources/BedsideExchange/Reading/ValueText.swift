/// What a value is, by its text.
enum ValueText {
  /// Nothing, or `null`.
  case none
  /// A number, `true` or `false`.
  case plain(Range<Int>)
  /// A string, by its content.
  case string(Range<Int>)
  /// The choice of own words, by the words.
  case other(Range<Int>)
  /// An end that stands for all ages beyond it.
  case end(sign: String, Range<Int>)
  /// Anything else.
  case json(Range<Int>)

  private static let otherName = JSONText.word("other")
  private static let olderName = JSONText.word("orOlder")
  private static let youngerName = JSONText.word("orYounger")

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else {
      self = .none
      return
    }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "n"): self = .none
    case UInt8(ascii: "\""):
      self = JSONText.content(bytes, range).map(ValueText.string) ?? .json(range)
    case UInt8(ascii: "{"): self = Self.object(bytes, range)
    case UInt8(ascii: "["): self = .json(range)
    default: self = .plain(range)
    }
  }

  private static func object(_ bytes: Span<UInt8>, _ range: Range<Int>) -> ValueText {
    var index = range.lowerBound
    guard let member = JSONText.nextMember(bytes, &index, range.upperBound) else {
      return .json(range)
    }
    switch JSONText.word(bytes, member.key) {
    case otherName:
      return JSONText.content(bytes, member.value).map(ValueText.other) ?? .json(range)
    case olderName: return .end(sign: ">=", member.value)
    case youngerName: return .end(sign: "<=", member.value)
    default: return .json(range)
    }
  }
}
