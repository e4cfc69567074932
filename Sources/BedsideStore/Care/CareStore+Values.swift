internal import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// Marks the event `key` of a task without a survey as done: what it is meant to come to is recorded,
  /// or `true` where nothing is said of that; of what was begun, the rest.
  ///
  /// - Throws: `CareError.refused` by the rules; when the event is done already, too.
  @discardableResult
  public func complete(_ key: EventKey) throws(CareError) -> StoredOutcome {
    try mark(try completion(of: key), for: key)
  }

  /// What marking the event `key` as done comes to.
  ///
  /// - Throws: `CareError.refused` when the event is done already.
  public func completion(of key: EventKey) throws(CareError) -> Mark {
    let event = try event(key)
    try checkValues(of: event)
    let targets = event.element?.targetValues ?? []
    let known = event.outcome?.values ?? []
    if known.isEmpty {
      return .recorded(targets.isEmpty ? [OutcomeValue(.boolean(true))] : targets)
    }
    let rest =
      event.task.progress == .sum
      ? event.progress.missing(in: targets.first).map { [$0] } ?? []
      : Array(targets.dropFirst(known.count))
    if event.progress.isComplete || rest.isEmpty {
      throw .refused(.recorded(task: key.task, day: event.scheduleEvent.day))
    }
    return .added(rest)
  }

  /// Records what a mark says for the event `key` of a task without a survey.
  @discardableResult
  public func mark(_ mark: Mark, for key: EventKey) throws(CareError) -> StoredOutcome {
    switch mark {
    case .recorded(let values): try record(values, for: key)
    case .added(let values): try add(values, to: key)
    }
  }

  /// Records `values` for the event `key` of a task without a survey, of which nothing is recorded.
  @discardableResult
  public func record(
    _ values: [OutcomeValue], for key: EventKey
  ) throws(CareError) -> StoredOutcome {
    let event = try event(key)
    try checkValues(of: event)
    try check(event, begun: today)
    try checkOtherVersions(event)
    try checkValues(values, of: key.task)
    return try write(OutcomeLine.outcome, event, stamped(values)) {
      (current) throws(CareError) in try check(current, begun: today)
    }
  }

  /// Records `values` for the event `key` of a task without a survey besides those that are recorded
  /// already, each to be taken back on its own by its id.
  @discardableResult
  public func add(
    _ values: [OutcomeValue], to key: EventKey
  ) throws(CareError) -> StoredOutcome {
    let event = try event(key)
    try checkValues(of: event)
    try checkAdding(event, begun: today)
    try checkValues(values, of: key.task)
    return try write(OutcomeLine.addition, event, stamped(values)) {
      (current) throws(CareError) in try checkAdding(current, begun: today)
    }
  }

  /// Takes single values of the event `key` back; the lines stay in the history.
  ///
  /// When none is left, nothing is recorded for the event.
  public func remove(
    _ ids: [OutcomeValueID], from key: EventKey, reason: String? = nil,
    correction: Outcome.Correction? = nil
  ) throws(CareError) {
    guard !ids.isEmpty else { throw .refused(.empty(task: key.task)) }
    try checkReason(reason)
    let event = try event(key)
    // What a survey asked hangs together; it is changed or taken back as a whole.
    if event.task.survey != nil, correction == nil { try checkValues(of: event) }
    try takeBack(ids, of: key, reason: reason, correction: correction)
  }

  /// What is recorded for the event `key`; nil when nothing is.
  public func storedOutcome(of key: EventKey) throws(CareError) -> StoredOutcome? {
    try recorded(key, on: try event(key).scheduleEvent.day)
  }

  /// Whether a value was recorded through this store, not by another program.
  public func hasRecorded(_ id: OutcomeValueID) -> Bool {
    ownLines.contains(OutcomeLineName(id))
  }

  /// Checks that values can be recorded for an event without walking through steps.
  func checkValues(of event: Event) throws(CareError) {
    try checkWriting()
    if event.task.survey != nil { throw .refused(needsAnswers(event)) }
  }

  /// The refusal of an event that is done by its answers alone.
  public func needsAnswers(_ event: Event) -> Refusal {
    let day = event.scheduleEvent.day
    return .needsAnswers(task: event.task.id, day: day == today ? nil : day)
  }

  /// Values with the moment at which they are recorded.
  func stamped(_ values: [OutcomeValue]) -> [OutcomeValue] {
    values.map { value in
      var value = value
      value.recorded = value.recorded ?? now
      return value
    }
  }
}

extension TaskProgress {
  /// What is missing from the goal, as a value like `target`; nil when nothing is.
  fileprivate func missing(in target: OutcomeValue?) -> OutcomeValue? {
    guard let goal, let target, goal > value else { return nil }
    let rest = goal - value
    let isWhole = if case .integer = target.value { true } else { false }
    let number = isWhole ? Int(exactly: rest) : nil
    return OutcomeValue(
      number.map { .integer($0) } ?? .double(rest), kind: target.kind, units: target.units)
  }
}
