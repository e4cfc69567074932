#if Archives
internal import CZip
internal import Glibc

/// A stretch of an open file that libzip reads or writes by positions, so that several can be of one file.
final class ZipStretch {
  private let number: Int32
  private let start: Int
  private var count: Int
  private var position = 0
  /// The system's number of what went wrong; nil where nothing did.
  private(set) var failure: Int32?

  init(of number: Int32, at start: Int, count: Int) {
    self.number = number
    self.start = start
    self.count = count
  }

  /// What libzip knows it by, which holds this until libzip frees it; nil where memory is short.
  func source(isWritten: Bool) -> OpaquePointer? {
    let hold = unsafe Unmanaged.passRetained(self)
    let source = unsafe zip_source_function_create(
      isWritten ? Self.answerWriting : Self.answerReading, hold.toOpaque(), nil)
    if unsafe source == nil { unsafe hold.release() }
    return unsafe source
  }

  private static let answerReading: zip_source_callback = { user, data, length, command in
    unsafe ZipStretch.answer(user, data, length, command, supports: reading)
  }
  private static let answerWriting: zip_source_callback = { user, data, length, command in
    unsafe ZipStretch.answer(user, data, length, command, supports: reading + writing)
  }

  private static let reading = [
    ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR,
    ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL, ZIP_SOURCE_SUPPORTS,
  ]
  private static let writing = [
    ZIP_SOURCE_BEGIN_WRITE, ZIP_SOURCE_COMMIT_WRITE, ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_WRITE,
    ZIP_SOURCE_SEEK_WRITE, ZIP_SOURCE_TELL_WRITE, ZIP_SOURCE_REMOVE,
  ]

  private static func answer(
    _ user: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?, _ length: zip_uint64_t,
    _ command: zip_source_cmd_t, supports commands: [zip_source_cmd_t]
  ) -> zip_int64_t {
    guard let user = unsafe user else { return -1 }
    let hold = unsafe Unmanaged<ZipStretch>.fromOpaque(user)
    switch command {
    case ZIP_SOURCE_FREE:
      unsafe hold.release()
      return 0
    case ZIP_SOURCE_SUPPORTS: return commands.reduce(0) { $0 | 1 << zip_int64_t($1.rawValue) }
    default: return unsafe hold.takeUnretainedValue().answer(command, data, Int(length))
    }
  }

  private func answer(
    _ command: zip_source_cmd_t, _ data: UnsafeMutableRawPointer?, _ length: Int
  ) -> zip_int64_t {
    switch command {
    case ZIP_SOURCE_OPEN, ZIP_SOURCE_BEGIN_WRITE:
      position = 0
      return 0
    case ZIP_SOURCE_CLOSE, ZIP_SOURCE_COMMIT_WRITE, ZIP_SOURCE_ROLLBACK_WRITE, ZIP_SOURCE_REMOVE:
      return 0
    case ZIP_SOURCE_TELL, ZIP_SOURCE_TELL_WRITE: return zip_int64_t(position)
    case ZIP_SOURCE_SEEK, ZIP_SOURCE_SEEK_WRITE:
      let place = unsafe zip_source_seek_compute_offset(
        zip_uint64_t(position), zip_uint64_t(count), data, zip_uint64_t(length), nil)
      if place < 0 { return fail(EINVAL) }
      position = Int(place)
      return 0
    case ZIP_SOURCE_READ: return unsafe read(data, length)
    case ZIP_SOURCE_WRITE: return unsafe write(data, length)
    case ZIP_SOURCE_STAT: return unsafe describe(data)
    case ZIP_SOURCE_ERROR: return unsafe tell(data, length)
    default: return fail(ENOSYS)
    }
  }

  private func read(_ data: UnsafeMutableRawPointer?, _ length: Int) -> zip_int64_t {
    let wanted = min(length, count - position)
    if wanted <= 0 { return 0 }
    while true {
      let got = unsafe pread(number, data, wanted, off_t(start + position))
      if got < 0, errno == EINTR { continue }
      // A file that ends before its stretch does is not what was written.
      if got <= 0 { return fail(got < 0 ? errno : EIO) }
      position += got
      return zip_int64_t(got)
    }
  }

  private func write(_ data: UnsafeMutableRawPointer?, _ length: Int) -> zip_int64_t {
    var done = 0
    while done < length, let bytes = unsafe data {
      let put = unsafe pwrite(number, bytes + done, length - done, off_t(start + position))
      if put < 0, errno == EINTR { continue }
      if put <= 0 { return fail(put < 0 ? errno : EIO) }
      done += put
      position += put
      count = max(count, position)
    }
    return zip_int64_t(done)
  }

  private func describe(_ data: UnsafeMutableRawPointer?) -> zip_int64_t {
    guard let status = unsafe data?.assumingMemoryBound(to: zip_stat_t.self) else {
      return fail(EINVAL)
    }
    unsafe zip_stat_init(status)
    unsafe status.pointee.size = zip_uint64_t(count)
    unsafe status.pointee.valid = status.pointee.valid | zip_uint64_t(ZIP_STAT_SIZE)
    return unsafe zip_int64_t(MemoryLayout<zip_stat_t>.size)
  }

  /// Tells the library what went wrong: its own number and the system's.
  private func tell(_ data: UnsafeMutableRawPointer?, _ length: Int) -> zip_int64_t {
    let numbers = [Int32(ZIP_ER_READ), failure ?? 0]
    let size = numbers.count * MemoryLayout<Int32>.size
    guard length >= size, let data = unsafe data else { return -1 }
    unsafe numbers.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { unsafe memcpy(data, start, size) }
    }
    return zip_int64_t(size)
  }

  private func fail(_ code: Int32) -> zip_int64_t {
    failure = code
    return -1
  }
}
#endif
