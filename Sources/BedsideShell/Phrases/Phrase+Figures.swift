internal import BedsideCore

/// Charts as pictures.
extension Phrase {
  static let insightsPicture = Phrase(
    "figures.option.picture", "the figures as pictures, where the terminal shows some")
  static let chartOutput = Phrase(
    "figures.option.output", "a file for the figure, which ends in .png, .svg or .pdf")
  static let chartWritten = Phrase("figures.written", "The figure of '{title}' is in {path}.")
  static let chartCare = Phrase(
    "figures.care", "It tells of a person's health. Keep it as you keep the records.")
  static let chartUnnamed = Phrase(
    "figures.unnamed", "Say which chart goes into the file: {charts}.")
  static let chartKind = Phrase(
    "figures.kind",
    "'{path}' does not say of which kind the picture is. Let it end in .png, .svg or .pdf.")
  static let chartEmptyPath = Phrase(
    "figures.emptyPath", "--output has no file behind it. Name one, like chart.png.")
  static let chartOneForm = Phrase(
    "figures.oneForm", "Give only one of --table, --signs, --picture and --output.")
  static let chartNotBuilt = Phrase(
    "figures.notBuilt",
    "What draws figures is missing. Install {packages} and build Bedside again.")
  static let chartNotDrawn = Phrase("figures.notDrawn", "No picture was made: {reason}.")
  static let pictureNoTerminal = Phrase(
    "figures.noTerminal",
    "This terminal shows no pictures, or does not say so. Those with the graphics of kitty or sixel do,"
      + " like kitty, Ghostty, WezTerm, Konsole, foot and xterm -ti vt340, but not through tmux or"
      + " screen. A file can be made everywhere: chart␣CHART␣--output␣chart.png")
  static let pictureNeedsLibrary = Phrase(
    "figures.needsLibrary",
    "This terminal shows sixel pictures, which this build cannot make. Install {package} and build it"
      + " again.")
}
