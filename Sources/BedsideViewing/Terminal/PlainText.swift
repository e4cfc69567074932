internal import BedsideCore

/// Text for a terminal that is written line after line.
public enum PlainText {
  /// The lines of `text`, none wider than `width`, without what would control the terminal.
  public static func lines(_ text: String, width: Int, isUTF8: Bool) -> [String] {
    Sanitizer.clean(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      TerminalText(isUTF8: isUTF8).lines(String($0), width: width)
    }
  }

  /// `text` on one line, without what would control the terminal or what it does not have.
  public static func of(_ text: String, isUTF8: Bool) -> String {
    TerminalText(isUTF8: isUTF8).shown(text)
  }
}
