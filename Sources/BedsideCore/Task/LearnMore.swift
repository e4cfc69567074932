/// More to read about a step or a question, on demand.
///
/// It is no step: reading it leaves no trace in the result.
public struct LearnMore: Hashable, Sendable {
  /// Where the text is.
  public enum Source: Hashable, Sendable {
    /// The text itself, as Markdown.
    case text(String)
    /// A Markdown file; its path counts from the study's folder.
    case file(String)
  }

  /// The heading.
  public var title: String
  /// Where the text is.
  public var source: Source

  /// Makes something to read.
  public init(title: String, source: Source) {
    self.title = title
    self.source = source
  }
}
