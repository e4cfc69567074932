/// Something to learn about, at any time; nothing of it is kept.
public struct EducationTopic: Hashable, Sendable {
  /// What the topic consists of.
  public enum Source: Hashable, Sendable {
    /// The steps in a task's file; its path counts from the study's folder.
    case task(String)
    /// A Markdown text; its path counts from the study's folder.
    case text(String)
  }

  /// The word by which it is asked for: `meniscus`.
  public var topic: String
  /// What it is called.
  public var title: String
  /// What it consists of.
  public var source: Source
  /// The heading under which it is offered below the study's charts; nil where it is not.
  public var featured: String?

  /// Makes a topic.
  public init(topic: String, title: String, source: Source, featured: String? = nil) {
    self.topic = topic
    self.title = title
    self.source = source
    self.featured = featured
  }
}
