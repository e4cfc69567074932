/// The name of a draft, a run that is not finished: usually the run's UUID.
///
/// It names a file; `ParticipantID` has the rules.
public struct DraftID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes the id `text`; nil for a text that cannot be one.
  public init?(_ text: String) {
    guard FileName.isPlain(text) else { return nil }
    description = text
  }

  /// Orders as the names are sorted in a folder.
  public static func < (a: DraftID, b: DraftID) -> Bool { a.description < b.description }
}

extension DraftID: ExpressibleByStringLiteral {
  /// Makes the id that stands in the program.
  public init(stringLiteral text: String) {
    precondition(FileName.isPlain(text), "'\(text)' cannot be the name of a file.")
    description = text
  }
}
