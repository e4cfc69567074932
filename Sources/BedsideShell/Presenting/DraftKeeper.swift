public import BedsideCore

/// Where a run's draft is kept, line by line.
@MainActor
public protocol DraftKeeper: AnyObject {
  /// Appends events to the draft; when it returns, they survive a crash.
  ///
  /// After a failure the same events come again, with later ones behind them.
  ///
  /// - Throws: Why they are not kept.
  func append(_ events: [DraftEvent]) throws(DraftError)
}

/// Why a draft could not be kept, for a person.
public struct DraftError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong: "no space left on the device".
  public var reason: String

  /// Makes an error.
  public init(_ reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
