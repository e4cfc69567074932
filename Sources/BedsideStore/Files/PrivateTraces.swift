/// Files outside the store that may tell something about a participant.
public enum PrivateTraces {
  /// Removes the file at `path`, or the folder with all that it holds; that it is missing is no error.
  public static func remove(
    _ path: String, files: any FileSystem = SystemCalls()
  ) throws(SystemError) {
    guard let status = try files.status(at: path, in: nil) else { return }
    guard status.kind == .folder else { return try files.remove(path, in: nil) }
    let folder = try StoreFolder(path, files: files)
    for name in try files.names(at: ".", in: folder.root) { _ = try folder.removeTree(name) }
    try files.removeFolder(path, in: nil)
  }
}
