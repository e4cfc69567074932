internal import Glibc

/// The descriptors 0, 1 and 2, with which every process should start.
public enum StandardDescriptors {
  /// Opens `/dev/null` in place of those of the three that are closed.
  ///
  /// Otherwise the next file that is opened, a store's perhaps, would become standard input or
  /// output. Call it first in `main`.
  public static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one, because those below it are open.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }
}
