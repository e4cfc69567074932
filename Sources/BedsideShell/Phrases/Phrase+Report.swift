internal import BedsideCore

/// The command that writes the clinician's page.
extension Phrase {
  static let reportCommandSummary = Phrase(
    "report.command.summary",
    "Write the page for a clinician, of the last four weeks or other days.")
  static let reportOutput = Phrase(
    "report.command.output", "the file to be made; its ending says of which kind it is")
  static let reportFormat = Phrase(
    "report.command.format", "text, markdown, html or pdf, where the file's ending does not say")
  static let reportPaper = Phrase(
    "report.command.paper", "a4 or letter; for pdf a4 where it is left out, for html the printer's")
  static let reportWritten = Phrase(
    "report.command.written", "The report of {participant} is in {path}.")
  static let reportCare = Phrase(
    "report.command.care", "It tells of a person's health. Keep it as you keep the records.")
  static let reportExists = Phrase(
    "report.command.exists",
    "There is a file '{path}' already, and it stays as it is. Name another one.")
  static let reportInside = Phrase(
    "report.command.inside",
    "'{path}' is in the store, where only records are kept. Name a file outside it.")
  static let reportNeedsFile = Phrase(
    "report.command.needsFile",
    "A PDF can't be shown here. Name a file for it: report␣--output␣report.pdf")
  static let reportKind = Phrase(
    "report.command.kind",
    "'{path}' does not say of which kind the file is. Let it end in .txt, .md, .html or .pdf, or add"
      + " --format.")
  static let reportNotDrawn = Phrase(
    "report.command.notDrawn",
    "No PDF was made: {reason}. HTML needs nothing and can be printed: report␣--output␣report.html")
  static let madeFolders = Phrase(
    "report.command.folders", one: "The folder '{path}' was made for it.",
    other: "{count} folders were made for it, down to '{path}'.")
  static let reportEmptyPath = Phrase(
    "report.command.emptyPath", "--output has no file behind it. Name one, like report.html.")
  static let reportLeftSide = Phrase("report.command.left", "left")
  static let reportRightSide = Phrase("report.command.right", "right")
}
