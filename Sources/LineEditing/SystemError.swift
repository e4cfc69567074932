internal import Glibc

/// A system call that failed, by the number it left.
struct SystemError: Error, Hashable {
  let code: CInt

  init(code: CInt = errno) {
    self.code = code
  }
}

/// Returns the system's words for the error `code`, such as "Permission denied".
func systemMessage(_ code: CInt) -> String {
  unsafe String(cString: strerror(code))
}
