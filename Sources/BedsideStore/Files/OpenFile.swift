/// A file or folder that a `FileSystem` has opened, until it closes it.
public struct OpenFile: Hashable, Sendable {
  /// The number by which the file system knows it.
  public let number: Int32
  /// The path by which it was opened, for errors.
  public let path: String

  /// Makes the value that stands for an open file.
  public init(number: Int32, path: String) {
    self.number = number
    self.path = path
  }

  /// The path of what is called `name` in `folder`, for errors.
  static func path(of name: String, in folder: OpenFile?) -> String {
    folder.map { "\($0.path)/\(name)" } ?? name
  }
}
