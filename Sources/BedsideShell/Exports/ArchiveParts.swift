internal import BedsideStore
internal import Synchronization

/// The files of an archive that is to be made, one behind the other in one file without a name, so that
/// memory does not grow with them.
final class ArchiveParts: FileMaker {
  /// Where what they hold stands.
  let scratch: ScratchFile
  private let made = Mutex<[ArchivePart]>([])

  init(_ scratch: ScratchFile) { self.scratch = scratch }

  /// The files, in the order in which they were made.
  var parts: [ArchivePart] { made.withLock { $0 } }

  func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let start = scratch.count
    try scratch.append(bytes[...])
    made.withLock { $0.append(ArchivePart(path: path, range: start..<scratch.count)) }
  }

  func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    let start = scratch.count
    let scratch = scratch
    try fill { (bytes) throws(SystemError) in try scratch.append(bytes) }
    made.withLock { $0.append(ArchivePart(path: path, range: start..<scratch.count)) }
  }
}
