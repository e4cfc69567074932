/// The promise that a line is on the disk, with the name by which the line is known everywhere.
public struct Acknowledgement: Hashable, Sendable {
  /// The file in which it stands.
  public let file: JournalFile
  /// The id of the store that wrote it.
  public let origin: String
  /// The count of that store's lines in the file, from 1.
  public let number: Int

  /// Makes an acknowledgement.
  public init(file: JournalFile, origin: String, number: Int) {
    self.file = file
    self.origin = origin
    self.number = number
  }
}
