internal import Glibc

extension SystemCalls {
  /// FALLOC_FL_KEEP_SIZE, which the imported headers leave out.
  private static let keepSize: Int32 = 1

  /// Has the disk keep room for the first `count` bytes of a file (fallocate, FALLOC_FL_KEEP_SIZE).
  public func reserve(_ count: Int, in file: OpenFile) throws(SystemError) {
    // The imported headers leave this call out, and posix_fallocate would change the length.
    guard let place = unsafe dlsym(nil, "fallocate") else {
      throw SystemError(.write, file.path, .notSupported)
    }
    let fallocate = unsafe unsafeBitCast(
      place, to: (@convention(c) (Int32, Int32, Int, Int) -> Int32).self)
    _ = try Self.check(.write, file.path) { fallocate(file.number, Self.keepSize, 0, count) }
  }

  /// Cuts a file to `length` bytes (ftruncate).
  public func truncate(_ file: OpenFile, to length: Int) throws(SystemError) {
    _ = try Self.check(.shorten, file.path) { ftruncate(file.number, length) }
  }

  /// Drops what the system remembers of a file (posix_fadvise).
  public func forgetCache(of file: OpenFile) {
    _ = posix_fadvise(file.number, 0, 0, POSIX_FADV_DONTNEED)
  }
}
