/// How a commit of a `MemoryJournal` goes wrong, as a disk's would.
public enum CommitFault: Hashable, Sendable, CaseIterable {
  /// It is refused and nothing is written.
  case refused
  /// It is refused after a part was written.
  case torn
  /// It is acknowledged and not kept: what no journal may do, for tests that must notice it.
  case lost
}
