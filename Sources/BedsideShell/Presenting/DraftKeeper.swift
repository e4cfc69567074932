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

/// A keeper that can save a run elsewhere when its own place takes nothing.
@MainActor
protocol CopyingKeeper: DraftKeeper {
  /// Whether its own place has too little room for the answers of a long survey.
  var hasLittleRoom: Bool { get }

  /// Saves the whole run with `events`, which are not kept, in a new file in the folder `folder`.
  ///
  /// Returns the file's path; when it does, the file is on the disk.
  func copy(_ events: [DraftEvent], to folder: String) throws(DraftError) -> String
}

/// Why a draft could not be kept, for a person.
public struct DraftError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong: "no space left on the device".
  public var reason: String
  /// Whether nothing of the run may be kept any more, here or elsewhere: the records were erased.
  public var isFinal: Bool

  /// Makes an error.
  public init(_ reason: String, isFinal: Bool = false) {
    self.reason = reason
    self.isFinal = isFinal
  }

  /// The reason.
  public var description: String { reason }
}
