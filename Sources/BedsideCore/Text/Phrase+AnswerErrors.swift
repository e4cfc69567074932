extension Phrase {
  /// What `{type}` is where a person types.
  static let typeAnswer = Phrase("error.verb.type", "Type")
  /// What `{type}` is where an answer stands in a file.
  static let writeIntoFile = Phrase("error.verb.write", "Write")
  static let empty = Phrase("error.empty", "Nothing was typed. Type an answer.")
  static let required = Phrase("error.required", "This question needs an answer.")
  static let notANumber = Phrase(
    "error.notANumber", "'{text}' is not a number. {type} it in digits, like {example}.")
  static let wrongUnit = Phrase(
    "error.wrongUnit",
    "'{text}' is not in {unit}, the unit here. {type} the number in {unit}, with the unit or without."
  )
  static let markedNumber = Phrase(
    "error.markedNumber",
    "'{text}' has a mark between its digits. {type} {number} if that is what you mean.")
  static let notAWholeNumber = Phrase(
    "error.notAWholeNumber", "'{text}' is not a whole number. {type} one like 4.")
  static let outOfRange = Phrase(
    "error.outOfRange", "'{text}' is out of range. {type} a number from {minimum} to {maximum}.")
  static let ambiguousNumber = Phrase(
    "error.ambiguousNumber",
    "'{text}' can be read as {whole} or as {fraction}. {type} the one you mean.")
  static let tooManyDecimals = Phrase(
    "error.tooManyDecimals",
    one: "'{text}' has too many digits after the decimal mark. {type} at most {count}.",
    other: "'{text}' has too many digits after the decimal mark. {type} at most {count}.")
  static let noDecimals = Phrase(
    "error.noDecimals", "'{text}' has digits after the decimal mark. {type} a whole number.")
  static let below = Phrase(
    "error.below", "'{text}' is below {limit}. {type} {limit} or more.")
  static let above = Phrase(
    "error.above", "'{text}' is above {limit}. {type} {limit} or less.")
  static let offStep = Phrase(
    "error.offStep", "'{text}' is no step of this scale. {type} {below} or {above}.")
  static let neitherYesNorNo = Phrase(
    "error.neitherYesNorNo", "'{text}' is neither {yes} nor {no}. {type} one of the two.")
  static let notAChoice = Phrase(
    "error.notAChoice",
    "'{text}' is none of the choices. Type a number from 1 to {count}, or the choice's words.")
  static let notAChoiceValue = Phrase(
    "error.notAChoiceValue", "{text} is the value of no choice. Write one of {values}.")
  static let severalChoicesFit = Phrase(
    "error.severalChoicesFit", "'{text}' fits {choices}. {type} the number of the one you mean.")
  static let oneChoiceOnly = Phrase(
    "error.oneChoiceOnly", "{count} choices were given. Choose one.")
  static let standsAlone = Phrase(
    "error.standsAlone", "'{choice}' can't be combined with others. Choose it alone, or the others."
  )
  static let otherNeedsWords = Phrase(
    "error.otherNeedsWords", "'{choice}' needs words of your own. Type them behind it.")
  static let notInTheList = Phrase(
    "error.notInTheList", "'{text}' is nothing of the list. Type one of them as it stands there.")
  static let severalFit = Phrase(
    "error.severalFit", "'{text}' fits {choices}. {type} more of the one you mean.")
  static let andMore = Phrase("error.andMore", "{list} and {count} more")
  static let chosenTwice = Phrase(
    "error.chosenTwice", "'{choice}' was given twice. Give each one once.")
  static let wrongCount = Phrase(
    "error.wrongCount", one: "{given} were given. Give {count}.",
    other: "{given} were given. Give {count}, with commas between them.")
  static let oneGiven = Phrase(
    "error.oneGiven", one: "Only one was given. Give {count}.",
    other: "Only one was given. Give {count}, with commas between them.")
  static let tooShort = Phrase(
    "error.tooShort", one: "The text has {length}. {type} at least {count}.",
    other: "The text has {length}. {type} at least {count}.")
  static let characters = Phrase(
    "error.characters", one: "{count} character", other: "{count} characters")
  static let tooLarge = Phrase(
    "error.tooLarge", "The text takes {count} bytes. At most {maximum} are kept: shorten it.")
  static let severalLines = Phrase(
    "error.severalLines", "The text has several lines. Write it on one.")
  static let controlCharacters = Phrase(
    "error.controlCharacters", "The text has characters that can't be seen. Leave them out.")
  static let doesNotRepeat = Phrase(
    "error.doesNotRepeat",
    "That is not the same as before. Type the same again, or 'back' to change what came before.")
  static let notAChoiceInFile = Phrase(
    "error.inFile.notAChoice", "'{text}' is the value of no choice. Write the value of one.")
  static let doesNotRepeatInFile = Phrase(
    "error.inFile.doesNotRepeat",
    "This is not the same as the answer that it repeats. Write the same text in both places.")
  static let otherNeedsWordsInFile = Phrase(
    "error.inFile.otherNeedsWords",
    "'{choice}' needs words of its own. Write them like {example}.")
  static let emptyInFile = Phrase(
    "error.inFile.empty", "The value is empty. Write an answer, or null for none.")
  static let notAnEmail = Phrase(
    "error.notAnEmail", "'{text}' is no e-mail address. {type} one like name@example.org.")
  static let notOnEarth = Phrase(
    "error.notOnEarth",
    "'{text}' is nowhere: latitudes go from -90 to 90, longitudes from -180 to 180.")
  static let tooLong = Phrase(
    "error.tooLong", "The text has {count} characters. At most {maximum} are kept: shorten it.")
  static let notADate = Phrase(
    "error.notADate", "'{text}' is not a date. {type} it like {example}, or 'today', or '-1d'.")
  static let notAWrittenDate = Phrase(
    "error.notAWrittenDate", "'{text}' is not a date. Write it as YYYY-MM-DD.")
  static let onlyDay = Phrase(
    "error.onlyDay", "{text} will not do: only {date} is right here. {type} that day, or 'today'.")
  static let typedDate = Phrase("error.typedDate", "'{text}' ({date})")
  static let before = Phrase(
    "error.before", "{text} is too early. {type} {limit} or a later day.")
  static let after = Phrase(
    "error.after", "{text} is too late. {type} {limit} or an earlier day.")
  static let dontKnowIsNoAnswer = Phrase(
    "error.dontKnow", "\"I don't know\" can't be given here. {type} an answer.")
  static let decliningIsNoAnswer = Phrase(
    "error.declining", "This question can't be declined. {type} an answer.")
  static let wrongKind = Phrase(
    "error.wrongKind", "'{text}' is the wrong kind of value. Write {expected}.")
}
