internal import Glibc

extension SystemCalls {
  /// O_TMPFILE, which the imported headers leave out.
  private static let unnamed: Int32 = 0o20000000 | O_DIRECTORY

  /// Opens a new file on the disk of `folder` that no name leads to (O_TMPFILE); where the file system
  /// has no such files, one whose name is taken away at once.
  func scratch(in folder: String) throws(SystemError) -> OpenFile {
    let flags = O_RDWR | O_CLOEXEC
    do throws(SystemError) {
      let number = try Self.check(.create, folder) {
        unsafe Glibc.open(folder, flags | Self.unnamed, 0o600)
      }
      return OpenFile(number: number, path: folder)
    } catch {
      // Kernels and file systems that don't know the flag take it for the opening of a folder.
      guard error.reason == .notSupported || error.reason == .isAFolder else { throw error }
    }
    let path = "\(folder)/.bedside-\(getpid()).scratch"
    let number = try Self.check(.create, path) {
      unsafe Glibc.open(path, flags | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
    }
    let file = OpenFile(number: number, path: path)
    do throws(SystemError) {
      try remove(path, in: nil)
    } catch {
      close(file)
      throw error
    }
    return file
  }
}

extension SystemError {
  /// An error of a library that hands on the system's number of it.
  public init(_ action: Action, _ path: String, systemNumber: Int32) {
    self.init(action, path, Reason(systemNumber))
  }
}
