/// Where the bytes of files are kept that participants supply with their answers.
///
/// They are kept with the participant's records and erased with them; nothing depends on the file
/// that was supplied.
public protocol SuppliedFileStore: AnyObject {
  /// Keeps `bytes` under the name `hash`, and returns when they are on the disk; false when
  /// `condition` does not hold, and nothing was kept.
  ///
  /// The condition is judged while nobody else can write. Keeping the same bytes again changes nothing.
  func keep(
    _ bytes: [UInt8], named hash: String, of participant: ParticipantID,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> Bool

  /// The bytes that are kept under the name `hash`; nil when there are none.
  func supplied(_ hash: String, of participant: ParticipantID) throws(JournalError) -> [UInt8]?

  /// The names of the files of a participant, in order.
  func suppliedFiles(of participant: ParticipantID) throws(JournalError) -> [String]

  /// Removes what is kept under the name `hash`; that it is missing is no error.
  func removeSupplied(_ hash: String, of participant: ParticipantID) throws(JournalError)
}

extension SuppliedFileStore {
  /// Keeps `bytes` under the name `hash`, and returns when they are on the disk.
  public func keep(
    _ bytes: [UInt8], named hash: String, of participant: ParticipantID
  ) throws(JournalError) {
    _ = try keep(bytes, named: hash, of: participant) { true }
  }
}
