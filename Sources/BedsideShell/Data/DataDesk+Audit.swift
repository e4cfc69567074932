internal import BedsideCore
internal import BedsideStore

extension DataDesk {
  /// Shows who did what, of one task or of all, on the days of the doing from `first` to `last`.
  func showAudit(
    _ task: String?, from first: CivilDate?, to last: CivilDate?
  ) -> Program.End {
    reporting { () throws(JournalError) in
      var trail = AuditTrail(of: participant, task: task)
      var entries: [AuditEntry] = []
      try trail.read(journal) { entry in
        if let date = entry.date {
          let day = zone.local(date).date
          if let first, day < first { return }
          if let last, day > last { return }
        }
        entries.append(entry)
      }
      if isJSON {
        let lines = entries.map(\.json)
        renderer.write(.object(["format": 1, "audit": .array(lines)]))
      } else if isPlain {
        renderer.write(entries.map(\.json), columns: Self.columns)
      } else {
        renderer.show(AuditPage(entries: entries, desk: self).blocks, on: .data)
      }
      return Program.End(.done)
    }
  }

  private static let columns = [
    "date", "zone", "who", "action", "task", "subject", "day", "old", "new", "reason", "file",
    "line", "origin", "number",
  ]
}
