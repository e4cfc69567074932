internal import BedsideCore

extension Phrase {
  static let unknownCommand = Phrase(
    "usage.unknownCommand", "There is no command '{word}'. Type 'help' to see them all.")
  static let unknownCommandButNear = Phrase(
    "usage.unknownCommandButNear", "There is no command '{word}'. Did you mean '{nearest}'?")
  static let unknownOption = Phrase("usage.unknownOption", "Unknown option '{option}'.")
  static let unknownOptionButNear = Phrase(
    "usage.unknownOptionButNear", "Unknown option '{option}'. Did you mean '{nearest}'?")
  static let missingValue = Phrase("usage.missingValue", "Missing value for '{option}'.")
  static let unexpectedValue = Phrase(
    "usage.unexpectedValue", "The option '{option}' takes no value, but '{value}' was given.")
  static let invalidValue = Phrase(
    "usage.invalidValue", "The value '{value}' is invalid for '{option}'. Give one of {list}.")
  static let lastOf = Phrase("usage.lastOf", "{list} or {last}")
  static let notOneLine = Phrase(
    "usage.notOneLine",
    "The value of '{option}' has a line end or another control character. Write it on one line.")
  static let blankValue = Phrase(
    "usage.blankValue", "The value of '{option}' has no word in it. Write at least one.")
  static let longValue = Phrase(
    "usage.longValue",
    "The value of '{option}' has {count} characters. Write at most {most}.")
  static let missingArgument = Phrase("usage.missingArgument", "Missing argument '<{name}>'.")
  static let unexpectedArgument = Phrase(
    "usage.unexpectedArgument", "Unexpected argument '{text}'.")
  static let repeatedOption = Phrase(
    "usage.repeatedOption", "The option '{option}' was given twice. Give it once.")
  static let onlyAtStart = Phrase(
    "usage.onlyAtStart", "The option '{option}' can only be given when bedside is started.")
  static let printsNoJSON = Phrase(
    "usage.printsNoJSON", "'{command}' prints no JSON. Leave '--json' out.")
  static let printsNoRecords = Phrase(
    "usage.printsNoRecords", "'{command}' prints no records. Leave '--plain' out.")
  static let unknownZone = Phrase(
    "usage.unknownZone",
    "TZ names no time zone: '{name}'. The time is that of {zone}. Set TZ to a name such as"
      + " Europe/Berlin.")
  static let openQuote = Phrase("usage.openQuote", "A quote is not closed. Close it.")
  static let usageLine = Phrase("usage.line", "Usage: {usage}")
  static let seeHelp = Phrase("usage.seeHelp", "See '{command}' for more.")

  static let helpCommandsTitle = Phrase("usage.commands", "Commands")
  static let helpOptionsTitle = Phrase("usage.options", "Options")
  static let helpStartTitle = Phrase("usage.startOptions", "Options when bedside is started")
  static let helpForCommand = Phrase(
    "usage.helpForCommand", "Type 'help' and a command to read more about it.")

  static let runSummary = Phrase(
    "run.summary", "Walk through a task's file, storing nothing, and print the result.")
  static let runAnswers = Phrase(
    "run.answers", "Take the answers from a JSON file instead of asking; '-' is standard input.")
  static let runNeedsAnswers = Phrase(
    "run.needsAnswers",
    "Nobody can be asked: standard input is no terminal. Give the answers with --answers␣FILE.")
  static let standardInput = Phrase("run.standardInput", "standard input")
  static let runStoresNothing = Phrase(
    "run.storesNothing", "This was a trial: nothing is stored. Add --json to print the result.")
  static let helpSummary = Phrase("helpCommand.summary", "Explain the commands, or one of them.")
  static let quitSummary = Phrase("quit.summary", "Leave the shell.")

  static let optionJSON = Phrase("option.json", "Print JSON.")
  static let optionHelp = Phrase("option.help", "Explain the command.")
  static let optionStore = Phrase("option.store", "Keep the records in this folder.")
  static let optionContent = Phrase("option.content", "Take studies from this folder.")
  static let optionStudy = Phrase("option.study", "Open this study.")
  static let optionParticipant = Phrase("option.participant", "Open this participant's records.")
  static let optionZone = Phrase(
    "option.zone",
    "Read the record as in this time zone, such as Europe/Berlin; only a rehearsal is also"
      + " written as there.")
  static let optionNow = Phrase(
    "option.now", "Rehearse at this instant; only with a store that was made with it.")
  static let optionLanguage = Phrase("option.lang", "Speak this language, such as en.")
  static let optionColor = Phrase("option.color", "Use colours: auto, always or never.")
  static let optionPlain = Phrase("option.plain", "Print one record a line, in columns with tabs.")
  static let optionAccessible = Phrase(
    "option.accessible", "Use sentences and no decoration, for a screen reader.")
  static let optionNoInput = Phrase("option.noInput", "Ask nothing.")
  static let optionVersion = Phrase("option.version", "Print the version and what is built in.")
}
