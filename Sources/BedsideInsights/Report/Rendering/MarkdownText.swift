internal import BedsideCore

/// Text as Markdown holds it: whatever was typed, it stays text.
enum MarkdownText {
  /// Returns `text` on one line, with a backslash before each sign that means something anywhere in
  /// Markdown or HTML, or at the beginning of a line.
  static func line(_ text: String) -> String {
    let clean = TextDirection.withoutIsolates(Sanitizer.cleanLine(text)).withPlainBlanks.trimmed
    var escaped = ""
    for character in clean {
      if signs.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return withoutBeginning(escaped)
  }

  private static let signs: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&",
  ]

  /// The text without what would make a heading, a list or a rule of it.
  private static func withoutBeginning(_ text: String) -> String {
    let mark = text.prefix { "#+-=".contains($0) }
    if !mark.isEmpty, endsWord(text.dropFirst(mark.count)) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, let sign = rest.first, sign == "." || sign == ")",
      endsWord(rest.dropFirst())
    else { return text }
    return "\(digits)\\\(rest)"
  }

  private static func endsWord(_ rest: Substring) -> Bool { rest.first.map { $0 == " " } ?? true }

  /// The greatest number of backquotes that follow each other in lines.
  static func longestFence(in lines: [String]) -> Int {
    var longest = 0
    for line in lines {
      var count = 0
      for character in line {
        count = character == "`" ? count + 1 : 0
        longest = max(longest, count)
      }
    }
    return longest
  }
}
