internal import BedsideCore

/// What the operating system refused.
extension Phrase {
  static let cannotRead = Phrase("system.read", "Cannot read '{path}': {reason}.")
  static let cannotWrite = Phrase("system.write", "Cannot write '{path}': {reason}.")
  static let cannotFlush = Phrase(
    "system.flush", "Cannot be sure that the disk holds '{path}': {reason}.")
  static let cannotLock = Phrase("system.lock", "Cannot lock '{path}': {reason}.")
  static let cannotMake = Phrase("system.make", "Cannot make '{path}': {reason}.")
  static let cannotRename = Phrase("system.rename", "Cannot rename '{path}': {reason}.")
  static let cannotRemove = Phrase("system.remove", "Cannot remove '{path}': {reason}.")

  static let notFound = Phrase("system.notFound", "there is no such file")
  static let exists = Phrase("system.exists", "there is such a file already")
  static let notPermitted = Phrase("system.notPermitted", "this user has no permission")
  static let diskFull = Phrase("system.diskFull", "the disk is full")
  static let quotaFull = Phrase("system.quotaFull", "this user's share of the disk is full")
  static let fileTooLarge = Phrase(
    "system.fileTooLarge",
    "the file would be larger than the system allows; the shell's limit is shown by: ulimit -f")
  static let readOnlyDisk = Phrase("system.readOnlyDisk", "the disk can only be read")
  static let diskFailed = Phrase("system.diskFailed", "the disk failed")
  static let isALink = Phrase("system.link", "it is a symbolic link, and links are not followed")
  static let notAFolder = Phrase("system.notAFolder", "a part of the path is not a folder")
  static let isAFolder = Phrase("system.isAFolder", "it is a folder")
  static let notAFile = Phrase("system.notAFile", "it is not a file")
  static let tooLargeToRead = Phrase("system.tooLargeToRead", "it is larger than {size} MB")
  static let fileOwnedByAnother = Phrase(
    "system.fileOwnedByAnother", "it belongs to another user; see what would do with: doctor")
  static let fileOpenToOthers = Phrase(
    "system.fileOpenToOthers",
    "others on this machine may open it; see what would do with: doctor")
  static let fileWithSeveralNames = Phrase(
    "system.fileWithSeveralNames",
    "it has a second name, under which it would be changed too; see what would do with: doctor")
  static let notSupported = Phrase("system.notSupported", "its file system does not offer it")
  static let notEmpty = Phrase("system.notEmpty", "the folder is not empty")
  static let tooManyFiles = Phrase("system.tooManyFiles", "too many files are open")
  static let otherReason = Phrase("system.other", "{words} (error {code})")
}
