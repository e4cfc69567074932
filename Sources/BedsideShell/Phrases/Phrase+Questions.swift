internal import BedsideCore

extension Phrase {
  static let progress = Phrase("step.progress", "Question {position} of {total}:")
  static let progressAbout = Phrase("step.progressAbout", "Question {position} of about {total}:")
  static let described = Phrase("step.described", "{value} ({description})")
  static let onlyThis = Phrase("step.onlyThis", "(only this)")
  static let otherWords = Phrase("step.otherWords", "{other}: type {number} and your own words")
  static let droppedInFile = Phrase(
    "step.droppedInFile",
    one: "{item}: {count} character that no terminal may show is left out.",
    other: "{item}: {count} characters that no terminal may show are left out.")
  static let droppedTyped = Phrase(
    "step.droppedTyped",
    one: "Your answer is kept without {count} character that no terminal may show.",
    other: "Your answer is kept without {count} characters that no terminal may show.")
  static let isOptional = Phrase("step.optional", "Optional: 'skip' leaves it out.")
  static let isOptionalAgain = Phrase("step.optionalAgain", "Optional.")
  static let nothingTypedOptional = Phrase(
    "step.nothingTypedOptional", "Nothing was typed. Type an answer, or 'skip' to leave it out.")
  static let acceptDefault = Phrase("step.accept", "Press Enter to accept {value}.")
  static let keepAnswer = Phrase("step.keep", "Press Enter to keep {value}.")
  static let typedSignature = Phrase(
    "step.typedSignature", "This is a typed signature: your name and the date stand for it.")
  static let choiceIsCommand = Phrase(
    "step.choiceIsCommand", "'{word}' is a command too: to choose it, type its number.")

  static let choiceIsCommandByName = Phrase(
    "step.choiceIsCommandByName", "'{word}' is a command too: to choose it, type ':{word}'.")

  static let answerPrompt = Phrase("step.answerPrompt", "Your answer: ")
  static let goOnPrompt = Phrase("step.goOnPrompt", "Press Enter to go on: ")
  static let tryAgainPrompt = Phrase("step.tryAgainPrompt", "Press Enter to try again: ")
  static let nextPagePrompt = Phrase(
    "step.nextPagePrompt", "Part {number} of {count}. Press Enter for the next: ")
  static let finishPrompt = Phrase("step.finishPrompt", "Press Enter to finish: ")
  static let finishOrChangePrompt = Phrase(
    "step.finishOrChangePrompt", "Press Enter to finish, or type a number to change that answer: ")
  static let reviewPrompt = Phrase(
    "step.reviewPrompt", "Press Enter to go on, or type a number to change that answer: ")
  static let modelPrompt = Phrase(
    "step.modelPrompt", "Press Enter to go on, or type 'again' to look again: ")
  static let modelGatePrompt = Phrase(
    "step.modelGatePrompt", "Press Enter to look again, or type 'text' to read it instead: ")

  static let noted = Phrase("step.noted", "Noted: {answer}")
  static let notedDefault = Phrase("step.notedDefault", "Noted: {answer}, the value suggested")
  static let notedUnkept = Phrase("step.notedUnkept", "Noted, but not saved yet.")
  static let leftOut = Phrase("step.leftOut", "Left out.")
  static let example = Phrase("step.example", "For example: {example}")
  static let dontKnow = Phrase("step.dontKnow", "I don't know")
  static let decline = Phrase("step.decline", "I'd rather not say")

  static let reviewTitle = Phrase("review.title", "Your answers so far")
  static let reviewAll = Phrase("review.all", "Your answers")
  static let reviewEmpty = Phrase("review.empty", "There are no questions so far.")
  static let skipped = Phrase("review.skipped", "left out")
  static let notAnswered = Phrase("review.notAnswered", "not answered yet")

  static let joined = Phrase(
    "step.joined", "Several lines were pasted; they are taken as one.")
  static let lineAbandoned = Phrase("step.lineAbandoned", "What you typed is dropped.")
  static let nothingToSkip = Phrase("step.nothingToSkip", "There is no question here to leave out.")
  static let firstQuestion = Phrase("step.first", "There is nothing before this.")
  static let noWayBack = Phrase("step.noWayBack", "There is no way back from here.")
  static let missing = Phrase(
    "step.missing", one: "One question still needs an answer.",
    other: "{count} questions still need an answer.")
  static let goToWhat = Phrase(
    "step.goToWhat", "Type 'goto' and the number of a question, like 'goto 1'; 'review' lists them."
  )
  static let noSuchQuestion = Phrase(
    "step.noSuchQuestion", "There is no question '{target}'. Type 'review' to see their numbers.")
  static let noSuchQuestionButNear = Phrase(
    "step.noSuchQuestionButNear", "There is no question '{target}'. Did you mean '{nearest}'?")
  static let notReachedYet = Phrase(
    "step.notReachedYet", "'{target}' has not been asked yet. 'review' lists what has.")
  static let onlyEnter = Phrase(
    "step.onlyEnter", "'{text}' has no meaning here. Press Enter, or type 'back', 'save' or '?'.")
  static let onlyEnterUnsaved = Phrase(
    "step.onlyEnterUnsaved", "'{text}' has no meaning here. Press Enter, or type 'back' or '?'.")
  static let learnMoreUnreadable = Phrase(
    "step.learnMoreUnreadable", "'{title}' can't be read: its file is missing or damaged.")
  static let noLearnMore = Phrase("step.noLearnMore", "There is nothing more to read here.")

  static let modelOpens = Phrase(
    "model.opens", "Here is the model. Close it with Escape to come back here.")
  static let modelOpensInWords = Phrase(
    "model.opensInWords", "Here is the model, in words. Type 'close' to come back here.")
  static let modelUnavailable = Phrase(
    "model.unavailable", "The model can't be shown: {reason} Here is what it shows, in words.")
  static let modelMeasuredToday = Phrase(
    "model.measuredToday", "{joint} today: {least}° to {most}°")
  static let modelMeasured = Phrase("model.measured", "{joint}, {date}: {least}° to {most}°")
  static let modelRange = Phrase("model.range", "Your range of motion")
  static let modelInWords = Phrase("model.inWords", "Here is what the model shows, in words.")
}
