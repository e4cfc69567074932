internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The steps under which outcomes were recorded, each version read once for a whole history.
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
}
