import BedsideStore

/// A memory that a test can look into and spoil.
final class HeldMemory: StartMemory {
  var bytes: [UInt8]?

  func recall() -> [UInt8]? { bytes }
  func keep(_ bytes: [UInt8]) { self.bytes = bytes }
  func forget() { bytes = nil }
}
