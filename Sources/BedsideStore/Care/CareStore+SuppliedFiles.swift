public import BedsideCore

extension CareStore {
  /// Keeps the bytes of a file that the participant supplied; when it returns, they survive a crash
  /// and the loss of the file they come from.
  ///
  /// - Throws: Why they are not kept; a journal without a place for files keeps none.
  public func keep(_ bytes: [UInt8], of file: SuppliedFile) throws(CareError) {
    do throws(JournalError) {
      guard let store = journal as? any SuppliedFileStore else {
        throw .notAnEntry("This store has no place for files.")
      }
      try store.keep(bytes, named: file.sha256, of: participant)
    } catch {
      throw .journal(error)
    }
  }
}
