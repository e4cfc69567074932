/// Why an export could not be made or read.
public enum ExportError: Error, Hashable, Sendable {
  /// The journal could not be read or written.
  case journal(JournalError)
  /// A file could not be read or made.
  case system(SystemError)
  /// The folder holds no export.
  case noExport(path: String)
  /// A newer version made it.
  case format(path: String, Int)
  /// A file is missing from it, or is not the one that was exported.
  case changed(path: String)
  /// It is of a rehearsal, and these are real records.
  case rehearsal(path: String)
}
