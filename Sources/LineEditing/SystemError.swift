internal import Glibc

/// Why a file could not be used, in words such as "Permission denied".
struct SystemError: Error, Hashable {
  let reason: String

  /// Takes the reason that the last system call left.
  init(code: CInt = errno) {
    reason = unsafe String(cString: strerror(code))
  }

  init(reason: String) {
    self.reason = reason
  }
}
