/// The commands.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
  /// Walks a task file and stores nothing.
  case run
  /// Explains commands.
  case help
  /// Leaves the shell.
  case quit
}
