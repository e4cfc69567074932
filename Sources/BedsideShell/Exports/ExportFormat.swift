/// The forms in which what is recorded is written for other programs.
enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// A table with a row an answer.
  case csv
  /// A table a task with a row an outcome.
  case wide
  /// One JSON object.
  case json
  /// A JSON object a line.
  case jsonl
  /// What the columns mean, as Markdown.
  case codebook
  /// What the columns mean, as a table.
  case codebookTable = "codebook-csv"
  /// Tables and the commands by which SPSS reads them.
  case spss
  /// Tables and the commands by which R reads them.
  case r
  /// Tables and the commands by which Stata reads them.
  case stata
  /// The schedule for calendars.
  case ical
  /// Everything in one archive.
  case archive

  /// Whether it is of one task at a time.
  var isOfTask: Bool {
    switch self {
    case .wide, .spss, .r, .stata: true
    case .csv, .json, .jsonl, .codebook, .codebookTable, .ical, .archive: false
    }
  }

  /// Whether it is a table, which can be written in several manners.
  var isTable: Bool { self == .csv || self == .wide || self == .codebookTable }

  /// Whether what was answered stands in it.
  var holdsAnswers: Bool {
    switch self {
    case .codebook, .codebookTable, .ical: false
    default: true
    }
  }

  /// What stands behind the name of a file of commands; nil for what has none.
  var ending: String? {
    switch self {
    case .spss: "sps"
    case .r: "R"
    case .stata: "do"
    default: nil
    }
  }
}
