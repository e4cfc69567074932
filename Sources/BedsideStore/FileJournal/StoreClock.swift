/// What time means in a store.
public enum StoreClock: String, Hashable, Sendable, CaseIterable {
  /// The machine's time: these are real records.
  case system
  /// A time that is given: this is a rehearsal.
  case simulated
}
