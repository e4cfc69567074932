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

  /// What is wrong with the values of an outcome whenever it was recorded, and whatever led to it: that one
  /// is beyond the limits, or is not what was answered; nil where nothing is, or nobody can tell.
  func limitProblem(with stored: StoredOutcome) -> String? {
    let key = stored.outcome.key
    guard let task = (try? store.versions(of: key.task))?.version(key.version) else { return nil }
    if task.survey == nil {
      guard let event = try? store.event(key),
        case .value(let problem)? = valueProblem(with: stored, event)
      else { return nil }
      return problem
    }
    guard let steps = (try? self.steps(of: stored)).flatMap(\.self) else { return nil }
    var context = context
    (context.now, context.today) = (stored.outcome.recorded, stored.recordedDay)
    for answer in stored.answers {
      guard case .string(let id) = answer["id"], answer["state"] == "answered",
        let json = answer["value"], let item = steps.item(Identifier(id)),
        item.format.name != "file"
      else { continue }
      do throws(AnswerError) {
        let value = try item.format.rules.read(json, in: context)
        if isContradicted(value, of: id, in: stored) { return phrases(.adoptDiffers) }
      } catch {
        return "\(id): " + phrases.message(for: error, decimalMark: decimalMark)
      }
    }
    return nil
  }

  /// Whether the values of an outcome say something else than the answer to one of its questions.
  private func isContradicted(
    _ value: AnswerValue, of id: String, in stored: StoredOutcome
  ) -> Bool {
    let parts = value.outcomeParts
    let kinds = [id] + parts.map { id + $0.suffix }
    let found = stored.outcome.values.filter { $0.kind.map(kinds.contains) ?? false }
    return found.map(\.value) != parts.map(\.value)
  }

  private func valueProblem(with stored: StoredOutcome, _ event: Event) -> RecordProblem? {
    for value in stored.outcome.values where !isTaken(value, event) {
      let units = value.units.map { " \($0)" } ?? ""
      let names: KeyValuePairs = [
        "value": value.text(decimalMark, phrases) + units, "task": event.task.title,
      ]
      return .value(phrases(.adoptNotAValue, names))
    }
    return nil
  }

  /// Whether marking or logging could have recorded a value.
  private func isTaken(_ value: OutcomeValue, _ event: Event) -> Bool {
    let targets = event.element?.targetValues ?? []
    if targets.contains(where: { $0.value == value.value && $0.units == value.units }) {
      return true
    }
    switch value.value {
    case .boolean(let isTrue): return isTrue && value.units == nil
    case .integer, .double:
      let text = value.text(decimalMark, phrases) + (value.units.map { " \($0)" } ?? "")
      let read = try? LoggedValue(event: event, context: context).read(text)
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
