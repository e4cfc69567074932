/// A column of a wide table, as codebooks and the files for statistics programs describe it.
public struct Variable: Hashable, Sendable {
  /// What the column's cells are.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Numbers.
    case number
    /// 1 for yes and 0 for no.
    case flag
    /// Text.
    case text
    /// Days: `2026-03-04`.
    case date
    /// Times of day: `08:00`.
    case time
    /// Moments with an offset: `2026-03-04T08:00:00+01:00`.
    case moment
  }

  /// What the column holds.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// What tells one outcome from another.
    case key
    /// What was answered.
    case answer
    /// What became of a question: one of the five states.
    case state
    /// Whether an answer was typed, or the shown default was accepted.
    case entry
    /// What a score came to.
    case score
    /// What was recorded without steps.
    case value
  }

  /// A code and what it means.
  public struct Code: Hashable, Sendable {
    /// The code as it stands in cells.
    public var value: String
    /// What it means.
    public var label: String
  }

  /// The column's name: at most 32 letters, digits and underscores, which no program takes amiss.
  public var name: String
  /// The id of the item or the score in the task's file, or the kind of the value; empty for a key.
  public var item: String
  /// What the column holds.
  public var role: Role
  /// What its cells are.
  public var kind: Kind
  /// The question and, where the column is of one choice, that choice.
  public var label: String
  /// The answer's format; empty where there is none.
  public var format = ""
  /// The codes and what they mean, in the order of the form.
  public var codes: [Code] = []
  /// The unit; empty for none.
  public var units = ""
  /// The smallest value that is taken; empty for none.
  public var minimum = ""
  /// The largest value that is taken; empty for none.
  public var maximum = ""
  /// The versions of the task that have it; empty for keys.
  public var versions: [Int] = []
  /// Which time through a repeat it is.
  public var iteration: Int?
  /// The column with the state of the same item; empty where there is none.
  public var state = ""
  /// How the question was put in other versions.
  public var otherWordings: [String] = []

  init(_ name: String, of item: String, _ role: Role, _ kind: Kind, _ label: String) {
    self.name = name
    self.item = item
    self.role = role
    self.kind = kind
    self.label = label
  }
}
