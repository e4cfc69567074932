/// What completing a word does: the text that replaces it, and the choices that remain.
struct CompletionPlan: Hashable {
  /// How a word stands in the line.
  enum Style: Hashable {
    /// The whole line is the word, as it is.
    case wholeLine

    /// A word of a command, not quoted so far.
    case word

    /// A word of a command after an opening double quote.
    case quotedWord
  }

  /// The candidates that begin with what was typed, in the order given.
  let candidates: [Candidate]

  /// What each candidate looks like in the line.
  let replacements: [String]

  /// What all candidates share, as it looks in the line: never less than was typed.
  let insertion: String

  /// Makes a plan, or nil when no candidate begins with `word`.
  init?(word: String, candidates: [Candidate], style: Style, ignoringCase: Bool) {
    var seen: Set<String> = []
    let fitting = candidates.compactMap(\.printable).filter { candidate in
      Self.prefix(of: candidate.text, sharedWith: word, ignoringCase: ignoringCase).count
        == word.count && seen.insert(candidate.text).inserted
    }
    guard let first = fitting.first else { return nil }
    let shared = fitting.dropFirst().reduce(first.text) { shared, candidate in
      Self.prefix(of: shared, sharedWith: candidate.text, ignoringCase: ignoringCase)
    }
    // Letters that differ only by case are left as they were typed until one candidate remains.
    let common = fitting.count > 1 && shared.count == word.count ? word : shared
    let quotes = !common.isEmpty && fitting.contains { Quoting.isNeeded(for: $0.text) }

    self.candidates = fitting
    replacements = fitting.map { candidate in
      switch style {
      case .wholeLine: candidate.text
      case .quotedWord: Quoting.escaped(candidate.text)
      case .word where Quoting.isNeeded(for: candidate.text):
        "\"\(Quoting.escaped(candidate.text))\""
      case .word: candidate.text
      }
    }
    insertion =
      switch style {
      case _ where fitting.count == 1: replacements[0]
      case .wholeLine: common
      case .quotedWord: Quoting.escaped(common)
      case .word: quotes ? "\"\(Quoting.escaped(common))" : common
      }
  }

  /// The replacements as Readline wants them: alone, or after what they share.
  var matches: [String] {
    replacements.count == 1 ? replacements : [insertion] + replacements
  }

  /// Returns the beginning of `text` that `other` has too.
  private static func prefix(
    of text: String, sharedWith other: String, ignoringCase: Bool
  ) -> String {
    String(
      zip(text, other).prefix { one, two in
        one == two || ignoringCase && one.lowercased() == two.lowercased()
      }.map(\.0))
  }
}
