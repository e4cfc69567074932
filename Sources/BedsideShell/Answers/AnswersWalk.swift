internal import BedsideCore

/// Finds the way through a task that the answers of a file lead, and what is wrong with them, before
/// anything is recorded.
struct AnswersWalk {
  let task: OrderedTask
  let file: AnswersFile
  let context: AnswerContext
  private let entries: [Identifier<FormItem>: AnswersFile.PlacedEntry]

  /// The answers to the questions on the way.
  private(set) var answers: [Identifier<FormItem>: Answer] = [:]
  private var missing: [Identifier<FormItem>] = []
  private var asked: Set<Identifier<FormItem>> = []

  init(_ task: OrderedTask, _ file: AnswersFile, _ context: AnswerContext) {
    self.task = task
    self.file = file
    self.context = context
    entries = file.entries(for: task)
  }

  /// Walks to the end; every question that lacks an answer is passed, so that all of them are found.
  mutating func run() {
    var seen: Set<Identifier<Step>> = []
    var target = task.target(after: nil, given: [:])
    while case .step(let id) = target, seen.insert(id).inserted, let step = task.step(id) {
      for item in step.items where item.isVisible(given: answers) { answer(item) }
      target = task.target(after: id, given: answers)
    }
    noteMissing()
    // After a wrong answer nobody knows what would have been asked.
    if !file.log.hasErrors { noteUnasked() }
  }

  private mutating func answer(_ item: FormItem) {
    asked.insert(item.id)
    guard let placed = entries[item.id] else {
      if item.isOptional { answers[item.id] = .skipped } else { missing.append(item.id) }
      return
    }
    if case .broken = placed.entry { return }
    do {
      answers[item.id] = try answer(placed.entry, to: item)
    } catch {
      let message = context.phrases.message(for: error, decimalMark: context.decimalMark)
      file.log.add("\(item.id): \(message)", at: placed.offset)
    }
  }

  private func answer(
    _ entry: AnswersFile.Entry, to item: FormItem
  ) throws(AnswerError) -> Answer {
    switch entry {
    case .value(let json):
      return .answered(try item.format.rules.read(json, in: context), .typed)
    case .state(.skipped): if !item.isOptional { throw .required }
    case .state(.dontKnow): if item.dontKnow == nil { throw .dontKnowIsNoAnswer }
    case .state(.declined): if item.decline == nil { throw .decliningIsNoAnswer }
    case .state, .broken: throw .required
    }
    guard case .state(let answer) = entry else { return .skipped }
    return answer
  }

  private func noteMissing() {
    if missing.isEmpty { return }
    let list = missing.map { "'\($0)'" }.joined(separator: ", ")
    file.log.add(
      missing.count == 1
        ? "The question \(list) needs an answer. Add it."
        : "The questions \(list) need answers. Add them.", at: 0)
  }

  /// An answer that nobody asked for is not wrong, but hardly meant to be lost.
  private func noteUnasked() {
    for (id, placed) in entries where !asked.contains(id) {
      file.log.add(
        "'\(id)' is not asked after these answers, and is left out.", at: placed.keyOffset,
        severity: .warning)
    }
  }
}
