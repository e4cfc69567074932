/// A line found in a file's bytes.
struct ScannedLine {
  /// How far a line can be trusted.
  enum State {
    /// Its checksum is right.
    case sound
    /// It is a line, but not the one that was written.
    case changed
    /// It is no line.
    case unreadable
  }

  /// The line without its line end.
  let range: Range<Int>
  /// Its envelope; empty when it is unreadable.
  let envelope: Envelope
  /// How far it can be trusted.
  let state: State
}
