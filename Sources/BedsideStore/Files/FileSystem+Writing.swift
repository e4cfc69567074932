extension FileSystem {
  /// Writes all of `bytes` at the file's end, in one call unless the system takes only a part.
  ///
  /// - Throws: What kept the system from taking the rest.
  public func writeAll(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try write(rest, to: file)
      if count == 0 { throw SystemError(.write, file.path, .diskFull) }
      rest = rest.dropFirst(count)
    }
  }
}
