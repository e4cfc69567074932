internal import Glibc

extension SystemCalls {
  /// Makes a call for a part of a path: a link where a folder must be is named as one, which the system
  /// calls no folder.
  static func checkPart(
    _ action: SystemError.Action, _ place: String, of whole: String, in parent: Int32,
    named name: String, _ call: () -> Int32
  ) throws(SystemError) -> Int32 {
    do throws(SystemError) {
      return try check(action, whole, call)
    } catch {
      var status = stat()
      guard error.reason == .notAFolder,
        unsafe fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFLNK
      else { throw error }
      throw SystemError(action, place, .link)
    }
  }
}
