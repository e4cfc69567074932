/// The word a person asked to complete, and the line it stands in.
///
/// A word of a command ends at a blank outside double quotes. An answer is one word, blanks and
/// all.
public struct CompletionRequest: Hashable, Sendable {
  /// The part of the line before the word and its opening quote.
  public var leading: String

  /// The unfinished word without quotes and backslashes, possibly empty.
  public var word: String

  /// Makes a request.
  public init(leading: String, word: String) {
    self.leading = leading
    self.word = word
  }
}
