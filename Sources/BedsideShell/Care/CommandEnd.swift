/// How a command ended, and whether the process is to end with it.
public struct CommandEnd: Hashable, Sendable {
  /// The exit code.
  public var code: ExitCode
  /// The signal by which the process was asked to end, by which it should now do so.
  public var signal: Int32?

  /// Makes an end.
  public init(_ code: ExitCode, signal: Int32? = nil) {
    self.code = code
    self.signal = signal
  }
}
