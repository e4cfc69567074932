/// A picture that belongs to a step: what it shows, in words, and its file.
public struct StepImage: Hashable, Sendable {
  /// What the picture shows, for those who do not see it.
  public var alternative: String
  /// The file; its path counts from the study's folder.
  public var path: String

  /// Makes a picture.
  public init(alternative: String, path: String) {
    self.alternative = alternative
    self.path = path
  }
}
