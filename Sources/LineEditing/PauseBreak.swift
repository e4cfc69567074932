/// What ended a pause before its time.
public enum PauseBreak: Hashable, Sendable {
  /// A key was pressed; it and what was typed with it is gone.
  case key
  /// Control-C was pressed.
  case interrupted
  /// The process is asked to end.
  case terminated(TerminationSignal)
}
