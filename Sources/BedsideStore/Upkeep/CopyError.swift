/// Why the copy of a run cannot be brought back.
public enum CopyError: Error, Hashable, Sendable {
  /// The run is finished: its answers are recorded.
  case finished
  /// The store has other answers of the run than the copy.
  case different
  /// What was marked is recorded already, by another mark.
  case recorded
  /// It is against the rules of the record.
  case refused(ImportError)
  /// The journal failed.
  case journal(JournalError)
}
