internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Holds what lines record against the limits that hold whenever it was recorded, and whatever led to it.
///
/// A copy may have very many lines: what is the same for all of a task is found once.
@MainActor
final class ImportLimits {
  let desk: CareDesk
  private let day: (EventKey) -> CivilDate?
  private var events: [String: Event?] = [:]
  private var steps: [String: OrderedTask?] = [:]

  init(_ desk: CareDesk) {
    self.desk = desk
    day = (try? desk.store.plannedDays()) ?? { _ in nil }
  }

  /// What is wrong with an outcome: that a value is beyond the limits, or is not what was answered, or
  /// that its event is of another day, or that its task never had such an event; nil where nothing is, or
  /// nobody can tell.
  func problem(with stored: StoredOutcome) -> String? {
    let key = stored.outcome.key
    // Travel moves an event by a day at most.
    if let planned = day(key), abs(planned.days(until: stored.day)) > 1 {
      let names: KeyValuePairs = [
        "event": key.description, "planned": desk.phrases.long(planned),
        "day": desk.phrases.long(stored.day),
      ]
      return desk.phrases(.importOtherDay, names)
    }
    guard let task = (try? desk.store.versions(of: key.task))?.version(key.version) else {
      return nil
    }
    if (try? desk.store.hasEvent(key)) == .some(false) {
      let names: KeyValuePairs = [
        "event": key.description, "task": key.task, "version": String(key.version),
      ]
      return desk.phrases(.importNeverPlanned, names)
    }
    if task.survey != nil { return steps(of: stored).flatMap { problem(with: stored, $0) } }
    return event(of: key).flatMap { desk.limitProblem(with: stored, $0) }
  }

  /// An event of the same element, which takes the same values.
  private func event(of key: EventKey) -> Event? {
    let name = "\(key.task) \(key.version) \(key.element)"
    if let known = events[name] { return known }
    let event = try? desk.store.event(key)
    events[name] = .some(event)
    return event
  }

  private func steps(of stored: StoredOutcome) -> OrderedTask? {
    guard case .string(let hash) = stored.result?["contentHash"] else { return nil }
    let name = "\(stored.outcome.key.task) \(hash)"
    if let known = steps[name] { return known }
    let found = (try? desk.steps(of: stored)).flatMap(\.self)
    steps[name] = .some(found)
    return found
  }

  private func problem(with stored: StoredOutcome, _ steps: OrderedTask) -> String? {
    var context = desk.context
    (context.now, context.today) = (stored.outcome.recorded, stored.recordedDay)
    for answer in stored.answers {
      guard case .string(let id) = answer["id"], answer["state"] == "answered",
        let json = answer["value"], let item = steps.item(Identifier(id)), Self.isAlone(item)
      else { continue }
      do throws(AnswerError) {
        let value = try item.format.rules.read(json, in: context)
        if Self.isContradicted(value, of: id, in: stored) { return desk.phrases(.adoptDiffers) }
      } catch {
        return "\(id): " + desk.phrases.message(for: error, decimalMark: desk.decimalMark)
      }
    }
    return nil
  }

  /// Whether an answer can be read without a file, or another answer that it repeats.
  private static func isAlone(_ item: FormItem) -> Bool {
    switch item.format {
    case .file, .confirmText: false
    default: true
    }
  }

  /// Whether the values of an outcome say something else than the answer to one of its questions.
  private static func isContradicted(
    _ value: AnswerValue, of id: String, in stored: StoredOutcome
  ) -> Bool {
    let parts = value.outcomeParts
    let kinds = [id] + parts.map { id + $0.suffix }
    let found = stored.outcome.values.filter { $0.kind.map(kinds.contains) ?? false }
    return found.map(\.value) != parts.map(\.value)
  }
}
