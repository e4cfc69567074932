/// What one recorded value is known by: the line that recorded it, and its place in that line.
///
/// It stays the same whatever is recorded, changed or taken back later, here or in another copy of
/// the journal.
public struct OutcomeValueID: Hashable, Sendable {
  /// The file in which the line stands.
  public var file: JournalFile
  /// The id of the store that wrote the line.
  public var origin: String
  /// The count of that store's lines in the file, from 1.
  public var number: Int
  /// The value's place among the line's values, from 0.
  public var index: Int

  /// Makes an id.
  public init(file: JournalFile, origin: String, number: Int, index: Int) {
    self.file = file
    self.origin = origin
    self.number = number
    self.index = index
  }
}
