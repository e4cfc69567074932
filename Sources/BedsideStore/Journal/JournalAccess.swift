/// What may be done with a journal.
public enum JournalAccess: Hashable, Sendable {
  /// Reading and writing.
  case readWrite
  /// Reading alone, and why.
  case readOnly(ReadOnlyReason)
}
