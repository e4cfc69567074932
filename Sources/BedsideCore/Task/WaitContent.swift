/// A pause: for a time, or until the host has done something.
public struct WaitContent: Hashable, Sendable {
  /// What is waited for.
  public enum Cause: Hashable, Sendable {
    /// So many seconds, at least 1.
    case seconds(Int)
    /// A work of the host, by the name under which the host knows it.
    case work(String)
  }

  /// What is waited for.
  public var cause: Cause
  /// The most seconds a wait may take.
  public static let longest = 86_400

  /// Makes a pause.
  public init(_ cause: Cause) { self.cause = cause }
}
