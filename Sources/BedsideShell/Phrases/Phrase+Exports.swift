internal import BedsideCore

extension Phrase {
  static let exportNote = Phrase(
    "export.note",
    "Without --format, everything is copied as it is into a folder, which 'import' can add to a"
      + " store again. With --format, what stands now is written for other programs: to PATH, or to"
      + " standard output where there is none. The formats wide, spss, r and stata have a table a"
      + " task; to a folder they write one for each, with a codebook.")
  static let exportFormat = Phrase(
    "export.format",
    "What is written: csv (a row an answer), wide (a row an outcome), json, jsonl, codebook (what the"
      + " columns mean), codebook-csv, tables with the commands for spss, r or stata, ical (the"
      + " schedule for calendars), or archive (everything of a participant in one file).")
  static let exportTSV = Phrase("export.tsv", "Tabs between cells instead of commas.")
  static let exportTask = Phrase("export.task", "Only what is recorded for this task.")
  static let exportFrom = Phrase("export.from", "Only events from this day on.")
  static let exportTo = Phrase("export.to", "Only events up to this day.")
  static let exportEveryone = Phrase("export.everyone", "The records of all participants.")
  static let exportDeleted = Phrase(
    "export.deleted", "Also what was taken back, which says when it was.")
  static let exportMark = Phrase(
    "export.mark", "Begin with a byte order mark, by which some spreadsheets know UTF-8.")
  static let exportDefuse = Phrase(
    "export.defuse",
    "Put an apostrophe before texts that a spreadsheet would take for formulas.")
  static let exportAlarm = Phrase(
    "export.alarm",
    "How many minutes before an event a calendar reminds of it: 0 unless said, or none.")
  static let exportNeutral = Phrase(
    "export.neutral", "A calendar that tells nothing of what is to be done.")
  static let exportBadAlarm = Phrase(
    "export.badAlarm",
    "'{text}' is no number of minutes up to 10080, a week. Write one, or none.")
  static let exportNoCalendar = Phrase(
    "export.noCalendar", "{option} is for calendars: --format ical.")
  static let exportNeedsCalendars = Phrase(
    "export.needsCalendars",
    "Calendars need libical, which is missing. Install libical-dev and build Bedside again.")
  static let exportNeedsArchives = Phrase(
    "export.needsArchives",
    "Archives need libzip, which is missing. Install libzip-dev and build Bedside again.")
  static let exportArchiveWhole = Phrase(
    "export.archiveWhole",
    "An archive holds everything of one participant, so {option} can't be with it.")
  static let readmeArchive = Phrase(
    "readme.archive",
    "report.html and report.txt, and report.pdf where it could be drawn, are for reading."
      + " answers.csv and answers.json hold what stands now, tables a table for each task, and r, spss and"
      + " stata the same with the commands that read it. codebook.csv says what the columns mean. All of"
      + " these are of the study '{study}' alone. record is of every study in which something was"
      + " recorded.")
  static let readmeRecord = Phrase(
    "readme.record",
    "record holds the record itself, every line as it was written. To add it to a store, unpack the"
      + " archive and write: bedside --store FOLDER import THIS-FOLDER/record")
  static let reminderNeutral = Phrase("reminder.neutral", "Reminder")
  static let exportForce = Phrase("export.force", "Replace files that are there.")
  static let exportNeedsFormat = Phrase(
    "export.needsFormat", "{option} needs --format, which says what is to be written.")
  static let exportNoTable = Phrase(
    "export.noTable", "{option} is for tables: csv, wide and codebook-csv.")
  static let exportNeedsTask = Phrase(
    "export.needsTask",
    "'{format}' has a table a task. Name one with --task, or a folder for all. The tasks: {tasks}.")
  static let exportJSONPath = Phrase(
    "export.jsonPath",
    "--json says which files were made. Name one, or take --format json for the answers as JSON.")
  static let exportFileExists = Phrase(
    "export.fileExists",
    "There is a '{path}' already. It was left as it is. Name another file, or replace it with"
      + " --force.")
  static let exportWrote = Phrase("export.wrote", "Wrote {path}")
  static let exportFileCare = Phrase(
    "export.fileCare",
    "Whoever can open this can read the answers. Keep it where only the right people can.")
  static let exportLeftOut = Phrase(
    "export.leftOut",
    one: "{count} damaged line of the records was left out.",
    other: "{count} damaged lines of the records were left out.")
}
