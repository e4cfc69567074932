internal import Glibc

/// The system's numbers of what can go wrong here beyond what the system reports.
enum ErrorNumber {
  static let notSupported = ENOSYS
  static let noMemory = ENOMEM
  static let failed = EIO
}
