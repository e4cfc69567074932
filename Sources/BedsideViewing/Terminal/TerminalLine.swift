internal import BedsideCore

/// A line of text at a place on a terminal's screen.
public struct TerminalLine: Hashable, Sendable {
  /// The text: nothing in it controls the terminal, and it fits its width.
  public var text: String
  /// What it is written with.
  public var ink: Ink
  /// The row, from 1.
  public var row: Int
  /// The first column, from 1.
  public var column: Int
  /// How many columns are its own: those behind the text are blank.
  public var width: Int
  /// The part that a click on it means.
  public var part: Int?

  /// How a line stands out.
  public enum Ink: Hashable, Sendable {
    /// It does not.
    case plain
    /// A heading, or what is at hand.
    case strong
    /// What is read last.
    case faint
    /// A notice.
    case notice
  }

  /// How many blanks clear what is left of its width behind `content`.
  public func blanks(after content: String) -> Int {
    max(width - DisplayWidth.of(content), 0)
  }
}
