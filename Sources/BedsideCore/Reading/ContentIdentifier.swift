/// The rule for ids in content, which also name files, columns and fields elsewhere.
public enum ContentIdentifier {
  /// The most characters an id may have.
  public static let longest = 64

  /// Whether `text` can be an id: small letters, digits, `-`, `_` and `.`, with a letter or digit
  /// first, and at most `longest` of them.
  public static func isValid(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, bytes.count <= longest, isLetterOrDigit(first) else {
      return false
    }
    return bytes.allSatisfy { isLetterOrDigit($0) || "-_.".utf8.contains($0) }
  }

  /// What to say of a text that can't be one.
  package static func problem(_ text: String) -> String {
    "'\(text)' can't be an id. Use small letters, digits, '-', '_' and '.', a letter or digit first,"
      + " at most \(longest) in all."
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
