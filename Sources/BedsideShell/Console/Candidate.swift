/// One thing that the word being typed could become.
public struct Candidate: Hashable, Sendable {
  /// What would stand in the line.
  public var text: String
  /// A few words about it.
  public var description: String?

  /// Makes a candidate.
  public init(_ text: String, description: String? = nil) {
    self.text = text
    self.description = description
  }
}
