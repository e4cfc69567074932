internal import BedsideCore

/// The text from which a version of a task was read, to be kept in the store's plan.
public struct TaskSource: Hashable, Sendable {
  /// The task's entry in the study's file, as it stands there.
  public var entry: String
  /// The task's own file, as it stands; nil for a task without one.
  public var file: String?
  /// The hash of the file, as the task's results carry it; of the entry where there is no file.
  public var contentHash: String

  /// Makes the source of a version.
  public init(entry: String, file: String?, contentHash: String) {
    self.entry = entry
    self.file = file
    self.contentHash = contentHash
  }

  /// The hash of entry and file together, by which the plan knows the version: "sha256:" and 64
  /// digits.
  ///
  /// It is computed at each call, over the whole text.
  public var planHash: String {
    "sha256:"
      + SHA256.hexadecimal(Array(entry.utf8) + [UInt8(ascii: "\n")] + Array((file ?? "").utf8))
  }
}
