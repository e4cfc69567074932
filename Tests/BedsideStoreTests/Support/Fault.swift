import BedsideStore
import Testing

/// How a call of a `SimulatedDisk` goes wrong.
enum Fault: Hashable, CustomTestStringConvertible {
  /// It fails and changes nothing.
  case error(SystemError.Reason)
  /// A writing takes only half of the bytes; any other call succeeds.
  case short
  /// A writing takes half of the bytes, and the disk is full from then on.
  case fills
  /// The process is gone before the call.
  case death

  var testDescription: String { "\(self)" }
}
