/// What numbers and addresses look like, as far as a reader can tell.
enum ContactValue: CaseIterable {
  case phone, email, website, other

  /// Whether a text can be one.
  func isValid(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      return false
    }
    switch self {
    case .phone: return text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    case .email:
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
        && !text.contains(where: \.isWhitespace)
    case .website:
      let start = ["https://", "http://"].first(where: text.hasPrefix)
      return start.map { text.utf8.count > $0.utf8.count } ?? false
        && !text.contains(where: \.isWhitespace)
    case .other: return text.contains { !$0.isWhitespace }
    }
  }

  /// What is wrong with a text that can't be one.
  func problem(_ text: String, for key: String) -> String {
    let advice =
      switch self {
      case .phone: "Write a telephone number like \"555 0100\"."
      case .email: "Write an address like \"ward@example.org\"."
      case .website: "Write an address like \"https://example.org\"."
      case .other: "Write some text on one line."
      }
    return "'\(key)' cannot be '\(text)'. \(advice)"
  }
}
