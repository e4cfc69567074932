/// How a task looks on a page.
public struct Card: Hashable, Sendable {
  /// The form of a card.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A title and a box to tick.
    case simple
    /// A title, a text and a box to tick.
    case instructions
    /// A line for each thing logged, and a way to log another.
    case buttonLog
    /// A box to tick for each event.
    case checklist
    /// A mark for each event on one line.
    case grid
    /// How far towards a goal.
    case numericProgress
    /// A value and its unit.
    case labeledValue
    /// Steps to walk through, then their answers.
    case survey
    /// Something to read or to call.
    case link
    /// Something to learn.
    case featured
  }

  /// The form.
  public var style: Style
  /// What a completed card says, with ids of items in braces: `Headache {headache}/10`.
  public var summary: String?

  /// Makes a card.
  public init(style: Style, summary: String? = nil) {
    self.style = style
    self.summary = summary
  }
}
