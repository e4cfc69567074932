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

/// What becomes of bytes that were not flushed when the power is cut.
enum Survivor: CaseIterable {
  /// Nothing of them, and no unflushed name.
  case nothing
  /// Half of them, and all names.
  case half
  /// Zeros in their place, and all names.
  case zeros
  /// Other bytes in their place, a line end at the end, and all names.
  case garbage
  /// All of them, and all names.
  case everything
}
