internal import BedsideCore

extension Phrases {
  /// A text as it stands among others: whole, or its first line and the number of lines.
  func summary(of text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 3, let first = lines.first else { return text }
    return self(.textCount, count: lines.count, ["first": String(first)])
  }
}
