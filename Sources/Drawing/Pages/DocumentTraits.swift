/// What a PDF document says of itself.
public struct DocumentTraits: Hashable, Sendable {
  /// The title.
  public var title: String
  /// What it is about; empty for nothing.
  public var subject: String
  /// When it is said to be made, as `2026-11-30T00:00:00Z`; never read from a clock, so that the same
  /// pages always give the same bytes.
  public var created: String

  /// Makes the traits of a document.
  public init(title: String, subject: String = "", created: String) {
    self.title = title
    self.subject = subject
    self.created = created
  }
}
