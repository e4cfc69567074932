internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// Does a command that marks, logs or changes something.
  func mark(_ command: CommandName, _ desk: CareDesk) -> Program.End {
    if command == .undo { return desk.undo() }
    var desk = desk
    desk.isAmending = command == .amend
    let day: CivilDate?
    if let text = invocation.options["day"] {
      guard let known = desk.day(text) else { return Program.End(.usage) }
      day = known
    } else {
      day = nil
    }
    let finder = EventFinder(desk: desk, day: day, typed: typedOptions)
    return desk.reportingEnd { () throws(CareError) in
      let found = try finder.find(invocation.arguments)
      switch found {
      case .failure(let problem):
        renderer.show(.text(problem.message, .problem))
        return Program.End(problem.code)
      case .success(let place):
        return try mark(command, desk, finder, place)
      }
    }
  }

  private func mark(
    _ command: CommandName, _ desk: CareDesk, _ finder: EventFinder, _ place: EventFinder.Place
  ) throws(CareError) -> Program.End {
    let reason = invocation.options["reason"]
    let wantsOpen = command == .done || command == .log
    let picked = try finder.pick(place, command.rawValue, open: wantsOpen) {
      (event) throws(CareError) in try check(event, command, desk)
    }
    switch picked {
    case .failure(let problem):
      renderer.show(.text(problem.message, .problem))
      return Program.End(problem.code)
    case .success(let event):
      if let end = refuseValue(command, desk, event, place) { return end }
      let rest = place.rest
      switch command {
      case .done, .undone:
        if let extra = rest.first {
          return fail(phrases(.unexpectedArgument, ["text": extra]), .usage)
        }
        return command == .done ? desk.done(event) : desk.undone(event, reason: reason)
      case .log:
        return desk.log(rest.isEmpty ? nil : rest.joined(separator: " "), for: event)
      case .unlog:
        guard rest.count <= 1, let number = number(rest.first, place.value) else {
          return fail(phrases(.unexpectedArgument, ["text": rest.last ?? ""]), .usage)
        }
        return desk.unlog(number, of: event, reason: reason)
      default: return amend(desk, event, place)
      }
    }
  }

  /// The options besides the day, as they were typed: a command that is told instead has them too.
  private var typedOptions: [String] {
    invocation.options.filter { $0.key != "day" }.sorted { $0.key < $1.key }
      .flatMap { ["--\($0.key)", ShellWords.quoted($0.value)] }
  }

  /// The rules for a command on one of several events: nobody is asked about what can't be done.
  private func check(
    _ event: Event, _ command: CommandName, _ desk: CareDesk
  ) throws(CareError) {
    switch command {
    case .done, .log:
      // What is begun can be completed, so that its values are not in the way.
      try desk.store.checkLogging(event)
    case .amend:
      let amendment = Amendment(
        reason: invocation.options["reason"], author: invocation.options["author"])
      try desk.store.checkAmending(event, correction: amendment.correction)
    default: try desk.store.checkDeleting(event, correction: nil)
    }
  }

  /// Says what would do where the number of one value stands in a command that is for all of them.
  private func refuseValue(
    _ command: CommandName, _ desk: CareDesk, _ event: Event, _ place: EventFinder.Place
  ) -> Program.End? {
    guard place.value != nil, let word = invocation.arguments.first else { return nil }
    let phrase: Phrase
    switch command {
    case .done: phrase = .valueOfDone
    case .undone: phrase = .valueOfUndone
    case .log: phrase = .valueOfLog
    case .amend where event.task.survey != nil: phrase = .valueOfOther
    default: return nil
    }
    let day = invocation.options["day"].map { "\u{A0}--day\u{A0}\(ShellWords.quoted($0))" }
    let names: KeyValuePairs = [
      "task": desk.title(of: event), "name": place.eventWords(word), "word": word,
      "value": desk.phrases(.rowValue), "command": command.rawValue,
      "options": day ?? "",
    ]
    return fail(phrases(phrase, names), .usage)
  }

  /// The number of a value, given with the event or behind it; nil for what is no number.
  private func number(_ word: String?, _ value: Int?) -> Int?? {
    guard let word else { return .some(value) }
    return Int(word).map { .some($0) }
  }

  private func amend(
    _ desk: CareDesk, _ event: Event, _ place: EventFinder.Place
  ) -> Program.End {
    let amendment = Amendment(
      reason: invocation.options["reason"], author: invocation.options["author"])
    let rest = place.rest
    guard event.task.survey != nil else {
      return desk.amend(
        event, number: place.value, to: rest.isEmpty ? nil : rest.joined(separator: " "),
        amendment)
    }
    guard let item = rest.first else {
      guard canAsk else { return fail(phrases(.amendNeedsAnswer), .usage) }
      return desk.amendByWalking(event, amendment)
    }
    if rest.count == 1 {
      // An answer is often written behind an equals sign, which no name of a question has.
      let name = String(item.prefix { $0 != "=" })
      let command = desk.name(of: event, amendment)
      let names: KeyValuePairs = [
        "item": name, "name": command.words, "options": command.options,
      ]
      return fail(phrases(.amendNeedsItsAnswer, names), .usage)
    }
    return desk.amend(
      event, item: item, to: rest.dropFirst().joined(separator: " "), amendment)
  }
}
