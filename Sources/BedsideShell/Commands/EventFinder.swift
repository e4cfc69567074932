internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Finds the event that the words of a command mean.
@MainActor
struct EventFinder {
  /// Why no event is meant, and what to leave with.
  struct Problem: Error {
    var message: String
    var code: ExitCode
  }

  /// The events that may be meant, and the words behind.
  struct Place {
    /// The task.
    var task: String
    /// The events that may be meant, one of them where a letter was given.
    var events: [Event]
    /// The number of the value that was given with the event.
    var value: Int?
    /// The words behind those that name the event.
    var rest: [String]
    /// The letter that stands in a word of its own; nil where none does.
    var letter: String?

    /// What names the event in `word`, without the number of a value.
    func eventWords(_ word: String) -> String {
      let end = value.map { ".\($0)" } ?? ""
      let name = word.hasSuffix(end) ? String(word.dropLast(end.count)) : word
      return name + (letter.map { "\u{A0}\($0)" } ?? "")
    }
  }

  let desk: CareDesk
  /// The day that was named; nil for what is on today's page.
  let day: CivilDate?
  /// The options that were typed behind, for a command that is told instead.
  var typed: [String] = []
  /// Whether values or questions stand behind the event, which a letter may be.
  var takesWords = false

  private var phrases: Phrases { desk.phrases }

  /// The events that `words` begin with the name of.
  func find(_ words: [String]) throws(CareError) -> Result<Place, Problem> {
    guard let word = words.first else { return .failure(noRow("")) }
    let address = EventAddress(word, among: desk.store.tasks.map(\.id))
    let rows = try CardRows.today(desk)
    let named: CardRow?
    if let number = address.number {
      guard let row = rows[number] else { return .failure(noRow(word)) }
      named = row
    } else {
      named = nil
    }
    let task = named?.task.id ?? address.task ?? word
    let events = try events(of: task, named, rows)
    let place = Place(
      task: task, events: events, value: address.value, rest: Array(words.dropFirst()))
    return try lettered(place, address)
  }

  /// A place with the event that a letter means, where one stands in the first word or behind it.
  private func lettered(
    _ place: Place, _ address: EventAddress
  ) throws(CareError) -> Result<Place, Problem> {
    var place = place
    // Letters count from the first event of the row, or of the day.
    let row = CardRow(number: 0, task: try version(of: place.task), events: place.events)
    if let letter = address.letter {
      // What has no event there is closed or not planned, whatever the letter; that is told later.
      if place.events.isEmpty { return .success(place) }
      guard let event = row.event(lettered: letter) else {
        return .failure(noLetter(letter, place))
      }
      place.events = [event]
      return .success(place)
    }
    guard let word = place.rest.first else { return .success(place) }
    let own = EventAddress.lettered(word)
    guard let letter = own.letter, !isQuestion(word, place) else { return .success(place) }
    if let event = row.event(lettered: letter) {
      place.events = [event]
    } else if takesWords {
      return .success(place)
    } else if !place.events.isEmpty {
      return .failure(noLetter(letter, place))
    }
    place.letter = letter
    place.value = own.value ?? place.value
    place.rest.removeFirst()
    return .success(place)
  }

  /// Whether a letter behind the only event of a task is one of its questions.
  private func isQuestion(_ word: String, _ place: Place) -> Bool {
    guard takesWords, place.events.count == 1, let task = place.events.first?.task else {
      return false
    }
    return (try? desk.content.steps(of: task))?.item(Identifier(word)) != nil
  }

  /// The one event that is meant: of several, the only one that is open, or the only one that is not.
  ///
  /// What `check` does not allow is not asked about: where it allows none, that is said.
  func pick(
    _ place: Place, _ command: String, open: Bool,
    _ check: (Event) throws(CareError) -> Void = { (_) throws(CareError) in }
  ) throws(CareError) -> Result<Event, Problem> {
    let all = place.events
    let fitting = all.filter { event in
      let isOpen = !event.progress.isComplete || event.task.card.style == .buttonLog
      return open ? isOpen : event.outcome?.values.isEmpty == false
    }
    if let event = fitting.first, fitting.count == 1 { return .success(event) }
    guard let first = all.first, let last = all.last else {
      return .failure(try nothing(place.task))
    }
    // What the rules say of it is said when it is tried.
    if fitting.isEmpty { return .success(open ? last : first) }
    var refusal: CareError?
    var allowed: [Event] = []
    for event in fitting {
      do throws(CareError) {
        try check(event)
        allowed.append(event)
      } catch { refusal = refusal ?? error }
    }
    if let refusal, allowed.isEmpty { throw refusal }
    if allowed.count == 1 { return .success(allowed[0]) }
    return .failure(try which(of: allowed, place, command))
  }

  /// Asks which of several events is meant, with what names each.
  private func which(
    of fitting: [Event], _ place: Place, _ command: String
  ) throws(CareError) -> Problem {
    let rows = try CardRows.today(desk)
    let value = place.value.map { ".\($0)" } ?? ""
    let list = fitting.map { event in
      let onPage = rows.name(of: event.key)
      let name = onPage ?? "\(place.task) \(letter(of: event, among: place.events))"
      let words =
        [command, name + value] + place.rest.map(ShellWords.quoted)
        + (onPage == nil ? self.day(of: event, command) : []) + typed
      let what =
        event.element?.text
        ?? event.scheduleEvent.timeText(
          on: desk.store.today, days: desk.store.days, phrases: phrases,
          conventions: desk.conventions)
      return "\(words.joined(separator: " ").withJoints) (\(what))"
    }
    let names: KeyValuePairs = [
      "task": desk.title(place.task), "list": list.joined(separator: ", "),
    ]
    return Problem(message: phrases(.markWhich, names), code: .usage)
  }

  /// The day of an event that is not on today's page, in the way in which the command takes it.
  private func day(of event: Event, _ command: String) -> [String] {
    let day = event.scheduleEvent.day
    if day == desk.store.today { return [] }
    let takesDay = [CommandName.show, .delete].map(\.rawValue).contains(command)
    return takesDay ? ["\(day)"] : ["--day", "\(day)"]
  }

  /// The one event that `words` name of which something is recorded.
  func recorded(
    _ words: [String], _ command: CommandName,
    _ check: (Event) throws(CareError) -> Void = { (_) throws(CareError) in }
  ) throws(CareError) -> Result<Event, Problem> {
    switch try find(words) {
    case .failure(let problem): return .failure(problem)
    case .success(let place):
      if let problem = unexpected(place) { return .failure(problem) }
      if place.events.contains(where: { $0.outcome != nil }) {
        return try pick(place, command.rawValue, open: false, check)
      }
      let day = day ?? desk.store.today
      if day > desk.store.today { throw .refused(.future(task: place.task, day: day)) }
      throw .refused(.nothingRecorded(task: place.task, day: day))
    }
  }

  /// Why none of several events is meant; nil where one is.
  func problem(_ place: Place, _ command: CommandName) throws(CareError) -> Problem? {
    if case .failure(let problem) = try pick(place, command.rawValue, open: false) {
      return problem
    }
    return nil
  }

  /// Says that more was typed than names an event; nil where nothing more was.
  func unexpected(_ place: Place) -> Problem? {
    place.rest.first.map {
      Problem(message: phrases(.unexpectedArgument, ["text": $0]), code: .usage)
    }
  }

  private func letter(of event: Event, among all: [Event]) -> String {
    all.firstIndex { $0.key == event.key }.map(CardRow.letter) ?? ""
  }

  private func version(of id: String) throws(CareError) -> CareTask {
    let versions = try desk.store.versions(of: id)
    guard let task = versions.governing(day ?? desk.store.today) ?? versions.versions.last else {
      throw .refused(.noEvent(task: id))
    }
    return task
  }

  private func events(
    of task: String, _ named: CardRow?, _ rows: CardRows
  ) throws(CareError) -> [Event] {
    if let day {
      _ = try desk.store.versions(of: task)
      return try desk.store.page(for: day).events.filter { $0.task.id == task }
    }
    if let named { return named.events }
    _ = try desk.store.versions(of: task)
    let fitting = rows.rows(of: task).filter { !$0.events.isEmpty }
    // Today's come before those of earlier days.
    return fitting.first?.events ?? []
  }

  /// Why a task has no event to do anything with.
  private func nothing(_ task: String) throws(CareError) -> Problem {
    do throws(CareError) {
      _ = try desk.store.eventToStart(task, on: day)
      throw CareError.refused(.noEvent(task: task))
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      return Problem(message: desk.message(for: refusal), code: .badData)
    }
  }

  private func noLetter(_ letter: String, _ place: Place) -> Problem {
    Problem(
      message: desk.noLetter(letter, of: place.task, among: place.events.count), code: .noSuchThing)
  }

  private func noRow(_ word: String) -> Problem {
    Problem(message: phrases(.noRow, ["name": word]), code: .noSuchThing)
  }
}
