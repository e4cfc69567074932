import Glibc

/// The system's words for its errors.
enum SystemMessage {
  static func text(_ code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}
