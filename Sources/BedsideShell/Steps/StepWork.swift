public import BedsideCore

/// Something that the program does while a wait step waits.
///
///     final class Upload: StepWork {
///       func proceed() -> StepWorkState { … }
///       func cancel() { … }
///     }
///
/// Nothing here runs beside anything else: the wait step lets the work proceed, shows how far it is,
/// looks whether the person wants to leave, and lets it proceed again.
@MainActor
public protocol StepWork: AnyObject {
  /// Does the next piece, which should not take longer than a tenth of a second, and says how far the
  /// work is.
  func proceed() -> StepWorkState

  /// Gives the work up: the person leaves.
  func cancel()
}

/// How far a work is.
public enum StepWorkState: Hashable, Sendable {
  /// It goes on; so much of it is done, from 0 to 1, or nobody can tell.
  case working(Double?)
  /// It is done; what is kept of it as the step's details, if anything.
  case done(JSONValue?)
  /// It failed; why, for a person.
  case failed(String)
}
