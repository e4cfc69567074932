internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Who changes what was recorded, and why.
struct Amendment {
  /// Why, in the person's words; nil where nothing is said.
  var reason: String?
  /// Who corrects it, where that is not the participant.
  var author: String?

  var correction: Outcome.Correction? {
    author.map { Outcome.Correction(author: $0, reason: reason ?? "") }
  }
}

extension CareDesk {
  /// Gives an event without questions another value: the one of this number, or the only one.
  func amend(
    _ event: Event, number: Int?, to text: String?, _ amendment: Amendment
  ) -> Program.End {
    keeping { () throws(CareError) in
      let stored = try changeable(event, amendment)
      let old = stored.outcome.values
      if event.isTicked {
        renderer.show(.text(phrases(.amendTick, names(of: event, amendment)), .problem))
        return Program.End(.usage)
      }
      let index = number.map { $0 - 1 } ?? (old.count == 1 ? 0 : -1)
      guard old.indices.contains(index) else {
        renderer.show(.text(phrases(.amendWhich, names(of: event, amendment)), .problem))
        showEntries(of: event)
        return Program.End(number == nil ? .usage : .noSuchThing)
      }
      if let end = refuseUnseen(index, number: number, of: stored, event) { return end }
      guard let text else {
        let names = names(of: event, amendment, value: number)
        renderer.show(.text(phrases(.amendNeedsValue, names), .problem))
        return Program.End(.usage)
      }
      var command = name(of: event, amendment)
      command.words = "amend\u{A0}\(command.words)\(number.map { ".\($0)" } ?? "")"
      guard var value = value(text, for: event, command) else { return Program.End(.usage) }
      value.kind = old[index].kind
      value.recorded = old[index].recorded
      var values = old
      values[index] = value
      return try amend(stored, event, values, result: nil, telling: [value], amendment)
    }
  }

  /// Walks through the questions again, each with the answer that was given.
  func amendByWalking(_ event: Event, _ amendment: Amendment) -> Program.End {
    reportingEnd { () throws(CareError) in
      let stored = try changeable(event, amendment)
      guard let task = try steps(amending: stored, event) else { return Program.End(.badData) }
      guard var session = session(amending: stored, task) else {
        renderer.show(.text(phrases(.amendUnreadable, names(of: event)), .problem))
        return Program.End(.badData)
      }
      renderer.show(.text(phrases(.amendBegins, names(of: event))))
      let delegate = AmendmentDelegate()
      session.delegate = delegate
      let end = presenterOfRuns.run(&session)
      guard end.reason == .completed else {
        renderer.show(.text(phrases(.amendUnchanged)))
        return Program.End(.aborted, signal: end.signal)
      }
      let result = session.result()
      return keeping { () throws(CareError) in
        try amend(stored, event, result.outcomeValues, result: result.json, amendment)
      }
    }
  }

  /// Changes the answer to one question, and walks the way that the answers lead then.
  func amend(
    _ event: Event, item id: String, to text: String, _ amendment: Amendment
  ) -> Program.End {
    keeping { () throws(CareError) in
      let stored = try changeable(event, amendment)
      guard let task = try steps(amending: stored, event) else { return Program.End(.badData) }
      guard let item = task.item(Identifier(id)) else {
        let nearest = Suggestion.nearest(to: id, among: task.items.map(\.id.rawValue))
        let names: KeyValuePairs = [
          "task": event.task.title, "item": id, "nearest": nearest ?? "",
          "items": task.items.map(\.id.rawValue).joined(separator: ", "),
        ]
        renderer.show(
          .text(phrases(nearest == nil ? .amendNoItem : .amendNoItemNear, names), .problem))
        return Program.End(.noSuchThing)
      }
      guard let before = session(amending: stored, task) else {
        renderer.show(.text(phrases(.amendUnreadable, names(of: event)), .problem))
        return Program.End(.badData)
      }
      guard let value = answer(text, to: item, in: before) else { return Program.End(.usage) }
      // The same run, so that what is in a random order stays in it.
      var session = TaskSession(
        task: task, runID: stored.runID ?? makeRunID(), context: context, clock: clock,
        earlier: try store.earlierAnswers(to: task.earlierTasks))
      let run = UnattendedRun(
        &session, answers: AnswersFile([id: value]), known: before.answers,
        files: presenter.steps.files)
      renderer.show(
        run.problems.map { .text($0.message, $0.severity == .error ? .problem : .notice) })
      guard run.finish == .completed else {
        renderer.show(.text(phrases(.amendUnchanged)))
        return Program.End(.badData)
      }
      renderer.show(run.unread(phrases))
      let amended = AmendedResult(stored: stored, before: before, item: item.id)
      let result = amended.result(of: session)
      return try amend(stored, event, result.outcomeValues, result: result.json, amendment)
    }
  }

  /// What is recorded for an event, when it may be changed: the rules come before any question.
  private func changeable(
    _ event: Event, _ amendment: Amendment
  ) throws(CareError) -> StoredOutcome {
    try store.checkAmending(event, correction: amendment.correction)
    if let stored = try store.storedOutcome(of: event.key) { return stored }
    throw .refused(.nothingRecorded(task: event.task.id, day: event.scheduleEvent.day))
  }

  private func amend(
    _ known: StoredOutcome, _ event: Event, _ values: [OutcomeValue], result: JSONValue?,
    telling changed: [OutcomeValue] = [], _ amendment: Amendment
  ) throws(CareError) -> Program.End {
    let correction = amendment.correction
    let stored = try store.amend(
      values, result: result, for: event.key, reason: correction == nil ? amendment.reason : nil,
      correction: correction, knowing: known.valueIDs)
    return tell(.markedAmended, event, stored, values: changed)
  }

  private func steps(
    amending stored: StoredOutcome, _ event: Event
  ) throws(CareError) -> OrderedTask? {
    try steps(of: stored) ?? steps(of: event.task)
  }

  /// A run that begins with the answers as they were given.
  private func session(amending stored: StoredOutcome, _ task: OrderedTask) -> TaskSession? {
    let now = clock.now()
    let header = DraftHeader(
      task: task.id, version: task.version, contentHash: task.contentHash, runID: makeRunID(),
      startDate: now)
    var events: [DraftEvent] = [.begin(header)]
    events += stored.answers.compactMap { answer in
      guard case .object(var fields) = answer, answer["state"] != "notShown" else { return nil }
      fields["e"] = "answer"
      fields["asked"] = answer["startDate"] ?? .string(now.description)
      fields["at"] = answer["endDate"] ?? .string(now.description)
      fields["spent"] = answer.milliseconds.map(JSONValue.integer)
      fields["value"] = answer["value"] ?? .null
      return DraftEvent(.object(fields))
    }
    events += stored.steps.compactMap { step in
      guard case .string(let id)? = step["id"], let details = step["details"] else { return nil }
      return .details(Identifier(id), details)
    }
    if let first = task.steps.first { events.append(.step(first.id, at: now)) }
    guard let data = RestorationData(folding: events) else { return nil }
    let earlier = (try? store.earlierAnswers(to: task.earlierTasks)) ?? .none
    return TaskSession.restored(
      data, task: task, context: context, clock: clock, earlier: earlier
    ).session
  }

  /// The answers as they were given.
  func answersFile(of stored: StoredOutcome) -> AnswersFile {
    var fields: JSONFields = [:]
    for answer in stored.answers {
      guard case .string(let id) = answer["id"], case .string(let state) = answer["state"] else {
        continue
      }
      switch state {
      case "answered": fields[id] = answer["value"]
      case "dontKnow", "declined": fields[id] = .object(["state": .string(state)])
      case "skipped": fields[id] = .null
      default: continue
      }
    }
    return AnswersFile(fields)
  }

  /// What was typed as the answer to a question of `session`, in JSON; says what is wrong with it.
  ///
  /// It is read as where the question is asked: the words for leaving it out, not knowing and not saying
  /// are there too, and what stands behind `:` is an answer.
  private func answer(_ text: String, to item: FormItem, in session: TaskSession) -> JSONValue? {
    let command = StepCommand(text, phrases)
    let words: UnansweredWords?
    var text = text
    switch command {
    case .skip: return .null
    case .literal(let literal): (text, words) = (literal, nil)
    default: words = UnansweredWords(phrases: phrases)
    }
    if let state = words?.state(text, for: item)?.state {
      return .object(["state": .string(state.rawValue)])
    }
    do throws(AnswerError) {
      return try item.format.rules.read(text, in: session.context(for: item)).json
    } catch {
      let message = phrases.message(for: words?.error(text) ?? error, decimalMark: decimalMark)
      renderer.show(.text("\(item.id): \(message)", .problem))
      return nil
    }
  }
}

extension AnswersFile {
  /// The answers of `fields`, as the words behind `amend` give them.
  fileprivate init(_ fields: JSONFields) {
    self.init(Array(JSONValue.object(fields).text.utf8), file: "amend")
  }
}

extension JSONValue {
  /// How many milliseconds a question took, as its result says; nil where it does not.
  fileprivate var milliseconds: Int? {
    switch self["seconds"] {
    case .integer(let seconds)?: seconds > 0 && seconds < 1 << 40 ? 1000 * seconds : 0
    case .number(let seconds)?: Int(exactly: (1000 * seconds).rounded())
    default: nil
    }
  }
}

/// A run that changes answers is left without saving: they stay as they were.
@MainActor
private final class AmendmentDelegate: TaskSessionDelegate {
  func session(_ session: TaskSession, didFinish reason: FinishReason) {}
  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool { false }
}
