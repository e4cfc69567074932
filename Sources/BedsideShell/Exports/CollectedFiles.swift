internal import BedsideStore
internal import Synchronization

/// Files that are kept in memory, to be put into an archive.
final class CollectedFiles: FileMaker {
  private let made = Mutex<[(path: String, bytes: [UInt8])]>([])

  /// The files, in the order in which they were made.
  var files: [(path: String, bytes: [UInt8])] { made.withLock { $0 } }

  func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    made.withLock { $0.append((path, bytes)) }
  }

  func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    let place = made.withLock { made in
      made.append((path, []))
      return made.count - 1
    }
    try fill { bytes in self.made.withLock { $0[place].bytes += bytes } }
  }
}
