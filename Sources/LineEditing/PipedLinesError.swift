/// Why a line of standard input could not be read.
public enum PipedLinesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Line `line`, counted from 1, has more than `limit` bytes; reading may go on with the next one.
  case lineTooLong(line: Int, limit: Int)

  /// The system refused to read, for `reason`.
  case unreadable(reason: String)

  /// The error in words.
  public var description: String {
    switch self {
    case .lineTooLong(let line, let limit):
      "Line \(line) of standard input is longer than \(limit) bytes. Split it into shorter lines."
    case .unreadable(let reason):
      "Standard input can't be read: \(reason)."
    }
  }
}
