internal import BedsideCore
internal import BedsideStore

extension DataDesk {
  /// Shows who did what, of one task or of all, on the days of the doing in `range`.
  ///
  /// Whole trails stand in the order of the files; the newest lines in that of their dates, the newest
  /// last.
  func showAudit(_ task: String?, _ range: ListingRange) -> Program.End {
    reporting { () throws(JournalError) in
      var range = range
      let isPaged =
        range.isOpen && !isJSON && !isPlain && renderer.console.isInteractive
      if isPaged { range.last = ListingRange.page }
      let listing: Listing? =
        isJSON
        ? Listing(.json("audit"), renderer)
        : isPlain ? Listing(.plain(Self.columns), renderer) : nil
      let page = AuditPage(desk: self)
      var count = 0
      let show = { (entry: AuditEntry) in
        if let listing { return listing.add(entry.json) }
        if count == 0 { renderer.show([page.title], on: .data) }
        count += 1
        renderer.show(page.blocks(entry), on: .data)
      }
      try eachEntry(of: task, range, show)
      listing?.end()
      if listing == nil, count == 0 {
        renderer.show([page.title, .gap, .text(phrases(.auditNone))], on: .data)
      } else if isPaged, count == ListingRange.page {
        renderer.show(.gap, .hint(phrases(.historyMore, ["count": String(count)])))
      }
      return Program.End(.done)
    }
  }

  private func eachEntry(
    of task: String?, _ range: ListingRange, _ body: (AuditEntry) -> Void
  ) throws(JournalError) {
    var trail = AuditTrail(of: participant, task: task)
    var newest = NewestEntries(most: range.last ?? 0)
    try trail.read(journal) { entry in
      if range.from != nil || range.to != nil, let date = entry.date,
        !range.days.contains(zone.local(date).date)
      {
        return
      }
      if range.last == nil { body(entry) } else { newest.add(entry) }
    }
    for entry in newest.entries { body(entry) }
  }

  private static let columns = [
    "date", "zone", "who", "action", "task", "subject", "day", "old", "new", "reason", "file",
    "line", "origin", "number", "effective", "imported", "behind", "behindDay",
    "late",
  ]
}

/// The newest entries of a trail, by the time at which they were written.
private struct NewestEntries {
  let most: Int
  /// The entries, the newest last.
  private(set) var entries: [AuditEntry] = []

  init(most: Int) { self.most = most }

  mutating func add(_ entry: AuditEntry) {
    // A damaged line has no time: it stands behind what came before it.
    let date = entry.date ?? entries.last?.date ?? .earliest
    if entries.count == most, let oldest = entries.first, date < oldest.date ?? .earliest { return }
    var place = entries.count
    while place > 0, date < entries[place - 1].date ?? .earliest { place -= 1 }
    entries.insert(entry, at: place)
    if entries.count > most { entries.removeFirst() }
  }
}
