/// How tables are written.
public struct TableStyle: Hashable, Sendable {
  /// What stands between cells.
  public enum Form: Hashable, Sendable {
    /// Commas, as RFC 4180 has it: lines end in CR LF, and a cell with a comma, a quote or a line end
    /// stands in quotes.
    case commas
    /// Tabs: lines end in LF; a tab, a line end and a backslash in a cell are `\t`, `\n`, `\r`, `\\`.
    case tabs
  }

  /// What stands between cells.
  public var form: Form
  /// Whether a byte order mark comes first, by which some spreadsheets know UTF-8.
  public var hasMark: Bool
  /// Whether an apostrophe stands before a text that a spreadsheet would calculate.
  ///
  /// Such a text begins with `=`, `+`, `-`, `@`, one of these at full width, a tab or a line end, and is
  /// no number; or with an apostrophe before one of them, so that taking one apostrophe away gives every
  /// text back. Numbers never change.
  public var defusesFormulas: Bool
  /// Whether line ends within cells are written as blanks, for programs that take each for a row's.
  public var keepsToOneLine: Bool

  /// Makes a style.
  public init(
    _ form: Form = .commas, hasMark: Bool = false, defusesFormulas: Bool = false,
    keepsToOneLine: Bool = false
  ) {
    self.form = form
    self.hasMark = hasMark
    self.defusesFormulas = defusesFormulas
    self.keepsToOneLine = keepsToOneLine
  }
}
