/// What a whole text must look like, as a regular expression, and what to say where it does not.
///
/// The expression is written as in Swift's `Regex`, which is close to PCRE. The whole text must match,
/// not a part of it.
public struct TextPattern: Hashable, Sendable {
  /// The most characters of a text that has a pattern.
  ///
  /// It bounds the time of a match, whose worst case grows with the length.
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

  /// Whether all of `text` matches; nothing does where the expression is none.
  public func matches(_ text: String) -> Bool {
    guard let regex = try? Regex(expression) else { return false }
    return (try? regex.wholeMatch(in: text)) != nil
  }

  /// What keeps the expression from being one; nil when it is one.
  var problem: String? {
    do {
      _ = try Regex(expression)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Whether a repetition stands inside another: such an expression may try for ever.
  ///
  /// `(a+)+` does, `(\d+,)*` does not, but looks the same; `(?:\d++,)*` says so.
  var hasNestedRepetition: Bool {
    var open: [Bool] = [false]
    var closed: Bool?
    var isInClass = false
    var rest = Substring(expression)
    while let character = rest.popFirst() {
      let before = closed
      closed = nil
      switch character {
      case "\\": _ = rest.popFirst()
      case "[": isInClass = true
      case "]": isInClass = false
      case _ where isInClass: break
      case "(": open.append(false)
      case ")":
        let inner = open.popLast() ?? false
        if open.isEmpty { return false }
        closed = inner
        open[open.count - 1] = open[open.count - 1] || inner
      case "*", "+", "{":
        if character == "{", !Self.isUnbounded(&rest) { break }
        let isPossessive = rest.first == "+"
        if rest.first == "+" || rest.first == "?" { rest.removeFirst() }
        if before == true, !isPossessive { return true }
        if !isPossessive { open[open.count - 1] = true }
      default: break
      }
    }
    return false
  }

  /// Passes `2,}` of a quantifier, and says whether it has no upper limit.
  private static func isUnbounded(_ rest: inout Substring) -> Bool {
    guard let end = rest.firstIndex(of: "}") else { return false }
    let isOpen = rest[..<end].last == ","
    rest = rest[rest.index(after: end)...]
    return isOpen
  }
}
