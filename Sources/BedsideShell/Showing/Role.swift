public import BedsideCore
public import BedsideStore

/// What a piece of text is to the reader; a `Style` decides how it looks.
public enum Role: Hashable, Sendable {
  /// Running text.
  case plain
  /// The heading of a page.
  case title
  /// What stands out: a question, a heading within a page.
  case strong
  /// A number or a word that leads to something.
  case label
  /// An answer that was given.
  case answer
  /// What went wrong.
  case problem
  /// What should not be overlooked.
  case notice
  /// What is closed: it can be seen and not done, which the words say too.
  case closed
  /// A series of a chart, which its sign tells from others too.
  case series(ChartColor)
  /// Blanks that show a colour, which the words beside them name.
  case swatch(ModelColor)
}
