internal import BedsideCore

extension Phrase {
  static let helpManual = Phrase("helpCommand.manual", "Print the page of the manual, for man.")
  static let helpCompletions = Phrase(
    "helpCommand.completions", "Print what makes a shell complete the words of commands.")
  static let helpComplete = Phrase(
    "helpCommand.complete",
    "Print what the last word of a command could become, one a line, for shells.")

  static let manualName = Phrase("manual.name", "Name")
  static let manualSummary = Phrase("manual.summary", "care and research tasks in the terminal")
  static let manualSynopsis = Phrase("manual.synopsis", "Synopsis")
  static let manualDescription = Phrase("manual.description", "Description")
  static let manualOptions = Phrase("manual.options", "Options")
  static let manualExit = Phrase("manual.exit", "Exit status")
  static let manualEnvironment = Phrase("manual.environment", "Environment")
  static let manualFiles = Phrase("manual.files", "Files")
  static let manualSeeAlso = Phrase("manual.seeAlso", "See also")
  static let manualShell = Phrase(
    "manual.shell",
    "Without a command, bedside opens a shell that shows what there is to do today and walks a"
      + " person through it. Every answer is on the disk before the next question appears, and"
      + " whoever is interrupted goes on at the same question.")
  static let manualOnce = Phrase(
    "manual.once",
    "With a command, it does that alone and leaves with an exit status. Data goes to standard"
      + " output, everything else to standard error.")

  static let exitDone = Phrase("exit.done", "Done.")
  static let exitFailure = Phrase("exit.failure", "It failed; why is said.")
  static let exitNothingDue = Phrase("exit.nothingDue", "There is nothing due.")
  static let exitUsage = Phrase("exit.usage", "The command was not understood.")
  static let exitBadData = Phrase("exit.badData", "Content or data is wrong.")
  static let exitNoSuchThing = Phrase("exit.noSuchThing", "There is no such thing.")
  static let exitCannotCreate = Phrase("exit.cannotCreate", "A file can't be made.")
  static let exitCannotWrite = Phrase("exit.cannotWrite", "A file can't be written.")
  static let exitUnfinished = Phrase(
    "exit.unfinished", "A run was left before its end; its answers are saved.")
  static let exitAborted = Phrase("exit.aborted", "A run was left and nothing of it is kept.")

  static let variableStore = Phrase(
    "variable.store", "The folder of the records where '--store' is not given.")
  static let variableContent = Phrase(
    "variable.content", "The folder of the studies where '--content' is not given.")
  static let variablePicture = Phrase(
    "variable.picture", "How models are shown in the terminal where '--picture' is not given.")
  static let variableLanguage = Phrase(
    "variable.language", "The language where neither '--lang' nor the participant names one.")
  static let variableLook = Phrase(
    "variable.look", "If set, nothing is coloured, and nothing moves by itself.")
  static let variableEditor = Phrase(
    "variable.editor", "The editor for answers of several lines.")
  static let variableZone = Phrase("variable.zone", "The time zone.")
  static let fileStore = Phrase(
    "manual.fileStore",
    "The records, as lines of JSON; ~/.local/share where the variable is not set.")
  static let fileHistory = Phrase(
    "manual.fileHistory",
    "The commands that were typed; never an answer. ~/.local/state where the variable is not set.")
  static let fileCache = Phrase(
    "manual.fileCache",
    "What can be found out again and removed at any time; ~/.cache where the variable is not set.")
}
