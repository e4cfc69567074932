/// Why the writer does not write.
enum WriterError: Error {
  /// It was called with other words than it needs.
  case usage
}
