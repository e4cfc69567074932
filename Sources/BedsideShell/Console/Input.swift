/// What a person did at a prompt.
public enum Input: Hashable, Sendable {
  /// They finished a line, given without its line end.
  ///
  /// `joined` says that something of several lines was pasted where one line is read, and that its
  /// line ends became blanks.
  case line(String, joined: Bool = false)
  /// They pressed Control-C; `hadText` says whether something had been typed, which is gone.
  case interrupted(hadText: Bool)
  /// They pressed Control-D on an empty line, or the input ended.
  case endOfInput
  /// The process is asked to end by the signal of this number.
  case terminated(signal: Int32)
}
