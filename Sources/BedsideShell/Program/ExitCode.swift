/// What a command leaves with, for scripts.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int32

  /// Makes the code of this number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Done.
  public static let done = ExitCode(rawValue: 0)
  /// It failed.
  public static let failure = ExitCode(rawValue: 1)
  /// There is nothing due.
  public static let nothingDue = ExitCode(rawValue: 2)
  /// The command was not understood.
  public static let usage = ExitCode(rawValue: 64)
  /// Content or data is wrong.
  public static let badData = ExitCode(rawValue: 65)
  /// There is no such thing.
  public static let noSuchThing = ExitCode(rawValue: 66)
  /// A file can't be made.
  public static let cannotCreate = ExitCode(rawValue: 73)
  /// A file can't be written.
  public static let cannotWrite = ExitCode(rawValue: 74)
  /// A run was left and its answers are saved.
  public static let unfinished = ExitCode(rawValue: 75)
  /// A run was left and nothing is kept.
  public static let aborted = ExitCode(rawValue: 130)
}
