/// How the program ends, for scripts and for the shell.
enum ExitCode: Int32 {
  /// Done.
  case done = 0
  /// The picture could not be drawn or written.
  case failure = 1
  /// The command line is wrong.
  case usage = 64
  /// The model or the step cannot be used.
  case badData = 65
  /// There is no such file.
  case noInput = 66
  /// There is neither a display nor a terminal: nothing was shown, so show the text instead.
  case nowhereToShow = 69
}
