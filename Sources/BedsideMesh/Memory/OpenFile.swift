internal import Glibc
internal import Synchronization

/// A file opened for reading.
///
/// Read, not mapped: if another program cut a mapped file short, a bus error would end this one.
final class OpenFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let failureCode = Atomic<Int32>(0)
  private let modified: timespec
  let count: Int
  init(path: String) throws(OBJError) {
    self.path = path
    // A pipe would wait for its other end: it is opened without waiting, then refused.
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(path, errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw OBJError(file: path, cause: .notAFile)
    }
    count = Int(status.st_size)
    modified = status.st_mtim
  }

  deinit { close(descriptor) }

  private static func error(_ path: String, _ code: Int32) -> OBJError {
    OBJError(file: path, cause: .unreadable(unsafe String(cString: strerror(code))))
  }

  /// Throws if any of the reading so far has failed or the file is not what it was.
  func check() throws(OBJError) {
    let code = failureCode.load(ordering: .relaxed)
    if code != 0 { throw Self.error(path, code) }
    var now = stat()
    guard unsafe fstat(descriptor, &now) == 0, Int(now.st_size) == count,
      now.st_mtim.tv_sec == modified.tv_sec, now.st_mtim.tv_nsec == modified.tv_nsec
    else { throw OBJError(file: path, cause: .changed) }
  }

  /// The bytes in `range`, or as many of them as there still are.
  func bytes(in range: Range<Int>) -> PaddedBytes {
    var scratch = TextScratch()
    return bytes(in: range, scratch: &scratch)
  }

  /// The same in memory that is used again.
  func bytes(in range: Range<Int>, scratch: inout TextScratch) -> PaddedBytes {
    unsafe PaddedBytes(capacity: range.count, in: &scratch) { target in
      var done = 0
      while done < range.count {
        let place = off_t(range.lowerBound + done)
        let got = unsafe pread(descriptor, target + done, range.count - done, place)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failureCode.store(errno, ordering: .relaxed) }
        if got <= 0 { break }
        done += got
      }
      return done
    }
  }
}
