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

  /// The answers that stand where the file has none.
  var known: [Identifier<FormItem>: Answer] = [:]
  /// Reads the files whose paths are answers; nil where nothing does.
  var files: (any SuppliedFileReader)?
  /// When they are read.
  var readAt = Instant(seconds: 0)
  /// The files that were read, to be kept when everything else is right.
  private(set) var supplied: [(file: SuppliedFile, bytes: [UInt8])] = []

  /// Walks to the end; every question that lacks an answer is passed, so that all of them are found.
  mutating func run() {
    var seen: Set<Identifier<Step>> = []
    var target = task.target(after: nil, given: [:])
    while case .step(let id) = target, seen.insert(id).inserted, let step = task.step(id) {
      for item in step.items where item.isVisible(given: answers) { answer(item) }
      target = task.target(after: id, given: answers)
    }
    noteMissing()
    validateUnasked()
    // After a wrong answer nobody knows what would have been asked.
    if !file.log.hasErrors { noteUnasked() }
  }

  private mutating func answer(_ item: FormItem) {
    asked.insert(item.id)
    guard let placed = entries[item.id] else {
      if let known = standing(item) {
        answers[item.id] = known
      } else if item.isOptional {
        answers[item.id] = .skipped
      } else {
        missing.append(item.id)
      }
      return
    }
    if case .broken = placed.entry { return }
    do {
      answers[item.id] = try answer(placed.entry, to: item, at: placed.offset)
    } catch {
      note(error, item, placed)
    }
  }

  /// The answer that is known to a question; nil where none is, or where it does not fit those before.
  private func standing(_ item: FormItem) -> Answer? {
    guard let answer = known[item.id] else { return nil }
    guard let value = answer.value else { return answer }
    let context = item.format.context(context) { answers[$0] }
    return (try? item.format.rules.validate(value, in: context)) == nil ? nil : answer
  }

  private func note(
    _ error: AnswerError, _ item: FormItem, _ placed: AnswersFile.PlacedEntry
  ) {
    let message = context.phrases.messageInFile(for: error, decimalMark: context.decimalMark)
    file.log.add("\(item.id): \(message)", at: placed.offset)
  }

  /// Values of questions that are not asked are read too: what is wrong there is a mistake all the
  /// same.
  private func validateUnasked() {
    for (id, placed) in entries where !asked.contains(id) {
      guard let item = task.item(id), case .value(let json) = placed.entry else { continue }
      switch item.format {
      // A file that nobody asks for is not opened, and a repetition needs what it repeats.
      case .file, .confirmText: continue
      default: break
      }
      do throws(AnswerError) {
        _ = try item.format.rules.read(json, in: context)
      } catch {
        note(error, item, placed)
      }
    }
  }

  private mutating func answer(
    _ entry: AnswersFile.Entry, to item: FormItem, at offset: Int
  ) throws(AnswerError) -> Answer {
    switch entry {
    case .value(let json) where item.format.name == "file":
      return .answered(.file(try file(json, for: item)), .typed)
    case .value(let json):
      let context = item.format.context(context) { answers[$0] }
      let value = try item.format.rules.read(json, in: context)
      noteDropped(from: json, item, offset)
      return .answered(value, .typed)
    case .state(.skipped): if !item.isOptional { throw .required }
    case .state(.dontKnow): if item.dontKnow == nil { throw .dontKnowIsNoAnswer }
    case .state(.declined): if item.decline == nil { throw .decliningIsNoAnswer }
    case .state, .broken: throw .required
    }
    guard case .state(let answer) = entry else { return .skipped }
    return answer
  }

  /// Says that an answer is kept without characters that no terminal may show.
  private func noteDropped(from json: JSONValue, _ item: FormItem, _ offset: Int) {
    guard case .string(let text) = json else { return }
    let dropped = DroppedCharacters.count(in: text)
    if dropped == 0 { return }
    let names: KeyValuePairs = ["item": item.id.rawValue]
    file.log.add(
      context.phrases(.droppedInFile, count: dropped, names), at: offset, severity: .warning)
  }

  private mutating func file(
    _ json: JSONValue, for item: FormItem
  ) throws(AnswerError) -> SuppliedFile {
    // A description alone would claim what nobody has seen: only a path will do.
    guard case .file(let format) = item.format, case .string(let path) = json, let files else {
      throw .file(.notAFile)
    }
    do throws(FileProblem) {
      let read = try SuppliedPath(reader: files)
        .file(path, as: format, at: readAt, in: context)
      supplied.append(read)
      return read.file
    } catch {
      throw .file(error)
    }
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
    for (id, placed) in entries where !asked.contains(id) { noteUnasked(id, placed.keyOffset) }
    for item in task.items where entries[item.id] == nil && !asked.contains(item.id) {
      if let answer = known[item.id], answer != .skipped { noteUnasked(item.id, 0) }
    }
  }

  private func noteUnasked(_ id: Identifier<FormItem>, _ offset: Int) {
    file.log.add(
      "'\(id)' is not asked after these answers, and is left out.", at: offset,
      severity: .warning)
  }
}
