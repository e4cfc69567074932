internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// Does a command that marks, logs or changes something.
  func mark(_ command: CommandName, _ desk: CareDesk) -> Program.End {
    if command == .undo { return desk.undo() }
    let day: CivilDate?
    if let text = invocation.options["day"] {
      guard let known = desk.day(text) else { return Program.End(.usage) }
      day = known
    } else {
      day = nil
    }
    let finder = EventFinder(
      desk: desk, day: day, typed: typedOptions, takesWords: command == .amend || command == .log)
    return desk.reportingEnd { () throws(CareError) in
      let found = try finder.find(invocation.arguments)
      switch found {
      case .failure(let problem):
        renderer.show(.text(problem.message, .problem))
        return Program.End(problem.code)
      case .success(let place):
        var desk = desk
        desk.correction = correction(command, desk, place)
        // A refusal that names what would do instead is told by the desk that knows it.
        return desk.reportingEnd { () throws(CareError) in
          try mark(command, desk, finder, place)
        }
      }
    }
  }

  /// The command by which somebody else does what was typed: with all that was, and the day by its date.
  private func correction(
    _ command: CommandName, _ desk: CareDesk, _ place: EventFinder.Place
  ) -> CorrectingCommand? {
    guard command == .amend || command == .unlog, let event = place.events.first else { return nil }
    let letter = place.letter ?? invocation.arguments.first.flatMap { EventAddress($0).letter }
    let value = place.value.map { ".\($0)" } ?? ""
    var words = [command.rawValue, place.task + (letter == nil ? value : "")]
    if let letter { words.append(letter + value) }
    words += place.rest.map(ShellWords.quoted)
    if command == .amend, place.rest.isEmpty, let needed = neededBehind(event, desk) {
      words.append(needed)
    }
    words += ["--day", "\(event.scheduleEvent.day)"]
    return CorrectingCommand(
      words.map(\.withJoints).joined(separator: "\u{A0}"), isAmending: command == .amend,
      reason: invocation.options["reason"].map { ShellWords.quoted($0).withJoints })
  }

  /// What must stand behind an event that is changed; nil where each question comes again.
  private func neededBehind(_ event: Event, _ desk: CareDesk) -> String? {
    if event.task.survey == nil { return desk.phrases(.rowValue) }
    return canAsk ? nil : desk.phrases(.amendItem)
  }

  private func mark(
    _ command: CommandName, _ desk: CareDesk, _ finder: EventFinder, _ place: EventFinder.Place
  ) throws(CareError) -> Program.End {
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
        return command == .done
          ? desk.done(event) : desk.undone(event, reason: amendment.reason)
      case .log:
        return desk.log(rest.isEmpty ? nil : rest.joined(separator: " "), for: event)
      case .unlog:
        guard rest.count <= 1, let number = number(rest.first, place.value) else {
          return fail(phrases(.unexpectedArgument, ["text": rest.last ?? ""]), .usage)
        }
        return desk.unlog(number, of: event, amendment)
      default: return amend(desk, event, place)
      }
    }
  }

  /// The options besides the day, as they were typed: a command that is told instead has them too.
  private var typedOptions: [String] {
    invocation.options.filter { $0.key != "day" }.sorted { $0.key < $1.key }
      .flatMap { ["--\($0.key)", ShellWords.quoted($0.value)] }
  }

  /// Who changes what was recorded, and why.
  private var amendment: Amendment {
    Amendment(reason: invocation.options["reason"], author: invocation.options["author"])
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
      try desk.store.checkAmending(event, correction: amendment.correction)
    default: try desk.store.checkDeleting(event, correction: amendment.correction)
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
    let rest = place.rest
    guard event.task.survey != nil else {
      return desk.amend(
        event, number: place.value, to: rest.isEmpty ? nil : rest.joined(separator: " "),
        amendment)
    }
    guard let item = rest.first else {
      guard canAsk else {
        return fail(phrases(.amendNeedsAnswer, desk.names(of: event, amendment)), .usage)
      }
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
