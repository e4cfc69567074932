/// How a command ended, as the process's exit status tells it (sysexits.h where there is a word).
public enum ExitCode: Int32, Hashable, Sendable {
  /// It is done.
  case done = 0
  /// It failed.
  case failure = 1
  /// Nothing is due.
  case nothingDue = 2
  /// The command was not understood.
  case usage = 64
  /// Content or data is not as it must be, or the rules don't allow it.
  case badData = 65
  /// There is no such thing.
  case missing = 66
  /// The file can't be made.
  case cannotCreate = 73
  /// The disk refused to write.
  case cannotWrite = 74
  /// The answers are saved, to be finished later.
  case saved = 75
  /// The person left and nothing is kept.
  case aborted = 130
}
