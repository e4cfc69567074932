public import BedsideCore

/// Something about a store's files, rather than their lines, that its owner should know.
public struct StoreFinding: Hashable, Sendable {
  /// What can be found.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Others on this machine may open it.
    case openToOthers
    /// It belongs to another user.
    case ownedByAnother
    /// It has a second name, under which it can be read and changed.
    case severalNames
    /// A symbolic link stands where a file or folder must.
    case link
    /// A folder, a pipe or a device stands where a file must.
    case notAFile
    /// Others may put another folder in the store's place.
    case openParent
    /// A supplied file is not the one that was supplied.
    case changedFile
    /// The store's settings name another origin than they did.
    case changedOrigin
    /// The store's settings give time another meaning than they did.
    case changedClock
    /// The store's settings are missing or damaged, and it is known what they said.
    case lostSettings
    /// What was known of files was changed after it was written.
    case changedCheckpoint
    /// What was known of files is gone, so that nothing tells what is missing of them.
    case lostCheckpoint
    /// What was known of files can't be read: something else stands there, or this user may not.
    case blockedCheckpoint
    /// It is not one of the store's files.
    case notOurs
    /// A writing that was cut short left it; nothing in it counts.
    case leftover
    /// Bytes that were no line and were set aside.
    case setAside
    /// A draft that was finished and whose file could not be removed.
    case finishedDraft

    /// Whether it can cost answers or show them to others.
    public var isDanger: Bool {
      switch self {
      case .openToOthers, .ownedByAnother, .severalNames, .link, .notAFile, .openParent,
        .changedFile,
        .changedOrigin, .changedClock, .lostSettings, .changedCheckpoint, .lostCheckpoint,
        .blockedCheckpoint:
        true
      case .notOurs, .leftover, .setAside, .finishedDraft: false
      }
    }
  }

  /// What was found.
  public var kind: Kind
  /// The path below the store's folder; the whole path for what lies above it.
  public var path: String
  /// The length in bytes.
  public var bytes: Int
  /// What stood there before; empty where that is not known.
  public var was = ""
  /// When that was noted; nil where nobody did.
  public var noted: Instant?

  /// The command that puts it right, for a store in the folder `store`; nil where there is none.
  public func command(in store: String) -> String? {
    let whole = kind == .openParent ? path : "\(store)/\(path)"
    let name = ReadOnlyReason.quoted(whole)
    return switch kind {
    case .openToOthers: "chmod go= \(name)"
    case .openParent: "chmod go-w \(name)"
    case .severalNames:
      "cp -p \(name) \(ReadOnlyReason.quoted(whole + ".own")) && "
        + "mv \(ReadOnlyReason.quoted(whole + ".own")) \(name)"
    case .leftover, .changedCheckpoint: "rm \(name)"
    case .ownedByAnother, .link, .notAFile, .changedFile, .notOurs, .setAside, .finishedDraft,
      .changedOrigin, .changedClock, .lostSettings, .lostCheckpoint, .blockedCheckpoint:
      nil
    }
  }

  /// Makes a finding.
  public init(_ kind: Kind, _ path: String, bytes: Int = 0) {
    self.kind = kind
    self.path = path
    self.bytes = bytes
  }
}
