/// What a whole text must look like, as a regular expression, and what to say where it does not.
///
/// The expression is written in what regular expressions have in common everywhere: alternatives,
/// groups, repetitions, classes, `\d`, `\w`, `\s`, `\p{L}`, `^`, `$`, `\b`, and `(?i)` at the start.
/// The whole text must match, not a part of it. A match takes time in proportion to the text, whatever
/// the expression is.
public struct TextPattern: Hashable, Sendable {
  /// The most characters of a text that has a pattern.
  ///
  /// It bounds the time of a match.
  public static let longestText = 1_000

  /// The regular expression.
  public var expression: String
  /// What is said of a text that does not match, with what would do.
  public var message: String

  /// Makes a pattern.
  public init(_ expression: String, message: String) {
    self.expression = expression
    self.message = message
  }

  /// Whether all of `text` matches; nothing does where the expression is none, nor any text with more
  /// than ``longestText`` characters.
  public func matches(_ text: String) -> Bool {
    guard text.count <= Self.longestText else { return false }
    guard let expression = try? RegularExpression(expression) else { return false }
    return expression.matches(text)
  }

  /// What keeps the expression from being one, and what would do; nil when it is one.
  var problem: String? {
    do throws(PatternError) {
      _ = try RegularExpression(expression)
      return nil
    } catch {
      return error.description
    }
  }
}
