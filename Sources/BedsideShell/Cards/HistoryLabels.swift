internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The names of tasks and events, and the steps under which outcomes were recorded, each version read once
/// for a whole history.
@MainActor
final class HistoryLabels {
  private var found: [String: OrderedTask?] = [:]

  /// The steps of an outcome; nil where they are lost.
  func steps(of stored: StoredOutcome, _ desk: CareDesk) -> OrderedTask? {
    let key = stored.outcome.key
    guard case .string(let hash) = stored.result?["contentHash"] else { return nil }
    let name = "\(key.task)/\(key.version)/\(hash)"
    if let steps = found[name] { return steps }
    let steps = (try? desk.steps(of: stored)).flatMap(\.self)
    found[name] = .some(steps)
    return steps
  }

  private var titles: [String: String] = [:]
  private var versions: [String: CareTask?] = [:]

  /// What the task of a line is called.
  func title(of entry: HistoryEntry, _ desk: CareDesk) -> String {
    let task = entry.key.task
    if let title = titles[task] { return title }
    let title = desk.title(task)
    titles[task] = title
    return title
  }

  /// What tells the event of a line from others of its day: its element's name, or the time at which it
  /// began; nil where its task has one event a day.
  func name(of entry: HistoryEntry, _ desk: CareDesk) -> String? {
    let key = entry.key
    guard let elements = task(key, desk)?.schedule?.elements,
      elements.indices.contains(key.element),
      elements.count > 1 || elements[key.element].isOftenADay
    else { return nil }
    let element = elements[key.element]
    if let text = element.text, !element.isOftenADay { return text }
    guard !element.isAllDay, let effective = (entry.stored ?? entry.old)?.effective else {
      return element.text
    }
    return phrases(desk).clock(effective.time, desk.conventions)
  }

  private func phrases(_ desk: CareDesk) -> Phrases { desk.phrases }

  private func task(_ key: EventKey, _ desk: CareDesk) -> CareTask? {
    let name = "\(key.task)/\(key.version)"
    if let task = versions[name] { return task }
    let task = (try? desk.store.versions(of: key.task))?.version(key.version)
    versions[name] = .some(task)
    return task
  }
}
