/// A place that remembers, from one start to the next, of what the months of a record do not speak.
///
/// It may forget at any time, and nothing is believed of it but that something was not there: what
/// opens a gate is read in the record.
public protocol GateMemory: AnyObject {
  /// What was kept last; nil when nothing is remembered.
  func recall() -> [UInt8]?
  /// Keeps `bytes` instead, if that is possible.
  func keep(_ bytes: [UInt8])
  /// Forgets everything.
  func forget()
}
