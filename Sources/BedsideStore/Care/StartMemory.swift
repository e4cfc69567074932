/// A place that remembers something from one start to the next, to be faster.
///
/// It may forget at any time. Of a record nothing is believed of it but that something was not there:
/// what opens a gate is read in the record. Of content nothing is believed but that bytes with a known
/// hash are without mistakes.
public protocol StartMemory: AnyObject {
  /// What was kept last; nil when nothing is remembered.
  func recall() -> [UInt8]?
  /// Keeps `bytes` instead, if that is possible.
  func keep(_ bytes: [UInt8])
  /// Forgets everything.
  func forget()
}
