/// A file that content names: what it is for, its path, and where it is named.
public struct ContentReference: Hashable, Sendable {
  /// What the file is for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A Markdown text to read.
    case text
    /// A 3D model.
    case model
    /// The steps of a task.
    case task
    /// A picture.
    case image
    /// A presenter of the program, by its name instead of a path.
    case presenter
  }

  /// What the file is for.
  public var kind: Kind
  /// The path, which counts from the study's folder.
  public var path: String
  /// The byte at which the path stands.
  public var offset: Int

  /// Makes a reference that stands at the byte `offset`.
  public init(_ kind: Kind, path: String, offset: Int) {
    self.kind = kind
    self.path = path
    self.offset = offset
  }
}
