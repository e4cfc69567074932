/// What a reader or a writer found a file of a journal to hold.
public struct FileKnowledge: Hashable, Sendable {
  /// The file.
  public let file: JournalFile
  /// The place behind its last line.
  var place: JournalPlace
  /// The newest sound line of each origin, as far as it was looked at.
  var lines: [String: Checkpoint.Line]
  /// Whether the whole file was read and nothing known before is missing from it.
  var isWhole: Bool
  /// Whether all its lines stand in their places, edited or not, so that those behind the known ones are
  /// the added ones.
  var isInOrder = false
  /// Whether all that it holds counts as it is, so that its check can be noted.
  var vouches = false
  /// Whether somebody has answered for what it holds now.
  var isRenewed = false
}
