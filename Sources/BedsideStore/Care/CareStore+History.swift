internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// All that was ever recorded, changed and taken back, of `task` or of all tasks, oldest first.
  public func history(of task: String? = nil) throws(CareError) -> [HistoryEntry] {
    var entries: [HistoryEntry] = []
    do throws(JournalError) {
      for month in try cache.recordedMonths() {
        for record in try cache.records(in: month) where task.map(record.isAbout) ?? true {
          if let entry = entry(record), entry.key.study == study { entries.append(entry) }
        }
      }
    } catch {
      throw .journal(error)
    }
    return entries
  }

  /// What was recorded last for `task`, by the day of its event; nil when nothing stands.
  public func latestOutcome(of task: String) throws(CareError) -> StoredOutcome? {
    do throws(JournalError) {
      for month in try cache.recordedMonths().reversed() {
        let found = try cache.outcomes(in: month, task: task).values
          .filter { $0.outcome.key.study == study }
        let latest = found.max {
          ($0.day, $0.outcome.recorded) < ($1.day, $1.outcome.recorded)
        }
        if let latest { return latest }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }

  private func entry(_ record: JournalRecord) -> HistoryEntry? {
    switch OutcomeLine.statement(record) {
    case .recorded(let stored):
      return HistoryEntry(
        change: record.isKind(OutcomeLine.amendment) ? .amended : .recorded,
        key: stored.outcome.key, day: stored.day, date: stored.outcome.recorded, stored: stored,
        alerts: stored.alerts, correction: stored.outcome.correction)
    case .deleted(let key):
      guard let node = try? record.json(),
        let date = node["recorded"]?.string.flatMap({ Instant($0) }),
        let day = node["day"]?.string.flatMap({ CivilDate($0) })
      else { return nil }
      let author = node["author"]?.string
      let reason = node["reason"]?.string
      let note = author != nil || reason != nil
      return HistoryEntry(
        change: .deleted, key: key, day: day, date: date, stored: nil,
        correction: note ? .init(author: author ?? "", reason: reason ?? "") : nil)
    case .discarded(let run):
      return HistoryEntry(
        change: .discarded, key: run.key, day: run.day, date: run.date, stored: nil,
        alerts: run.alerts, correction: nil)
    case nil: return nil
    }
  }
}
