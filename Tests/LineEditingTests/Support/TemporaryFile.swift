internal import Glibc

/// A file of a test.
struct TemporaryFile {
  let path: String

  /// The text of the file; nil if there is none.
  var text: String? {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// The permission bits of the file.
  var mode: mode_t {
    var status = stat()
    _ = unsafe stat(path, &status)
    return status.st_mode & 0o777
  }

  func write(_ text: String, mode: mode_t = 0o600) {
    write(bytes: Array(text.utf8), mode: mode)
  }

  func write(bytes: [UInt8], mode: mode_t = 0o600) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, mode)
    defer { close(descriptor) }
    _ = unsafe Glibc.write(descriptor, bytes, bytes.count)
  }
}
