internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// What TAB completes in a line of the shell.
@MainActor
struct Completer {
  let desk: CareDesk
  let files: any ContentFiles

  /// What the word could become: a command first, then what the command is about.
  func candidates(_ request: CompletionRequest) -> [Candidate] {
    let words = (try? ShellWords.split(request.leading)) ?? []
    let all =
      words.isEmpty
      ? commands
      : request.word.hasPrefix("-")
        ? options(of: words[0]) : arguments(behind: words, beginning: request.word)
    return all.filter { $0.text.hasPrefix(request.word) }
  }

  private var commands: [Candidate] {
    Grammar.commands.map {
      Candidate($0.name.rawValue, description: desk.phrases($0.summary))
    }
  }

  private func arguments(behind words: [String], beginning word: String) -> [Candidate] {
    guard let name = CommandName(rawValue: words[0]) else { return [] }
    let spec = Grammar.spec(name)
    if let option = spec.options.first(where: { "--\($0.name)" == words.last }),
      option.value != nil
    {
      if option.value == "tag" { return tags }
      return option.value == "file" ? paths(word) : option.allowed.map { Candidate($0) }
    }
    let given = Array(words.dropFirst().filter { !$0.hasPrefix("-") })
    guard let argument = argument(of: spec, at: given.count) else { return options(of: words[0]) }
    switch argument.kind {
    case .file: return paths(word)
    case .command: return commands
    case .task: return tasks
    case .event: return events(words[0]) + tasks(for: words[0])
    case .value: return values(behind: given)
    case .shown: return tasks + [Candidate(CareDesk.consentWord), Candidate(CareDesk.contactsWord)]
    case .steps: return tasks + paths(word)
    case .step: return given.first.map(steps) ?? []
    case .word(let words): return words.map { Candidate($0) }
    case .name: return []
    case .topic:
      return desk.content.topics.map { Candidate($0.topic, description: $0.title) }
    case .draft:
      let drafts = (try? desk.store.drafts()) ?? []
      return drafts.map { Candidate($0.key.task, description: desk.title($0.key.task)) }
    case .language:
      return (desk.languages + InterfaceLanguage.allCases.map(\.tag)).map {
        Candidate($0.description)
      }
    case .chart:
      return desk.content.charts.map { Candidate($0.id, description: $0.title) }
    case .range: return ["2w", "4w", "3m", "1y"].map { Candidate($0) } + [Candidate(all)]
    case .day:
      return [Phrase.wordToday, .wordYesterday, .wordTomorrow].map { Candidate(desk.phrases($0)) }
    }
  }

  private var all: String { desk.phrases(.rangeAll) }

  private func argument(of spec: CommandSpec, at place: Int) -> CommandSpec.Argument? {
    if let argument = spec.arguments.dropFirst(place).first { return argument }
    return spec.arguments.last.flatMap { $0.repeats ? $0 : nil }
  }

  /// The tasks that `command` can be about.
  private func tasks(for command: String) -> [Candidate] {
    tasks.filter { candidate in
      let task = desk.store.tasks.first { $0.id == candidate.text }?.versions.last
      guard let task, task.card.style.isCompletable else { return false }
      return command == "amend" || task.survey == nil
    }
  }

  private var tasks: [Candidate] {
    desk.store.tasks.compactMap { versions in
      versions.versions.last.map { Candidate($0.id, description: $0.title) }
    }
  }

  /// The tags of the study's tasks, in order.
  private var tags: [Candidate] {
    Set(desk.store.tasks.flatMap(\.versions).flatMap(\.tags)).sorted().map { Candidate($0) }
  }

  /// The events of today's page that `command` can be about, by their numbers and letters.
  private func events(_ command: String) -> [Candidate] {
    let rows = (try? CardRows.today(desk).rows) ?? []
    let wantsOpen = command == "done" || command == "log"
    return rows.flatMap { row in
      row.events.indices.compactMap { index -> Candidate? in
        let event = row.events[index]
        let card = event.task.card
        let isOpen = !event.progress.isComplete || card.style == .buttonLog
        let fits = wantsOpen ? isOpen && event.task.survey == nil : event.outcome != nil
        guard card.style.isCompletable, fits else { return nil }
        return Candidate(row.name(of: index), description: desk.title(of: event))
      }
    }
  }

  /// The questions of a survey, whose answers can be changed one by one.
  private func values(behind given: [String]) -> [Candidate] {
    guard given.count == 1, let word = given.first else { return [] }
    let address = EventAddress(word)
    let rows = try? CardRows.today(desk)
    let task =
      address.number.flatMap { rows?[$0]?.task }
      ?? desk.store.tasks.first { $0.id == word }?.versions.last
    guard let task, task.survey != nil, let steps = try? desk.content.steps(of: task) else {
      return []
    }
    return steps.items.map { Candidate($0.id.rawValue, description: $0.text) }
  }

  private func paths(_ word: String) -> [Candidate] { Self.paths(beginning: word, in: files) }

  /// The files and folders whose paths begin with `word`; hidden ones when their dot was typed.
  static func paths(beginning word: String, in files: any ContentFiles) -> [Candidate] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let start = word.dropFirst(folder.count)
    let names = (try? files.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().filter {
      $0.hasPrefix(start) && ($0.hasPrefix(".") == start.hasPrefix("."))
    }
    .map { name in
      let isFolder = (try? files.names(in: folder + name)) != nil
      return Candidate(folder + name + (isFolder ? "/" : ""))
    }
  }

  /// The steps of a task, or of the task in a file.
  private func steps(of name: String) -> [Candidate] {
    let known = desk.store.tasks.first { $0.id == name }?.versions.last
    var task = known.flatMap { try? desk.content.steps(of: $0) }
    if task == nil, let bytes = try? files.read(name) {
      task = TaskReader.read(bytes, file: name).task
    }
    return task?.steps.map { Candidate($0.id.rawValue, description: $0.title ?? "") } ?? []
  }

  private func options(of command: String) -> [Candidate] {
    guard let name = CommandName(rawValue: command) else { return [] }
    let spec = Grammar.spec(name)
    let options = spec.options + Grammar.global.filter { spec.forms.contains($0.name) }
    return options.map { Candidate("--\($0.name)", description: desk.phrases($0.meaning)) }
  }
}
