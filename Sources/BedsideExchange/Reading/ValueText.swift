internal import BedsideStore

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

  // Their first eight bytes read backwards, so that comparing them is one step.
  private static let otherName: UInt64 = 0x72_6568_746F
  private static let olderName: UInt64 = 0x72_6564_6C4F_726F
  private static let youngerName: UInt64 = 0x6567_6E75_6F59_726F

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
    switch Word.first(bytes, member.key) {
    case otherName:
      return JSONText.content(bytes, member.value).map(ValueText.other) ?? .json(range)
    case olderName: return .end(sign: ">=", member.value)
    case youngerName: return .end(sign: "<=", member.value)
    default: return .json(range)
    }
  }
}
