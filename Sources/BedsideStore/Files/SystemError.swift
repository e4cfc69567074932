internal import BedsideCore

/// A call to the operating system that failed: what was tried, on which path, and why.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be tried on a file.
  public enum Action: String, Hashable, Sendable {
    /// Opening.
    case open
    /// Reading.
    case read
    /// Writing.
    case write
    /// Waiting for the disk.
    case flush
    /// Cutting to a length.
    case shorten
    /// Locking.
    case lock
    /// Listing a folder.
    case list
    /// Making a file or folder.
    case create
    /// Giving another name.
    case rename
    /// Removing.
    case remove
  }

  /// Why a call failed.
  public enum Reason: Hashable, Sendable {
    /// There is no such file (ENOENT).
    case notFound
    /// There is such a file already (EEXIST).
    case exists
    /// This user may not (EACCES, EPERM).
    case notPermitted
    /// The disk is full (ENOSPC).
    case diskFull
    /// The user's share of the disk is full (EDQUOT).
    case quotaFull
    /// A file may not be as large as it would be (EFBIG).
    case fileTooLarge
    /// The disk can only be read (EROFS).
    case readOnlyDisk
    /// The disk failed (EIO).
    case diskFailed
    /// A symbolic link stands where a file or folder must (ELOOP).
    case link
    /// A part of the path is no folder (ENOTDIR).
    case notAFolder
    /// A folder stands where a file must (EISDIR).
    case isAFolder
    /// Something that is no file stands where a file must.
    case notAFile
    /// It has more bytes than are read of such a file.
    case tooLarge(limit: Int)
    /// It belongs to another user.
    case ownedByAnother
    /// Others than its owner may open it.
    case openToOthers
    /// It stands in several folders or under several names.
    case severalNames
    /// The folder is not empty (ENOTEMPTY).
    case notEmpty
    /// The file system does not offer it (EINVAL, EOPNOTSUPP, ENOSYS).
    case notSupported
    /// Too many files are open (EMFILE, ENFILE).
    case tooManyFiles
    /// Another reason: the system's number and its words for it.
    case other(Int32, String)
  }

  /// What was tried.
  public var action: Action
  /// On which path.
  public var path: String
  /// Why it failed.
  public var reason: Reason

  /// Makes an error.
  public init(_ action: Action, _ path: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// What failed and why, as a sentence.
  public var description: String { Phrases.english.message(for: self) }
}

extension SystemError.Reason: CustomStringConvertible {
  /// The reason as the end of a sentence.
  public var description: String { Phrases.english.message(for: self) }
}
