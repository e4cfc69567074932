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

  /// The words that are commands wherever a line is read, besides `?` and `??`.
  private static let words: [(word: Phrase, command: StepCommand)] = [
    (.wordBack, .back), (.wordSkip, .skip), (.wordSkipAll, .skipAll),
    (.wordReview, .review), (.wordGoTo, .goTo("")),
    (.wordSave, .save), (.wordQuit, .quit), (.wordHelp, .help),
  ]

  /// Whether `text` alone is a command.
  static func isWord(_ text: String, _ phrases: Phrases) -> Bool {
    ["?", "??"].contains(text) || words.contains { phrases.means(text, $0.word) }
  }

  /// Reads a line: a command's word alone, in the interface's language or in English, wins over an
  /// answer; `:` before it makes it an answer.
  init(_ line: String, _ phrases: Phrases = .english) {
    let text = line.trimmed
    if text.hasPrefix(":") {
      self = .literal(String(text.dropFirst()).trimmed)
      return
    }
    switch text.lowercased() {
    case "": self = .enter
    case "?": self = .help
    case "??": self = .learnMore
    default:
      let named = Self.words.first { phrases.means(text, $0.word) }?.command
      self = named ?? Self.jump(text, phrases) ?? .answer(text)
    }
  }

  /// Reads `goto 3`, in the interface's language or in English.
  private static func jump(_ text: String, _ phrases: Phrases) -> StepCommand? {
    for word in [phrases(.wordGoTo), Phrase.wordGoTo.english]
    where text.lowercased().hasPrefix(word + " ") {
      return .goTo(String(text.dropFirst(word.count)).trimmed)
    }
    return nil
  }
}
