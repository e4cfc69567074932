internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What TAB completes in a line of the shell.
@MainActor
struct Completer {
  let desk: CareDesk

  /// What the word could become: a command first, then what the command is about.
  func candidates(_ request: CompletionRequest) -> [Candidate] {
    let words = request.leading.split(separator: " ")
    let all = words.isEmpty ? commands : arguments(of: String(words[0]), place: words.count - 1)
    return all.filter { $0.text.hasPrefix(request.word) }
  }

  private var commands: [Candidate] {
    Grammar.commands.map {
      Candidate($0.name.rawValue, description: desk.phrases($0.summary))
    }
  }

  private func arguments(of command: String, place: Int) -> [Candidate] {
    guard let name = CommandName(rawValue: command),
      let argument = Grammar.spec(name).arguments.dropFirst(place).first
    else { return options(of: command) }
    switch argument.kind {
    case .file: return []
    case .command: return commands
    case .task:
      return desk.store.tasks.compactMap { versions in
        versions.versions.last.map { Candidate($0.id, description: $0.title) }
      }
    case .topic:
      return desk.content.topics.map { Candidate($0.topic, description: $0.title) }
    case .draft:
      let drafts = (try? desk.store.drafts()) ?? []
      return drafts.map { Candidate($0.key.task, description: desk.title($0.key.task)) }
    case .language:
      return (desk.languages + InterfaceLanguage.allCases.map(\.tag)).map {
        Candidate($0.description)
      }
    case .day:
      return [Phrase.wordToday, .wordYesterday, .wordTomorrow].map { Candidate(desk.phrases($0)) }
    }
  }

  private func options(of command: String) -> [Candidate] {
    guard let name = CommandName(rawValue: command) else { return [] }
    return Grammar.spec(name).options.map {
      Candidate("--\($0.name)", description: desk.phrases($0.meaning))
    }
  }
}
