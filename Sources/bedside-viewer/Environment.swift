import Glibc

/// The environment of the process.
enum Environment {
  static subscript(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Whether text is in UTF-8, by the locale's variables in their order.
  static var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { Self[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}
