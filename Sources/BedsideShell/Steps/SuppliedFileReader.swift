public import BedsideCore

/// What reads files that a person supplies, from this machine's disks.
public protocol SuppliedFileReader: Sendable {
  /// The folder that `~` stands for; nil where nobody knows.
  var home: String? { get }

  /// The bytes of the plain file at `path`, which may have `limit` bytes at most.
  ///
  /// - Throws: Why it can't be taken; one that is too large is not read.
  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8]

  /// What stands in a folder, in no order; nothing where it can't be read.
  func members(of folder: String) -> [FolderMember]
}

/// A file or a folder within a folder.
public struct FolderMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Whether it is a folder.
  public var isFolder: Bool

  /// Makes a member.
  public init(_ name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}
