internal import BedsideCore

/// The words of a session without a picture.
extension Phrase {
  static let wordNext = Phrase("viewer.word.next", "next")
  static let wordGoOn = Phrase("viewer.word.goOn", "continue, go on")
  static let wordBack = Phrase("viewer.word.back", "back")
  static let wordParts = Phrase("viewer.word.parts", "parts, list")
  static let wordHelp = Phrase("viewer.word.help", "?, help")
  static let wordClose = Phrase("viewer.word.close", "close, quit, q")
  static let wordSelect = Phrase("viewer.word.select", "select")

  static let wordedPromptTour = Phrase("viewer.worded.promptTour", "Part, or Enter for the tour:")
  static let wordedPromptOn = Phrase("viewer.worded.promptOn", "Part, or Enter to go on:")
  static let wordedPrompt = Phrase("viewer.worded.prompt", "Part:")
  static let wordedHelpHint = Phrase(
    "viewer.worded.hint", "Type the number or the name of a part, or ? for help.")
  static let wordedParts = Phrase(
    "viewer.worded.parts", one: "There is one part.", other: "There are {count} parts.")
  static let wordedTour = Phrase(
    "viewer.worded.tour", one: "A tour of one stop begins with Enter.",
    other: "A tour of {count} stops begins with Enter.")
  static let wordedPlace = Phrase("viewer.worded.place", "Where: {place}.")
  static let wordedSelected = Phrase("viewer.worded.selected", "{part} is selected.")
  static let wordedDeselected = Phrase(
    "viewer.worded.deselected", "{part} is no longer selected.")
  static let wordedNoSelection = Phrase(
    "viewer.worded.noSelection", "Nothing can be selected here.")
  static let wordedChooseFirst = Phrase(
    "viewer.worded.chooseFirst", "Which part? Type 'select' and its number.")
  static let wordedNoStop = Phrase("viewer.worded.noStop", "The tour has not begun.")
  static let wordedNoTour = Phrase("viewer.worded.noTour", "There is no tour.")
  static let wordedSeveral = Phrase(
    "viewer.worded.several", "'{text}' can mean several parts. Type the number of one.")
  static let wordedUnknown = Phrase(
    "viewer.worded.unknown",
    "There is no part '{text}'. Type a number from 1 to {count}, or a name.")
  static let wordedNear = Phrase(
    "viewer.worded.near", "There is no part '{text}'. Did you mean '{nearest}'?")
  static let wordedHelpPart = Phrase(
    "viewer.worded.help.part", "3, or a name: where that part lies and what it is.")
  static let wordedHelpSelect = Phrase(
    "viewer.worded.help.select", "select 3: selects it, or deselects it again.")
  static let wordedHelpTour = Phrase(
    "viewer.worded.help.tour", "Enter: the next stop of the tour. back: the one before.")
  static let wordedHelpOn = Phrase("viewer.worded.help.on", "Enter, at the end: goes on.")
  static let wordedHelpGoOn = Phrase(
    "viewer.worded.help.goOn", "continue: goes on without the rest of the tour.")
  static let wordedHelpParts = Phrase("viewer.worded.help.parts", "parts: lists all parts.")
  static let wordedHelpClose = Phrase("viewer.worded.help.close", "close: leaves the model.")
}
