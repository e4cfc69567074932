extension Phrase {
  static let fileDisplay = Phrase("file.display", "{name} ({size}, supplied file)")
  package static let fileBytes = Phrase("file.bytes", one: "1 byte", other: "{count} bytes")
  static let fileHintAny = Phrase("file.hintAny", "a file of at most {size}")
  static let fileHint = Phrase("file.hint", "a file of at most {size}: {types}")

  static let fileNotAFile = Phrase(
    "error.file.notAFile", "This describes no file. Give the path of one.")
  static let fileMissing = Phrase(
    "error.file.missing", "There is no file '{path}'. Check the path; TAB completes it.")
  static let fileNotRegular = Phrase(
    "error.file.notRegular", "'{path}' is a folder or a device. Name a file.")
  static let fileUnreadable = Phrase(
    "error.file.unreadable", "'{path}' can't be read: {reason}. Name a file that you may read.")
  static let fileEmpty = Phrase(
    "error.file.empty", "'{name}' is empty. Name a file that holds something.")
  static let fileTooLarge = Phrase(
    "error.file.tooLarge", "'{name}' has {size}. Name a file of at most {limit}.")
  static let fileWrongType = Phrase(
    "error.file.wrongType", "'{name}' is of another kind by its content. Name one of: {types}.")
  static let fileNotKept = Phrase(
    "error.file.notKept", "NOT SAVED: {reason}. '{name}' was not taken; try again.")
}
