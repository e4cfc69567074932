internal import BedsideCore

/// What may stand behind a command.
struct CommandSpec: Sendable {
  /// An argument by its place.
  struct Argument: Hashable, Sendable {
    /// What TAB completes it with.
    enum Kind: Hashable, Sendable {
      case file
      case command
      case task
      /// An event on today's page, as `2b`, or a task.
      case event
      /// What the command before takes: a letter, a number, a value.
      case value
      case topic
      case draft
      case day
      /// A new name.
      case name
      /// One of these words.
      case word([String])
      /// A task, or what else `show` knows.
      case shown
      /// The file of a task, or a task.
      case steps
      /// A step of the task before.
      case step
      case language
      /// A chart of the study.
      case chart
      /// A range of days, as `4w`.
      case range
    }

    let name: String
    let kind: Kind
    var isRequired = true
    /// Whether it may stand any number of times.
    var repeats = false
  }

  let name: CommandName
  let summary: Phrase
  var arguments: [Argument] = []
  var options: [OptionSpec] = []
  /// Whether it prints JSON when that is asked for.
  var printsJSON = false
  /// Whether it prints one record a line when that is asked for.
  var printsRecords = false

  /// Whether it records, changes or takes back what is of a day: then the day must be the one that the
  /// person saw.
  var isOfDay: Bool {
    switch name {
    case .start, .done, .undone, .log, .unlog, .undo, .amend, .delete: true
    default: false
    }
  }

  /// Whether who begins may begin with it: that there are no records yet is nothing to tell then.
  var beginsRecords: Bool {
    switch name {
    case .start, .done, .log, .language, .import, .learn, .preview: true
    default: false
    }
  }

  /// Whether it changes the participant's records: then they must be those that the person saw.
  var isOfRecords: Bool {
    switch name {
    case .resume, .discard, .withdraw, .language: true
    default: isOfDay
    }
  }

  /// Whether lines with the command may hold what somebody answered, so that none is remembered.
  var holdsAnswers = false

  /// What is to be said of how it is used besides.
  var note: Phrase?

  /// How the command is written: `run <file> [--answers <file>] [--json]`.
  func usage(_ phrases: Phrases) -> String {
    let arguments = arguments.map { argument in
      let name = "<\(phrases.placeholder(argument.name))>" + (argument.repeats ? "…" : "")
      return argument.isRequired ? name : "[\(name)]"
    }
    let options = options.map { "[\($0.usage(phrases))]" }
    let forms = forms.map { "[--\($0)]" }
    return ([name.rawValue] + arguments + options + forms).joined(separator: " ")
  }

  /// The program's options that say in which form the command prints.
  var forms: [String] { (printsJSON ? ["json"] : []) + (printsRecords ? ["plain"] : []) }
}

/// An option and what it means.
struct OptionSpec: Hashable, Sendable {
  /// The name without its dashes.
  let name: String
  /// What its value is called; nil where it has none.
  var value: String?
  /// The values that it takes; any where there are none.
  var allowed: [String] = []
  let meaning: Phrase
  /// Whether its value is a language tag.
  var isLanguage = false
  /// Whether its value is kept as one line of words.
  var isOneLine = false
  /// The most characters that are kept as one line of words.
  var longest = String.longestRemark
  /// Whether it can't stand in a line of the shell.
  var isOnlyAtStart = false

  func usage(_ phrases: Phrases) -> String {
    "--\(name)" + (value.map { "\u{A0}<\(phrases.placeholder($0))>" } ?? "")
  }
}
