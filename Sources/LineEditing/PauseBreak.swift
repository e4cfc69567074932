/// What ended a pause before its time.
public enum PauseBreak: Hashable, Sendable {
  /// A key was pressed; with it and what was typed with it the next line begins.
  case key
  /// Control-C was pressed.
  case interrupted
  /// The process is asked to end.
  case terminated(TerminationSignal)
}
