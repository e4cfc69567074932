/// A piece of an instruction's body.
public struct BodyItem: Hashable, Sendable {
  /// How a piece is set.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A paragraph.
    case text
    /// A point of a list.
    case bullet
    /// A line between pieces; it has no text.
    case rule
    /// A short label.
    case tag
  }

  /// How the piece is set.
  public var style: Style
  /// What it says; empty for a rule.
  public var text: String
  /// More to read about it, on demand.
  public var learnMore: LearnMore?

  /// Makes a piece.
  public init(_ style: Style, _ text: String = "", learnMore: LearnMore? = nil) {
    self.style = style
    self.text = text
    self.learnMore = learnMore
  }
}
