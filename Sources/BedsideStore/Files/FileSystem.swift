/// The file operations that a store needs, each as one call that can fail.
///
/// Paths are relative to an open folder, or to the working directory where that is nil. Below an
/// open folder no symbolic link is followed, not even on the way.
public protocol FileSystem: Sendable {
  /// The user for whom files are opened.
  var user: UInt32 { get }

  /// Opens the file or folder at `path`.
  func open(
    _ path: String, in folder: OpenFile?, for purpose: OpenPurpose
  ) throws(SystemError) -> OpenFile

  /// Closes a file and gives up its lock.
  func close(_ file: OpenFile)

  /// What is known about an open file.
  func status(of file: OpenFile) throws(SystemError) -> FileStatus

  /// What is known about the item at `path`, itself when it is a link; nil when there is none.
  func status(at path: String, in folder: OpenFile?) throws(SystemError) -> FileStatus?

  /// Whether this user may make files in an open folder.
  func canWrite(in folder: OpenFile) -> Bool

  /// The bytes from `offset` on: `count` of them, fewer only at the file's end.
  func read(_ file: OpenFile, at offset: Int, count: Int) throws(SystemError) -> [UInt8]

  /// Adds bytes at the file's end in one call and returns how many the system took.
  func write(_ bytes: ArraySlice<UInt8>, to file: OpenFile) throws(SystemError) -> Int

  /// Waits until the bytes of a file, and what is needed to find them, are on the disk.
  func synchronizeData(of file: OpenFile) throws(SystemError)

  /// Waits until everything about a file, or a folder's list of names, is on the disk.
  func synchronize(_ file: OpenFile) throws(SystemError)

  /// Has the disk keep room for the first `count` bytes of a file, whose length stays as it is.
  func reserve(_ count: Int, in file: OpenFile) throws(SystemError)

  /// Cuts a file to `length` bytes.
  func truncate(_ file: OpenFile, to length: Int) throws(SystemError)

  /// Locks a file against every other opening of it, waiting up to `patience` milliseconds.
  ///
  /// Returns false when it is still locked then.
  func lock(_ file: OpenFile, patience: Int) throws(SystemError) -> Bool

  /// Gives a lock back.
  func unlock(_ file: OpenFile)

  /// Drops what the system remembers of a file, so that the next reading asks the disk.
  func forgetCache(of file: OpenFile)

  /// The names in the folder at `path`, in no order.
  func names(at path: String, in folder: OpenFile?) throws(SystemError) -> [String]

  /// Makes a folder for its owner alone.
  func makeFolder(_ path: String, in folder: OpenFile?) throws(SystemError)

  /// Gives a file of a folder another name there, replacing what has that name.
  func rename(_ name: String, to newName: String, in folder: OpenFile?) throws(SystemError)

  /// Removes a file.
  func remove(_ path: String, in folder: OpenFile?) throws(SystemError)

  /// Removes an empty folder.
  func removeFolder(_ path: String, in folder: OpenFile?) throws(SystemError)
}
