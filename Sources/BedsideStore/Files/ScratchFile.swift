internal import Synchronization

/// Bytes that are kept on a disk for as long as this program needs them, in a file without a name: whatever
/// becomes of the program, nothing of it is left.
public final class ScratchFile: Sendable {
  private let file: OpenFile
  private let end = Mutex(0)

  /// Makes an empty one on the disk of the folder in which `path` stands.
  ///
  /// - Throws: Why there can be none, said of `path`.
  public init(beside path: String) throws(SystemError) {
    do throws(SystemError) {
      file = try SystemCalls().scratch(in: StoreFolder.parent(of: path))
    } catch { throw SystemError(error.action, path, error.reason) }
  }

  deinit { SystemCalls().close(file) }

  /// The number by which the system knows it, for libraries and other programs.
  public var number: Int32 { file.number }

  /// How many bytes were appended.
  public var count: Int { end.withLock { $0 } }

  /// Adds bytes at its end.
  public func append(_ bytes: ArraySlice<UInt8>) throws(SystemError) {
    try SystemCalls().writeAll(bytes, to: file)
    end.withLock { $0 += bytes.count }
  }

  /// Hands on all that is in it, piece by piece, whoever wrote it.
  public func readAll(
    _ take: (ArraySlice<UInt8>) throws(SystemError) -> Void
  ) throws(SystemError) {
    var offset = 0
    while true {
      let bytes = try SystemCalls().read(file, at: offset, count: Self.piece)
      if bytes.isEmpty { return }
      try take(bytes[...])
      offset += bytes.count
    }
  }

  private static let piece = 1 << 18
}
