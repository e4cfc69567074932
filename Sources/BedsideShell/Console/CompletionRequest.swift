/// The word that a person asked to complete, and the line it stands in.
///
/// An answer is one word, blanks and all.
public struct CompletionRequest: Hashable, Sendable {
  /// The part of the line before the word.
  public var leading: String
  /// The unfinished word, possibly empty.
  public var word: String

  /// Makes a request.
  public init(leading: String, word: String) {
    self.leading = leading
    self.word = word
  }
}
