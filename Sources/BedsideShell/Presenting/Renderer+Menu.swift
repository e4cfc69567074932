internal import BedsideCore

/// One way on at a menu: the word for it and what it means.
struct MenuOption {
  let key: Phrase
  let label: Phrase
}

/// What a person chose at a menu.
enum MenuChoice: Hashable {
  /// The option at this index.
  case option(Int)
  /// Control-C.
  case interrupted
  /// The end of the input.
  case endOfInput
  /// The process is asked to end.
  case terminated(signal: Int32)
}

extension Renderer {
  /// Asks until one of `options` is chosen, by its number or by its word or the beginning of that.
  func choose(_ question: String, _ options: [MenuOption]) -> MenuChoice {
    show(.gap, .text(question, .strong))
    let entries = options.enumerated().map { index, option in
      let label = StyledText(phrases(option.key), .strong) + StyledText(": ")
      return Block.Entry("\(index + 1)", label + StyledText(phrases(option.label)))
    }
    show(.entries(entries))
    let candidates = options.map {
      Candidate(phrases($0.key), description: phrases($0.label))
    }
    return choose(among: candidates) { index(of: $0, in: options) }
  }

  /// Asks until one of `texts` is chosen, by its number.
  func choose(_ question: String, texts: [String]) -> MenuChoice {
    show(.gap, .text(question, .strong))
    show(.entries(texts.enumerated().map { Block.Entry("\($0 + 1)", StyledText($1)) }))
    let candidates = texts.indices.map { Candidate("\($0 + 1)", description: texts[$0]) }
    return choose(among: candidates) { line in
      Int(line.trimmed).flatMap { texts.indices.contains($0 - 1) ? $0 - 1 : nil }
    }
  }

  private func choose(
    among candidates: [Candidate], index: (String) -> Int?
  ) -> MenuChoice {
    while true {
      switch readLine(phrases(.menuPrompt), complete: { _ in candidates }) {
      case .interrupted(hadText: true): continue
      case .interrupted: return .interrupted
      case .endOfInput: return .endOfInput
      case .terminated(let signal): return .terminated(signal: signal)
      case .line(let line, _):
        if let index = index(line) { return .option(index) }
        let problem: KeyValuePairs = ["text": line.trimmed, "count": String(candidates.count)]
        show(.text(phrases(.notInMenu, problem), .problem))
      }
    }
  }

  private func index(of line: String, in options: [MenuOption]) -> Int? {
    let typed = line.trimmed.lowercased()
    if typed.isEmpty { return nil }
    if let number = Int(typed) { return options.indices.contains(number - 1) ? number - 1 : nil }
    let fitting = options.indices.filter {
      phrases(options[$0].key).lowercased().hasPrefix(typed)
    }
    if fitting.count == 1 { return fitting[0] }
    return options.firstIndex { phrases.means(typed, $0.key) }
  }
}
