internal import BedsideCore

/// What a line within a step means.
enum StepCommand: Hashable {
  case back
  case skip
  case review
  case goTo(String)
  case save
  case quit
  case help
  case learnMore
  /// To the text of this number.
  case learn(Int)
  /// Out of the task by the step's own way.
  case terminate
  /// Over all questions of the step.
  case skipAll
  /// An answer, or what is meant as one.
  case answer(String)
  /// An answer that was marked as one, whatever else its words mean.
  case literal(String)
  /// Enter alone.
  case enter

  /// The words that are commands wherever a line is read.
  static let words = ["back", "skip", "review", "goto", "save", "quit", "?", "??"]

  /// Reads a line: a command's word alone wins over an answer, `:` before it makes it an answer.
  init(_ line: String) {
    let text = line.trimmed
    if text.hasPrefix(":") {
      self = .literal(String(text.dropFirst()).trimmed)
      return
    }
    switch text.lowercased() {
    case "": self = .enter
    case "back", "b": self = .back
    case "skip": self = .skip
    case "skip all": self = .skipAll
    case "review": self = .review
    case "save": self = .save
    case "quit": self = .quit
    case "?", "help": self = .help
    case "??": self = .learnMore
    case "goto": self = .goTo("")
    case let word where word.hasPrefix("goto "):
      self = .goTo(String(text.dropFirst(5)).trimmed)
    default: self = .answer(text)
    }
  }
}
