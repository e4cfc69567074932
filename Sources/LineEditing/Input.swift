/// What a person did at a prompt.
public enum Input: Hashable, Sendable {
  /// They finished a line; the newline is not included.
  ///
  /// `joined` says that something of several lines was pasted where one line is read, and that its
  /// line breaks became spaces.
  case line(String, joined: Bool = false)

  /// They pressed Control-C, which abandons the line but not the program.
  ///
  /// `hadText` says whether anything had been typed.
  case interrupted(hadText: Bool)

  /// They pressed Control-D on an empty line, or the input ended.
  case endOfInput

  /// The program was asked to end while the person was typing, or the terminal went away.
  ///
  /// Save what is unfinished, then call `TerminationSignal.endProcess()`.
  case terminated(TerminationSignal)
}
