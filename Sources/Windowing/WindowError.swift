/// Why there is no window.
public struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the window library says.
  public var reason: String

  /// Makes an error.
  public init(reason: String) { self.reason = reason }

  /// What is wrong.
  public var description: String { "no window can be opened: \(reason)" }
}
