/// A regular expression that a text must match as a whole, in the syntax of Swift's `Regex`.
public struct TextPattern: Hashable, Sendable {
  /// The expression.
  public let pattern: String

  /// Makes a pattern; nil when `pattern` is no regular expression.
  public init?(_ pattern: String) {
    guard (try? Regex(pattern)) != nil else { return nil }
    self.pattern = pattern
  }

  /// Whether all of `text` matches.
  public func matches(_ text: String) -> Bool {
    // It was compiled once already; a compiled expression can't be kept in a value that is sent.
    guard let expression = try? Regex(pattern) else { return false }
    return (try? expression.wholeMatch(in: text)) != nil
  }
}
