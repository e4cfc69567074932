/// What a file system knows about a file or folder.
public struct FileStatus: Hashable, Sendable {
  /// The kinds of things that stand in a folder.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A device, a socket or a pipe.
    case other
  }

  /// What it is.
  public var kind: Kind
  /// The user who owns it.
  public var owner: UInt32
  /// Who may do what: the lowest twelve bits of the mode.
  public var permissions: UInt32
  /// The length in bytes.
  public var size: Int
  /// The number that tells it from every other file of its disk.
  public var inode: UInt64
  /// In how many folders it stands; 0 once it was removed.
  public var links: Int
  /// The number of its disk.
  public var device: UInt64

  /// Makes a status.
  public init(
    kind: Kind, owner: UInt32, permissions: UInt32, size: Int, inode: UInt64, links: Int,
    device: UInt64 = 0
  ) {
    self.kind = kind
    self.owner = owner
    self.permissions = permissions
    self.size = size
    self.inode = inode
    self.links = links
    self.device = device
  }

  /// Why what is not meant for others is not written here for `user`; nil when it may be.
  ///
  /// A link, a second name or another owner would let somebody else read or change it.
  public func obstacle(for user: UInt32) -> SystemError.Reason? {
    if kind != .file { return .notAFile }
    if owner != user { return .ownedByAnother }
    if isOpenToOthers { return .openToOthers }
    return links > 1 ? .severalNames : nil
  }

  /// Whether anybody but the owner may read, change or enter it.
  public var isOpenToOthers: Bool { permissions & 0o077 != 0 }
}
