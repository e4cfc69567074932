internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Why a study would not have recorded what a line says.
enum RecordProblem: Hashable, Sendable {
  /// It has no such event on that day.
  case noEvent
  /// The steps that were asked are lost.
  case unreadable
  /// A value is none that it would take: what is wrong with it.
  case value(String)
}

extension CareDesk {
  /// What is wrong with an outcome that was not recorded by answering; nil when answering could have
  /// recorded it.
  func problem(with stored: StoredOutcome) -> RecordProblem? {
    let key = stored.outcome.key
    guard let task = (try? store.versions(of: key.task))?.version(key.version) else {
      return .noEvent
    }
    if let planned = try? store.plannedDays()(key), planned != stored.day { return .noEvent }
    guard let event = try? store.event(key) else { return .noEvent }
    if task.survey == nil { return valueProblem(with: stored, event) }
    guard let steps = (try? self.steps(of: stored)).flatMap(\.self) else { return .unreadable }
    return answerProblem(with: stored, steps)
  }

  private func valueProblem(with stored: StoredOutcome, _ event: Event) -> RecordProblem? {
    stored.outcome.values.first { !isTaken($0, event) }.map { .value(notAValue($0, event)) }
  }

  /// What is wrong with the numbers of an outcome that was recorded without questions for an event: that
  /// one is beyond the limits; other programs may have recorded what nobody can type.
  func limitProblem(with stored: StoredOutcome, _ event: Event) -> String? {
    stored.outcome.values.first { isBeyond($0, event) }.map { notAValue($0, event) }
  }

  private func notAValue(_ value: OutcomeValue, _ event: Event) -> String {
    phrases(.adoptNotAValue, ["value": typed(value), "task": event.task.title])
  }

  /// A value as somebody would type it.
  private func typed(_ value: OutcomeValue) -> String {
    value.text(decimalMark, phrases) + (value.units.map { " \($0)" } ?? "")
  }

  private func isBeyond(_ value: OutcomeValue, _ event: Event) -> Bool {
    switch value.value {
    case .integer, .double: break
    default: return false
    }
    if isTarget(value, event) { return false }
    let card = event.task.card
    return value.amount < card.minimum || card.maximum.map { value.amount > $0 } ?? false
  }

  private func isTarget(_ value: OutcomeValue, _ event: Event) -> Bool {
    (event.element?.targetValues ?? []).contains {
      $0.value == value.value && $0.units == value.units
    }
  }

  /// Whether marking or logging could have recorded a value.
  private func isTaken(_ value: OutcomeValue, _ event: Event) -> Bool {
    if isTarget(value, event) { return true }
    switch value.value {
    case .boolean(let isTrue): return isTrue && value.units == nil
    case .integer, .double:
      let read = try? LoggedValue(event: event, context: context).read(typed(value))
      return read?.value == value.value && read?.units == value.units
    default: return false
    }
  }

  private func answerProblem(with stored: StoredOutcome, _ steps: OrderedTask) -> RecordProblem? {
    let earlier = (try? store.earlierAnswers(to: steps.earlierTasks)) ?? .none
    var session = TaskSession(
      task: steps, runID: makeRunID(), context: context, clock: clock, earlier: earlier)
    let run = UnattendedRun(&session, answers: answersFile(of: stored))
    if let problem = run.problems.first(where: { $0.severity == .error }) {
      return .value(problem.message)
    }
    guard run.finish == .completed || run.finish == .earlyTermination else { return .unreadable }
    let expected = session.result().outcomeValues
    let found = stored.outcome.values
    let isSame =
      expected.count == found.count
      && zip(expected, found).allSatisfy {
        $0.kind == $1.kind && $0.value == $1.value && $0.units == $1.units
      }
    return isSame ? nil : .value(phrases(.adoptDiffers))
  }
}
