internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// Looks at the clock and the record again, and tells what is new since the last time.
  ///
  /// That is a day that has turned, and what other shells wrote; the first time nothing is. Pages are up to date without it; it is for telling the participant before the next command.
  public func refresh() throws(CareError) -> RecordNews {
    try refreshPlan()
    let today = today
    var news = RecordNews()
    let isFirst = seen.day == nil
    if !isFirst, seen.day != today { news.day = today }
    seen.day = today
    let reach = tasks.flatMap(\.versions).map(\.lateDays).max() ?? 0
    let first = Month(today.adding(days: -reach - Zone.mostDays))
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first {
        let records = try cache.records(in: month)
        let known = seen.lines[month] ?? 0
        seen.lines[month] = records.count
        guard !isFirst, known < records.count else { continue }
        let new = records[known...].filter { !written.contains(OutcomeLineName($0)) }
        if !new.isEmpty { news.changes += changes(new, among: records) }
      }
    } catch {
      throw .journal(error)
    }
    written = []
    return news
  }

  /// The entries of the lines `new`, with what was recorded before them.
  private func changes(
    _ new: [JournalRecord], among records: [JournalRecord]
  ) -> [HistoryEntry] {
    let events = Set(new.compactMap { $0.member(LineMember.event) })
    let lines = Set(new.map(\.line))
    var fold = HistoryFold()
    return records.compactMap { record in
      guard record.member(LineMember.event).map(events.contains) ?? true,
        let entry = fold.entry(record)
      else { return nil }
      return lines.contains(record.line) && entry.key.study == study ? entry : nil
    }
  }
}
