internal import BedsideCore

/// The words that are commands within a step; each is understood in English, too.
extension Phrase {
  static let wordBack = Phrase("command.back", "back")
  static let wordSkip = Phrase("command.skip", "skip")
  static let wordSkipAll = Phrase("command.skipAll", "skip all")
  static let wordEnd = Phrase("command.end", "end")
  static let wordEdit = Phrase("command.edit", "edit")
  static let wordClear = Phrase("command.clear", "clear")
  static let wordLearn = Phrase("command.learn", "learn")
  static let wordReview = Phrase("command.review", "review")
  static let wordGoTo = Phrase("command.goto", "goto")
  static let wordSave = Phrase("command.save", "save")
  static let wordQuit = Phrase("command.quit", "quit")
  static let wordHelp = Phrase("command.help", "help")
  static let wordDontKnow = Phrase("command.dontKnow", "dk")
  static let wordDecline = Phrase("command.decline", "decline")
  static let wordList = Phrase("command.list", "list")
  /// Opens the editor where a text is asked for; a review, where 'edit' goes to a question, asks none.
  static let wordEditor = Phrase("command.editor", "edit")
  static let wordAgain = Phrase("command.again", "again")
  static let wordText = Phrase("command.text", "text")
}
