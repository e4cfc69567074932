/// The name under which one participant's records are kept.
///
/// It names a folder, so it is 1 to 64 letters, digits, `.`, `_` and `-` of ASCII, and begins with
/// a letter or digit.
public struct ParticipantID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes the id `text`; nil for a text that cannot be one.
  public init?(_ text: String) {
    guard FileName.isPlain(text) else { return nil }
    description = text
  }

  /// Orders as the names are sorted in a folder.
  public static func < (a: ParticipantID, b: ParticipantID) -> Bool {
    a.description < b.description
  }
}

extension ParticipantID: ExpressibleByStringLiteral {
  /// Makes the id that stands in the program.
  public init(stringLiteral text: String) {
    precondition(FileName.isPlain(text), "'\(text)' cannot be the name of a file.")
    description = text
  }
}
