extension ViewingSession {
  /// Scrolls the help, where it is shown; false for keys that mean what they always do.
  mutating func scrollHelp(_ key: Key) -> Bool {
    guard showsHelp else { return false }
    switch key {
    case .named(.down, false): scrollHelp(by: 1)
    case .named(.up, false): scrollHelp(by: -1)
    case .named(.pageDown, _), " ": scrollHelp(by: Self.rowsOfPage)
    case .named(.pageUp, _), .named(.backspace, _): scrollHelp(by: -Self.rowsOfPage)
    case .named(.home, _): helpRow = 0
    case .named(.end, _): scrollHelp(by: Binding.lineCount)
    default: return false
    }
    return true
  }

  /// Scrolls the help by so many rows, within its table; how many of them a window shows, only its
  /// panels know.
  mutating func scrollHelp(by rows: Int) {
    helpRow = min(max(helpRow + rows, 0), Binding.lineCount)
  }

  private static let rowsOfPage = 8
}

extension Binding {
  /// How many lines the help has.
  static let lineCount = Topic.allCases.count + mouse.count
}
