internal import BedsideCore

extension Phrase {
  static let otherWordsLike = Phrase(
    "step.otherWordsLike", "{other}: type {number} and your own words, like: {example}")
  static let otherWordsOptional = Phrase(
    "step.otherWordsOptional", "{other}: type {number}, with your own words or without")
  static let otherByName = Phrase("step.otherByName", "{other}: type it and your own words")
  static let choicePicture = Phrase("step.choicePicture", "(picture: {picture})")
  static let longList = Phrase(
    "step.longList",
    "{count} to choose from: type a part of the words to find one, or 'list' to see them all")
  static let fitsMany = Phrase(
    "step.fitsMany", one: "'{text}' fits {count} of the list:",
    other: "'{text}' fits {count} of the list:")
  static let fitsMore = Phrase(
    "step.fitsMore", one: "There is {count} more. Type more of the words.",
    other: "There are {count} more. Type more of the words.")
  static let orAnswer = Phrase("step.orAnswer", "Or type '{word}': {label}")
  static let componentRange = Phrase(
    "step.componentRange", "{first} … {last} ({count} values)")
  static let componentNamed = Phrase("step.componentNamed", "{component}: ")
  static let componentPrompt = Phrase("step.componentPrompt", "Value {number} of {count}: ")

  static let severalLinesHint = Phrase(
    "step.severalLines", "Several lines will do; an empty one ends.")
  static let severalLinesEdit = Phrase(
    "step.severalLinesEdit",
    "Several lines will do; an empty one ends. 'edit' opens your editor.")
  static let nextLinePrompt = Phrase("step.nextLine", "Next line, or Enter to end: ")
  static let editorOpens = Phrase("step.editorOpens", "Your editor opens. Save and close it there.")
  static let editorNoFile = Phrase(
    "step.editorNoFile", "No file can be made in '{folder}'.")
  static let editorEnded = Phrase(
    "step.editorEnded", "'{command}' ended with status {status}.")
  static let editorUnreadable = Phrase(
    "step.editorUnreadable", "What '{command}' left can't be read, or is no text in UTF-8.")
  static let editorFailed = Phrase(
    "step.editorFailed", "{reason} Type the text here instead.")
  static let editorKept = Phrase(
    "step.editorKept", "What you wrote is not lost: 'edit' opens it again.")
  static let textCount = Phrase(
    "step.textCount", one: "{first} … ({count} line)",
    other: "{first} … ({count} lines)")
  static let notShown = Phrase("step.notShown", "What you type is not shown.")

  static let eachRow = Phrase(
    "matrix.eachRow", one: "{hint} for the line below.",
    other: "{hint} for each of the {count} lines below.")

  static let helpList = Phrase("help.list", "list the choices")
  static let helpEdit = Phrase("help.edit", "write in your editor")
  static let helpOneOfList = Phrase("help.oneOfList", "Choose one: {hint}.")
  static let helpEach = Phrase(
    "help.each", "The answer is {hint}. Blanks do too, and so does one value after the other.")
  static let helpOrder = Phrase("help.order", "Put the choices in your order: {hint}.")
  static let helpConfirm = Phrase(
    "help.confirm", "Type the answer to the question before once more, exactly as it was.")
}
