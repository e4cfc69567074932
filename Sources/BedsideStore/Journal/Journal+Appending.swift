extension Journal {
  /// Adds lines to a file, all in one commit, and returns when they are on the disk.
  @discardableResult
  public func append(
    _ entries: [JournalEntry], to file: JournalFile
  ) throws(JournalError) -> [Acknowledgement] {
    try append(entries, to: file) { () throws(JournalError) in true } ?? []
  }
}
