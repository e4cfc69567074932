internal import BedsideCore

/// Text as a terminal can show it, in lines.
struct TerminalText {
  /// Whether the terminal has more than ASCII.
  var isUTF8: Bool

  /// The lines of `text`, none wider than `width`.
  func lines(_ text: String, width: Int) -> [String] {
    WordWrap.lines(shown(text), width: max(width, 1))
  }

  /// `text` on one line of at most `width` columns, cut off with an ellipsis.
  func line(_ text: String, width: Int) -> String {
    let text = shown(text)
    if DisplayWidth.of(text) <= width { return text }
    let ellipsis = isUTF8 ? "…" : "..."
    var kept = ""
    var columns = 0
    for character in text {
      columns += DisplayWidth.of(character)
      if columns > width - ellipsis.count { break }
      kept.append(character)
    }
    return width > ellipsis.count ? kept + ellipsis : kept
  }

  /// `text` on one line, without what would control the terminal or what it does not have.
  func shown(_ text: String) -> String {
    let clean = Sanitizer.cleanLine(text)
    return isUTF8 ? clean : PlainLetters.of(clean)
  }
}
