internal import BedsideCore

extension Phrase {
  static let helpTitle = Phrase("help.title", "Help")
  static let helpWholeNumber = Phrase("help.wholeNumber", "The answer is a whole number: {hint}.")
  static let helpNumber = Phrase("help.number", "The answer is a number: {hint}.")
  static let helpAnswer = Phrase("help.answer", "The answer is {hint}.")
  static let helpChoice = Phrase(
    "help.choice", "Choose one of the list: {hint}, or the choice's words.")
  static let helpChoices = Phrase("help.choices", "Choose one or several of the list: {hint}.")
  static let helpText = Phrase("help.text", "The answer is a text: {hint}.")
  static let helpDate = Phrase(
    "help.date", "The answer is {hint}. 'today', 'yesterday' and '-3d' work too.")
  static let helpDateTime = Phrase(
    "help.dateTime", "The answer is {hint}. 'now' and 'yesterday 20:30' work too.")
  static let helpUnit = Phrase("help.unit", "The unit is {unit}; it may be left out.")
  static let helpRequired = Phrase("help.required", "This question needs an answer.")
  static let helpOptional = Phrase("help.optional", "This question may be left out: type 'skip'.")
  static let helpPage = Phrase(
    "help.page", "There is nothing to answer here. Press Enter to go on.")
  static let helpCommands = Phrase("help.commands", "Besides an answer, you can type:")

  static let helpBack = Phrase("help.back", "go to what comes before")
  static let helpSkip = Phrase("help.skip", "leave this question out")
  static let helpDontKnow = Phrase("help.dontKnow", "answer: {label}")
  static let helpDecline = Phrase("help.decline", "answer: {label}")
  static let helpReview = Phrase("help.review", "list the questions and answers so far")
  static let helpGoTo = Phrase("help.goto", "go to a question by its number, and come back here")
  static let helpSave = Phrase("help.save", "keep the answers and leave; go on later")
  static let helpQuit = Phrase("help.quit", "leave")
  static let helpMore = Phrase("help.more", "read: {title}")
  static let helpMoreUntitled = Phrase("help.moreUntitled", "read more about this")
  static let helpLiteral = Phrase(
    "help.literal", "answer 'back' itself: ':' makes an answer of any word")
}
