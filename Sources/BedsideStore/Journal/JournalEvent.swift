/// What a reader of a journal meets, in the order of the file.
public enum JournalEvent: Sendable {
  /// A sound line.
  case record(JournalRecord)
  /// A line that is left out.
  case damage(JournalDamage)
  /// The file is not the one of which the reader knew a part: what was read of it no longer counts,
  /// and everything that it holds now follows.
  case replaced(JournalFile)
}
