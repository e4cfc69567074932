internal import CReadline
internal import Glibc

/// The locale by which Readline reads what is typed.
enum UTF8Locale {
  /// Makes the process read and write UTF-8, whatever the environment says.
  ///
  /// In the C locale, which is what cron, containers and many remote shells leave, Readline drops
  /// every character outside ASCII, and with it the answer. It asks the environment before each
  /// line, so the environment has to be changed.
  static func adopt() {
    _ = unsafe setlocale(LC_CTYPE, "")
    guard !isInForce else { return }
    let variable = unsafe getenv("LC_ALL").map { unsafe $0.pointee != 0 } ?? false
    for name in ["C.UTF-8", "en_US.UTF-8"] where unsafe setlocale(LC_CTYPE, name) != nil {
      _ = unsafe setenv(variable ? "LC_ALL" : "LC_CTYPE", name, 1)
      return
    }
  }

  private static var isInForce: Bool {
    guard let name = unsafe nl_langinfo(nl_item(CODESET)) else { return false }
    return unsafe String(cString: name) == "UTF-8"
  }
}
